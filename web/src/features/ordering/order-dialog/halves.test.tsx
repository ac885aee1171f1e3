import { type Food, type FoodChoices } from '@foodhouse/domain';
import { aFood, aSize } from '@foodhouse/domain/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { currentBasket, putIntoBasket } from '../basket/basket-store.ts';
import { LazyServedFrom } from '../../house/now/lazy-served-from.tsx';
import type { NewLine } from '../../orders/again/new-line.ts';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { Basket } from '../basket-dialog/basket-dialog.tsx';
import {
  ANN,
  Inside,
  PLACED,
  press,
  refusal,
  sentTo,
  server,
  serveBaskets,
} from '../basket-dialog/testing-checkout.tsx';

// Two foods of a category as one line, as a guest chooses it.

const aPizza = (id: string, name: string, changes: Partial<Food> = {}): Food =>
  aFood({ id, name, categoryId: 'pizzas', leastExtraMinor: 0, quantity: 9, allergens: [], ...changes });
const MARGHERITA = aPizza('margherita', 'Margherita', { priceMinor: 700, allergens: ['milk'] });
const FUNGHI = aPizza('funghi', 'Funghi', { priceMinor: 850, allergens: ['gluten'] });
const MENU = [
  MARGHERITA,
  FUNGHI,
  aPizza('bianca', 'Bianca', { priceMinor: 600, allergens: ['nuts'] }),
  aPizza('gone', 'Tonno', { quantity: 0 }),
  aPizza('bread', 'Focaccia', { leastExtraMinor: null }), // without sizes
  aFood({ id: 'tea', name: 'Tea', categoryId: 'drinks', quantity: 9 }),
];
const sizes = (...names: readonly string[]): FoodChoices => ({
  sizes: names.map((name, at) => aSize({ id: name.toLowerCase(), name, extraMinor: at * 200 })),
  groups: [],
});

serveBaskets();
beforeEach(() => {
  server.menu = MENU;
  server.halfCategories = ['pizzas'];
  server.choices = new Map([
    ['margherita', sizes('Small', 'Large')],
    ['funghi', sizes('Small', 'Large')],
    ['bianca', sizes('Small')],
  ]);
});

beforeAll(async () => {
  await Promise.all([LazyServedFrom.load(), LazyWantedBlock.load(), LazyVoucherOffer.load()]);
});

const field = (): Promise<HTMLSelectElement> => screen.findByRole('combobox', { name: 'Half and half' });
const optionsOf = async (): Promise<readonly (string | null)[]> =>
  [...(await field()).options].map(({ textContent }) => textContent);
const take = async (name: string): Promise<void> => userEvent.selectOptions(await field(), name);

function order(): readonly NewLine[] {
  const added: NewLine[] = [];
  const onAdd = (line: NewLine): void => {
    added.push(line);
  };
  render(<OrderDialog food={MARGHERITA} user={ANN} onAdd={onAdd} onClose={() => undefined} />, { wrapper: Inside });
  return added;
}

it('offers the other foods of the category that can be had now, with the price of those that are dearer', async () => {
  order();
  expect(await optionsOf()).toEqual(['Whole', 'Funghi, $8.50', 'Bianca']);
});

it('costs what the dearer half costs, says what both contain, and is one line of the basket', async () => {
  const added = order();
  await screen.findByText('Contains: milk');
  await take('Funghi, $8.50');
  await screen.findByText('Contains: gluten, milk');
  expect(within(screen.getByRole('dialog')).getByText('Contains: gluten')).toBeDefined(); // of the other half alone
  await userEvent.click(screen.getByRole('radio', { name: /^Large/ }));
  await waitFor(() => {
    expect(screen.getAllByText('$10.50').length).toBeGreaterThan(1);
  });
  await press('Add to basket');
  expect(added).toMatchObject([
    {
      foodId: 'margherita',
      halfFoodId: 'funghi',
      name: 'Half Margherita, half Funghi',
      sizeId: 'large',
      chosen: 'Large',
      eachMinor: 1050,
      allergens: { contains: ['gluten', 'milk'], undeclared: [] },
    },
  ]);
});

it('says beside a size what it adds to the price of both halves', async () => {
  const [small, large] = sizes('Small', 'Large').sizes;
  if (!small || !large) throw new Error('expected two sizes');
  const its: FoodChoices = { sizes: [small, { ...large, extraMinor: 260 }], groups: [] };
  server.choices = new Map([...server.choices, ['funghi', its]]);
  order();
  await take('Funghi, $8.50');
  await userEvent.click(await screen.findByRole('radio', { name: 'Large +$2.60' }));
  await screen.findByText('Total');
  await waitFor(() => {
    expect(screen.getByText('Total').textContent).toBe('Total $11.10'); // 8.50 and 2.60
  });
  await take('Whole');
  expect(await screen.findByRole('radio', { name: 'Large +$2.00' })).toBeDefined();
});

it('is chosen anew where the other half has sold out meanwhile', async () => {
  const problem = { line: 0, reason: 'OUT_OF_STOCK', foodId: 'funghi', left: 0, choiceId: null };
  server.answers = [
    [409, refusal('BASKET_CHANGED', { problems: [problem], total: 8.5 })],
    [201, PLACED],
  ];
  order();
  await take('Funghi, $8.50');
  await press('Confirm');
  await screen.findByText(/Sold out meanwhile/);
  await take('Whole');
  await press('Confirm');
  await screen.findByText('K7M2QX');
});

