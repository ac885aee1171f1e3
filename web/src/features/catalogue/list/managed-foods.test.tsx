import { aFood } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, render as renderAlone, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { setStock } from '../api/set-stock.ts';
import { ManagedFoods } from './managed-foods.tsx';
import { fieldOf } from '../../../lib/field-of.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { press } from '../../../test/render-screen.tsx';

const rendered = vi.hoisted(() => ({ pictures: [] as string[] }));
vi.mock('../../foods/food-picture.tsx', () => ({
  FoodPicture: ({ seed }: { readonly seed: string }) => {
    rendered.pictures.push(seed);
    return null;
  },
}));

// The menu of a row: the browser of the tests has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });

/** A fake server behind `fetch`: it applies a change once per key. */
let stock: number;
let keys: string[];
let isAnswerLost: boolean;
let foods = 0;
let held: Promise<void> | null;

beforeEach(() => {
  [stock, keys, isAnswerLost, foods, held] = [0, [], false, foods + 1, null];
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (_: string, { method, headers, body }: RequestInit) => {
    if (method === 'HEAD') return new Response(); // the network is up
    await held;
    const key = new Headers(headers).get('idempotency-key') ?? '';
    if (!keys.includes(key)) stock += Number(fieldOf(parseBody(body), 'change'));
    keys.push(key);
    if (isAnswerLost) throw new TypeError('network');
    return Response.json({});
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** In a router: a row leads to the page of its food. */
const render = (list: React.JSX.Element): ReturnType<typeof renderAlone> =>
  renderAlone(list, { wrapper: MemoryRouter });
const idOf = (): string => `pho-${foods}`;
const list = (foods = [aFood({ id: idOf(), quantity: stock })]): React.JSX.Element => (
  <ManagedFoods foods={foods} onOrder={() => {}} manage={{ onRetire: () => {} }} />
);

/** Requests wait for `goOn`, which resolves when they are answered. */
function hold(): { readonly goOn: () => Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return {
    goOn: () =>
      act(async () => {
        held = null;
        resolve();
        await expect.poll(() => keys).not.toEqual([]);
      }),
  };
}

/** What a button opens: the browser does, which is not there. */
async function sheetOf(name: string): Promise<Element> {
  const sheet = (await screen.findByRole('button', { name })).nextElementSibling;
  if (!sheet) throw new Error('there is no sheet');
  return sheet;
}

function enter(quantity: number): HTMLElement {
  const field = screen.getByLabelText('Quantity of Pho');
  fireEvent.change(field, { target: { value: String(quantity) } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
}

async function type(quantity: number): Promise<void> {
  const sent = keys.length;
  const field = enter(quantity);
  await waitFor(() => {
    expect(keys.length).toBeGreaterThan(sent);
    expect(field.hasAttribute('readonly')).toBe(false);
  });
}

describe('the list of staff', () => {
  it('renders only the row of a food whose stock changed', async () => {
    const foods = ['pho', 'soup', 'rice'].map((id) => aFood({ id, name: `A ${id}`, quantity: 9 }));
    const orders = { onOrder: () => {}, manage: { onRetire: () => {} } };
    const { rerender } = render(<ManagedFoods foods={foods} {...orders} />);
    await screen.findByText('A rice');
    rendered.pictures = [];
    rerender(<ManagedFoods foods={foods.map((food, i) => (i === 1 ? { ...food, quantity: 8 } : food))} {...orders} />);
    await screen.findByDisplayValue('8');
    expect(rendered.pictures).toEqual(['soup']);
  });
});

describe('the list of a chef', () => {
  it('says how many portions are left once', async () => {
    const foods = [aFood({ id: 'many', quantity: 40 }), aFood({ id: 'few', quantity: 2 }), aFood({ quantity: 0 })];
    render(<ManagedFoods foods={foods} onOrder={() => {}} manage={null} />);
    await screen.findByText('Sold out');
    const said = screen.getAllByRole('cell').filter((cell) => cell.dataset['label'] === 'Quantity');
    expect(said.map(({ textContent }) => textContent)).toEqual(['40', '2 left', 'Sold out']);
  });

  it.each([390, 768, 1024, 1440])('marks sizes and options in a window of %d pixels', async (width) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches:
        width >= Number(/min-width: ([\d.]+)/.exec(query)?.[1] ?? 0) &&
        width <= Number(/max-width: ([\d.]+)/.exec(query)?.[1] ?? Infinity),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.stubGlobal('fetch', async () => Response.json({ version: 1, sizes: [], groups: [] }));
    const foods = [aFood({ leastExtraMinor: 0 }), aFood({ id: 'soup', name: 'Soup' })];
    render(<ManagedFoods foods={foods} onOrder={() => {}} manage={null} />);
    const sheet = await sheetOf('More: Pho');
    // A food without choices has no menu where each of its buttons has room.
    expect(screen.queryAllByRole('button', { name: 'More: Soup' })).toHaveLength(width < 768 ? 1 : 0);
    const row = screen.getByRole('button', { name: 'Mark sold out: Pho' }).closest('tr');
    const names = [...(row?.querySelectorAll('td button') ?? [])].map((button) => button.getAttribute('aria-label'));
    if (width >= 768) expect(names.at(-1)).not.toBe('Mark sold out: Pho'); // the menu is last
    fireEvent(sheet, new Event('beforetoggle'));
    await press(await screen.findByText('Sold-out options'));
    await screen.findByRole('dialog', { name: 'Options of Pho' });
  });
});

describe('a change of stock in a row, without an answer', () => {
  it('is dropped once the row shows other stock, even when the old number returns', async () => {
    const { rerender } = render(list());
    isAnswerLost = true;
    await type(5);
    isAnswerLost = false;
    rerender(list());
    stock = 0; // all portions are sold
    rerender(list());
    await type(10);
    expect([stock, new Set(keys).size]).toEqual([10, 2]);
  });

  it('is made once when a form opened before it sends the same stock', async () => {
    const { rerender } = render(list());
    isAnswerLost = true;
    await type(5);
    isAnswerLost = false;
    rerender(list());
    await setStock(idOf(), 0, 5);
    expect([stock, new Set(keys).size]).toEqual([5, 1]);
  });

  it('is dropped when the food was off the list since, and comes back with the old number', async () => {
    const { rerender } = render(list());
    isAnswerLost = true;
    await type(5);
    isAnswerLost = false;
    rerender(list([])); // another search
    stock = 0; // all portions are sold
    rerender(list());
    await type(10);
    expect([stock, new Set(keys).size]).toEqual([10, 2]);
  });

  it('is dropped when the list was closed before the request failed', async () => {
    const { unmount } = render(list());
    const request = hold();
    enter(5);
    unmount();
    isAnswerLost = true;
    await request.goOn();
    isAnswerLost = false;
    stock = 0; // all portions are sold
    render(list());
    await type(10);
    expect([stock, new Set(keys).size]).toEqual([10, 2]);
  });

  it('is dropped when a form sent it before the list was opened', async () => {
    isAnswerLost = true;
    await setStock(idOf(), 0, 5);
    isAnswerLost = false;
    stock = 0; // all portions are sold
    render(list());
    await type(10);
    expect([stock, new Set(keys).size]).toEqual([10, 2]);
  });

  it('is made once when the food leaves the list and comes back while the request is under way', async () => {
    const { unmount } = render(list());
    const request = hold();
    enter(5);
    unmount();
    render(list());
    enter(10);
    await request.goOn();
    await waitFor(() => {
      expect([stock, new Set(keys).size]).toEqual([10, 2]);
    });
  });
});

it('says from which price a food is that has dearer sizes, as the menu does', () => {
  render(list([aFood({ id: idOf(), priceMinor: 1290, currency: 'EUR', leastExtraMinor: 0 })]));
  expect(screen.getAllByText(/12\.90/).map(({ textContent }) => textContent)).toEqual(['from €12.90']);
});
