import { aFood } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, publish } from '../data/session-store.ts';
import { keepToken } from '../data/token.ts';
import { BASKET_STORAGE_KEY } from '../data/storage-keys.ts';
import { PLACED, quoteOf, server } from '../features/ordering/basket-dialog/testing-checkout.tsx';
import { changeBasket, currentBasket } from '../features/ordering/basket/basket-store.ts';
import { EMPTY } from '../features/ordering/basket/basket.ts';
import { parseBody } from '../test/parse-body.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

// What was said in a checkout, after the checkout was left in each way that there is: the basket's and that of Order Now.

const PHO = aFood({ id: 'pho', name: 'Pho', priceMinor: 950, quantity: 12 });
const PERSON = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann' };

/** The width of the window, and who follows it. */
let width = 390;
let followers: (() => void)[] = [];
let page: Awaited<ReturnType<typeof renderScreen>>;

beforeEach(() => {
  width = 390;
  followers = [];
  changeBasket(() => EMPTY);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
    addEventListener: (_type: string, follow: () => void) => followers.push(follow),
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  Object.assign(server, { menu: [PHO], services: ['pickup', 'delivery'], vouchers: [], closed: null });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The menu, of a house that delivers. */
async function show(): Promise<void> {
  page = await renderScreen('/inventory', { role: 'user', foods: [PHO] });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address === '/api/quote') return Promise.resolve(Response.json(quoteOf(parseBody(init.body))));
    if (address === '/api/order' || address === '/api/orders')
      return Promise.resolve(Response.json(PLACED, { status: 201 }));
    return others(address, init);
  });
  await screen.findByRole('heading', { name: 'Pho' });
}

const turnTo = (to: number): Promise<void> =>
  act(async () => {
    width = to;
    for (const follow of followers) follow();
  });

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

/** Says everything that can be said. */
async function sayAll(): Promise<void> {
  await press(await screen.findByRole('radio', { name: 'Delivery' }));
  // Awaited, because what depends on a field may load.
  await act(async () => {
    for (const [name, text] of SAID) fireEvent.change(field(name), { target: { value: text } });
  });
  await screen.findByText(/Delivery to Old town/);
}

const SAID = [
  ['Postcode', '8001'],
  ['Address', 'Lime Street 7'],
  ['Name', 'Ann'],
  ['Phone', '030 1234'],
  ['Note for the whole order', 'Ring twice'],
] as const;

async function expectAll(): Promise<void> {
  await screen.findByRole('radio', { name: 'Delivery', checked: true });
  expect(SAID.map(([name]) => field(name).value)).toEqual(SAID.map(([, text]) => text));
}

const openBasket = async (): Promise<void> => {
  await press(await screen.findByRole('button', { name: /View basket$/ }));
  await screen.findByRole('dialog', { name: 'Your basket' });
};
const openOrder = async (): Promise<void> => {
  const card = screen.getByRole('heading', { name: 'Pho' }).closest('article');
  await press(card && within(card).getByRole('button', { name: /Order Now/ }));
  await screen.findByRole('dialog', { name: 'Order Pho' });
};
const isClosed = (): Promise<void> =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
const reload = async (): Promise<void> => {
  cleanup();
  await show();
};

const pressEscape = (): Promise<void> =>
  act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));

/** How a checkout is left; after it, the menu is there. */
const WAYS: readonly (readonly [way: string, leave: () => Promise<void>])[] = [
  ['Escape', pressEscape],
  ['a reload', reload],
  [
    'another tab, which has written to the basket',
    async () => {
      const text = (localStorage.getItem(BASKET_STORAGE_KEY) ?? '').replace('"quantity":1', '"quantity":2');
      localStorage.setItem(BASKET_STORAGE_KEY, text);
      act(() => void dispatchEvent(new StorageEvent('storage', { key: BASKET_STORAGE_KEY, newValue: text })));
      await pressEscape();
    },
  ],
  [
    'the end of the session by the server, and a login',
    async () => {
      await pressEscape();
      await act(async () => {
        leave({ hasLeft: true, wasRefused: true });
      });
      expect(currentBasket().lines).toHaveLength(1);
      await act(async () => {
        keepToken(`head.${btoa(JSON.stringify({ sub: PERSON.uid, exp: Date.now() / 1000 + 3600 }))}.`);
        publish({ status: 'signed-in', user: { ...PERSON, role: 'user' } });
      });
    },
  ],
];

describe('what was said in the basket is there after', () => {
  it.each([
    ...WAYS,
    ['Close', async () => press(screen.getByRole('button', { name: 'Close' }))],
    ['Back, which closes the sheet and stays on the menu', async () => page.back()],
    [
      'the food’s page and back',
      async () => {
        await press(screen.getByRole('button', { name: 'Close' }));
        await isClosed();
        await press(screen.getByRole('link', { name: /Pho/ }));
        await waitFor(() => {
          expect(page.pathname()).toBe('/user/pho');
        });
        await page.back();
      },
    ],
  ] as const)('%s', async (_way, goAway) => {
    await show();
    await press(screen.getByRole('button', { name: 'Put Pho into the basket' }));
    await openBasket();
    await sayAll();
    await goAway();
    await isClosed();
    expect(page.pathname()).toBe('/inventory');
    await openBasket();
    await expectAll();
  });

  it('a tablet was turned, and turned back; its receipt is too', async () => {
    await show();
    await press(screen.getByRole('button', { name: 'Put Pho into the basket' }));
    await openBasket();
    await sayAll();
    await turnTo(1280);
    const panel = await screen.findByRole('complementary', { name: 'Your basket' });
    await expectAll();
    await press(within(panel).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('K7M2QX');
    await turnTo(390);
    expect(screen.getByText('K7M2QX')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('K7M2QX')).toBeNull();
    expect(currentBasket()).toEqual(EMPTY);
  });
});

describe('what was said in the dialog of Order Now', () => {
  it.each(WAYS.filter(([way]) => !way.includes('basket') && !way.includes('session')))(
    'is there after %s, also in the basket',
    async (_way, goAway) => {
      await show();
      await openOrder();
      await sayAll();
      await goAway();
      await isClosed();
      await openOrder();
      await expectAll();
      await press(screen.getByRole('button', { name: 'Add to basket' }));
      await openBasket();
      await expectAll();
    },
  );

  it('goes with its order', async () => {
    await show();
    await openOrder();
    await sayAll();
    await press(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('K7M2QX');
    expect(localStorage.getItem(BASKET_STORAGE_KEY)).not.toMatch(/Lime|030 1234|Ring/);
  });
});

it('nothing of it, and nothing of the basket, is there after a sign-out', async () => {
  await show();
  await press(screen.getByRole('button', { name: 'Put Pho into the basket' }));
  await openBasket();
  await sayAll();
  await act(async () => {
    leave({ hasLeft: true });
  });
  expect(localStorage.getItem(BASKET_STORAGE_KEY)).not.toMatch(/Pho|Lime|030 1234|Ring/);
  await act(async () => {
    publish({ status: 'signed-in', user: { ...PERSON, uid: 'bob', role: 'user' } });
  });
  expect(screen.queryByRole('button', { name: /View basket$/ })).toBeNull();
});