it('asks nothing about other foods where a category has no halves', async () => {
  server.halfCategories = [];
  order();
  await screen.findByRole('radio', { name: /^Large/ });
  expect(screen.queryByRole('combobox', { name: 'Half and half' })).toBeNull();
  expect(server.sent.filter(({ path }) => path.startsWith('/api/foods?'))).toEqual([]);
});

it('is not had at a size that the other half has not: that is said, and the field is next', async () => {
  const added = order();
  await take('Bianca');
  await userEvent.click(screen.getByRole('radio', { name: /^Large/ }));
  await screen.findByText('Bianca is no half of this: it has not this size, or comes with choices of its own.');
  await waitFor(() => {
    expect(sentTo('/api/quote').at(-1)?.body).toMatchObject({ lines: [{ halfFoodId: 'bianca', sizeId: 'large' }] });
  });
  await waitFor(() => {
    expect(screen.queryByText('…')).toBeNull(); // the house has answered
  });
  expect(screen.queryByText(/allergens have changed/)).toBeNull();
  await press('Add to basket');
  expect([added.length, document.activeElement === (await field())]).toEqual([0, true]);
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  await take('Whole');
  await press('Add to basket');
  expect(added).toMatchObject([{ name: 'Margherita', eachMinor: 900 }]);
  expect(added[0]?.halfFoodId ?? null).toBeNull();
});

it('says that the foods, or the sizes of the other half, did not come, and asks again', async () => {
  const answering = globalThis.fetch;
  let broken = '/api/foods?';
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    broken !== '' && url.startsWith(broken) ? Promise.resolve(new Response('', { status: 503 })) : answering(url, init),
  );
  const added = order();
  const again = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Try again' });
  await again();
  broken = '/api/foods/funghi/choices';
  await userEvent.click(await again());
  await take('Funghi, $8.50');
  await again();
  await press('Add to basket');
  expect(added).toEqual([]);
  broken = '';
  await userEvent.click(await again());
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  await press('Add to basket');
  expect(added).toMatchObject([{ halfFoodId: 'funghi' }]);
});

const HALVES: NewLine = {
  foodId: 'margherita',
  halfFoodId: 'funghi',
  name: 'Half Margherita, half Funghi',
  image: MARGHERITA.img,
  sizeId: 'large',
  options: [],
  note: null,
  quantity: 1,
  chosen: 'Large',
  eachMinor: 1050,
  currency: 'USD',
};

async function openBasket(): Promise<void> {
  putIntoBasket(HALVES);
  render(<Basket onClose={() => undefined} />, { wrapper: Inside });
  await waitFor(() => {
    expect(sentTo('/api/quote').length).toBeGreaterThan(0);
  });
}
const again = async (): Promise<HTMLElement> => {
  await press('Change: Half Margherita, half Funghi');
  const dialogs = await screen.findAllByRole('dialog');
  return dialogs.at(-1) as HTMLElement;
};

it('stays what it is while its line is changed, and is a whole one again at its own price', async () => {
  await openBasket();
  const dialog = await again();
  expect((await field()).value).toBe('funghi');
  await userEvent.click(await within(dialog).findByRole('radio', { name: /^Small/ }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Take this · $8.50' }));
  expect(currentBasket().lines).toMatchObject([
    { name: 'Half Margherita, half Funghi', halfFoodId: 'funghi', chosen: 'Small', eachMinor: 850 },
  ]);
  const second = await again();
  await take('Whole');
  await userEvent.click(await within(second).findByRole('button', { name: 'Take this · $7.00' }));
  expect(currentBasket().lines).toMatchObject([{ name: 'Margherita', chosen: 'Small', eachMinor: 700 }]);
  expect(currentBasket().lines[0]?.halfFoodId ?? null).toBeNull();
});

it('says nothing of allergens while it is changed and only one half is known', async () => {
  const answering = globalThis.fetch;
  let broken = '/api/foods?';
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    broken !== '' && url.startsWith(broken) ? Promise.resolve(new Response('', { status: 503 })) : answering(url, init),
  );
  await openBasket();
  const dialog = within(await again());
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  await dialog.findByRole('radio', { name: /^Large/ });
  await waitFor(() => {
    expect(sentTo('/api/fooddetails/margherita')).toHaveLength(1);
  });
  await dialog.findByRole('button', { name: /^Take this/ });
  expect(dialog.queryByText(/^Contains/)).toBeNull();
  broken = '';
  await userEvent.click(retry);
  expect(await dialog.findByText('Contains: gluten, milk')).toBeDefined();
});

it('can be chosen again as a whole one once the category has no halves any more', async () => {
  server.halfCategories = [];
  await openBasket();
  await screen.findByRole('button', { name: 'Choose again: Half Margherita, half Funghi' });
  const dialog = await again();
  await screen.findAllByText('That half is no longer available.');
  await take('Whole');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Take this · $9.00' }));
  expect(currentBasket().lines).toMatchObject([{ name: 'Margherita', eachMinor: 900 }]);
});
