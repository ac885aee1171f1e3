import { DELETED_USER, onlyLineOf, type Food, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { Toaster } from 'react-hot-toast';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READ_MS } from '../features/board/kitchen/use-kitchen-keys.ts';
import { STRUCK_MS } from '../features/board/kitchen/use-deliveries.ts';
import { TOKEN_STORAGE_KEY } from '../data/storage-keys.ts';
import type * as Pages from '../data/use-live-pages.ts';
import type { FailureReason, Loadable } from '../lib/loadable.ts';
import { Component as Kitchen } from './kitchen.tsx';

// The board with orders, connection and sound in memory.

type House = { readonly orders: readonly Order[] } & (
  | { readonly status: 'loading' }
  | { readonly status: 'fresh' | 'stale' }
  | { readonly status: 'failed'; readonly reason: FailureReason }
);

const NOTHING = { status: 'fresh', orders: [] } as const;
const house = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let now: House = { status: 'loading', orders: [] };
  return {
    read: () => now,
    become: (next: House) => {
      now = next;
      for (const listener of listeners) listener();
    },
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
const become = (next: House): void => act(() => house.become(next));

/** Orders by status, ordered and paged as the hook expects. */
function useLivePages(
  key: string,
  { size, by, direction }: Parameters<typeof Pages.useLivePages>[1],
): Loadable<Pages.LivePages<Order>> {
  const now = useSyncExternalStore(house.follow, house.read);
  const [pages, setPages] = useState(1);
  if (now.status === 'loading') return { status: 'loading' };
  if (now.status === 'failed') return { status: 'failed', reason: now.reason };
  const sign = direction === 'asc' ? 1 : -1;
  const timeOf = (order: Order): number => Number(new Map<string, unknown>(Object.entries(order)).get(`${by}Ms`));
  const all = now.orders
    .filter(({ status }) => key.endsWith(` ${status}`))
    .toSorted((a, b) => sign * (timeOf(a) - timeOf(b)));
  return {
    status: 'ready',
    value: {
      items: all.slice(0, pages * size),
      isFresh: now.status === 'fresh',
      older: all.length > pages * size ? 'some' : 'none',
      showOlder: () => setPages(pages + 1),
    },
  };
}
vi.mock('../data/use-live-pages.ts', () => ({
  useLivePages: (...given: Parameters<typeof useLivePages>) => useLivePages(...given),
}));
const stock = vi.hoisted(() => ({ low: [] as readonly Food[], hiddenFrom: Infinity, isDayUnknown: false }));
vi.mock('../features/catalogue/api/use-low-stock.ts', () => ({
  useLowStock: () => {
    const { low: items, ...known } = stock;
    return { status: 'ready', value: { items, isFresh: true, ...known } };
  },
}));
// Fetched after the page; it has tests of its own.
vi.mock('../features/house/pause/lazy-pause.tsx', () => ({ PauseControl: () => null }));
/** It has a test of its own. */
vi.mock('../features/board/kitchen/lazy-listening.ts', () => ({ ListeningScreen: () => null }));
vi.mock('../data/use-signed-in-user.ts', () => ({ useSignedInUser: () => ({ role: 'chef' }) }));

const rung = vi.fn<() => void>();
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const open = (path = '/'): void => {
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component: Kitchen }], { initialEntries: [path] })} />,
  );
};
const tickets = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('article')].map(({ dataset }) => dataset['order']);
/** Waits until all tickets are rendered: they are rendered in steps. */
const settle = async (): Promise<void> => {
  for (let before = -1; before !== tickets().length;) {
    before = tickets().length;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await pass(1);
  }
};

class Sound extends EventTarget {
  readonly state: AudioContextState = 'running';
  /** In seconds. */
  get currentTime(): number {
    return Date.now() / 1000;
  }
  readonly resume = (): Promise<void> => Promise.resolve();
  readonly close = (): Promise<void> => Promise.resolve();
}

class Part {
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  readonly connect = (next: unknown): unknown => next;
  readonly start = (): void => rung();
  readonly stop = (): void => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('OscillatorNode', Part);
  vi.stubGlobal('GainNode', Part);
  localStorage.clear();
  rung.mockClear();
  house.become(NOTHING);
  stock.low = [];
  stock.hiddenFrom = Infinity;
  stock.isDayUnknown = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const DEAF = 'This screen hears no orders: the connection is gone.';

describe('a kitchen without answers', () => {
  it.each<readonly [string, House]>([
    ['is empty and lost its connection', { ...NOTHING, status: 'stale' }],
    ['has tickets and lost its connection', { status: 'stale', orders: [anOrder({ status: 'approved' })] }],
    ['was told nothing at all', { ...NOTHING, status: 'failed', reason: 'unavailable' }],
    ['is loading for ever', { ...NOTHING, status: 'loading' }],
  ])('rings after ten seconds and says why, when it %s', async (_, lost) => {
    become({ ...NOTHING, orders: lost.orders });
    open();
    become(lost);
    await pass(9999);
    expect([rung.mock.calls.length, screen.queryByText(DEAF)]).toEqual([0, null]);
    await pass(1);
    screen.getByText(DEAF);
    const once = rung.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    await pass(4000);
    expect(rung.mock.calls.length).toBeGreaterThan(once);
  });

  it('stops ringing once it is connected again, and rings for orders that came meanwhile', async () => {
    open();
    become({ ...NOTHING, status: 'failed', reason: 'unavailable' });
    await pass(10_000);
    become(NOTHING);
    expect(screen.queryByText(DEAF)).toBeNull();
    rung.mockClear();
    await pass(60_000);
    expect(rung).not.toHaveBeenCalled();
    become({ ...NOTHING, status: 'failed', reason: 'unavailable' });
    become({ status: 'fresh', orders: [anOrder({ status: 'approved' })] });
    expect(rung).toHaveBeenCalled();
    screen.getByRole('button', { name: 'One new order: got it' });
  });

  it.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Got it' }))],
    ['the key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ])(
    'stops ringing once somebody acknowledges it with %s, until the connection is lost again',
    async (_, acknowledge) => {
      open();
      become({ ...NOTHING, status: 'failed', reason: 'unavailable' });
      await pass(10_000);
      acknowledge();
      rung.mockClear();
      await pass(600_000);
      expect([rung.mock.calls.length, screen.queryByText(DEAF)]).toEqual([0, null]);
      become(NOTHING);
      become({ ...NOTHING, status: 'stale' });
      await pass(10_000);
      expect(rung).toHaveBeenCalled();
    },
  );

  it('shows the loss without a sound when the sound is off', async () => {
    localStorage.setItem('kitchen-sound', 'off');
    open();
    become({ ...NOTHING, status: 'stale' });
    await pass(60_000);
    screen.getByText(DEAF);
    expect(rung).not.toHaveBeenCalled();
  });

  it('does not mistake a refusal for a lost connection', async () => {
    open();
    become({ ...NOTHING, status: 'failed', reason: 'no-permission' });
    await pass(60_000);
    expect([rung.mock.calls.length, screen.queryByText(DEAF)]).toEqual([0, null]);
  });
});

describe('the sound of the kitchen', () => {
  it('has a bar across the page when the browser blocks it', async () => {
    vi.stubGlobal(
      'AudioContext',
      class extends Sound {
        override readonly state = 'suspended';
      },
    );
    open();
    become({ status: 'fresh', orders: [anOrder({ status: 'approved' })] });
    await pass(300);
    screen.getByText(/^Your browser blocks the sound/);
    screen.getByRole('button', { name: 'Turn sound on' });
    expect(rung).not.toHaveBeenCalled();
  });

  it.each([
    ['has no sound', 'AudioContext'],
    ['has no output to play on', 'OscillatorNode'],
  ])(
    'that throws leaves the board, with a bar that says so, until a press mends it: a browser that %s',
    async (_, part) => {
      const reported = vi.fn<(error: unknown) => void>();
      vi.stubGlobal('reportError', reported);
      vi.stubGlobal(part, function Broken(): never {
        throw new DOMException('no sound', 'NotSupportedError');
      });
      open();
      become({ status: 'fresh', orders: [] });
      become({ status: 'fresh', orders: [anOrder({ id: 'pho', status: 'approved' })] });
      await settle();
      expect(tickets()).toEqual(['pho']);
      screen.getByText('The sound does not work: nobody hears orders here.');
      await pass(60_000);
      expect([rung.mock.calls.length, reported.mock.calls.length <= 2]).toEqual([0, true]);
      expect(reported).toHaveBeenCalled();
      vi.stubGlobal(part, part === 'AudioContext' ? Sound : Part);
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Turn sound on' })));
      expect([rung.mock.calls.length, screen.queryByText(/^The sound does not work/)]).toEqual([2, null]);
    },
  );

  it('is chosen in its bar, and heard at once', async () => {
    open();
    await act(
      async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Sound' }), { target: { value: 'low' } }),
    );
    expect([rung.mock.calls.length, localStorage.getItem('kitchen-sound')]).toEqual([2, 'low']);
  });
});

describe('a new order', () => {
  const pho = anOrder({ id: 'pho', status: 'approved', acceptedAtMs: 1, updatedAtMs: 1 });
  const unseen = (): HTMLElement | null => screen.queryByRole('button', { name: 'One new order: got it' });
  const filter = (name: RegExp): void => {
    act(() => {
      screen.getByRole('button', { name }).click();
    });
  };

  it('can be acknowledged in the stock of a food, which the key s opens over the board', async () => {
    await import('../features/catalogue/stock/stock-picker.tsx'); // its chunk has no deadline to come by
    open();
    await act(async () => void fireEvent.keyDown(document.body, { key: 's' }));
    await vi.waitFor(() => screen.getByRole('dialog', { name: 'Stock' }));
    await act(async () => house.become({ status: 'fresh', orders: [pho] }));
    const dialog = within(screen.getByRole('dialog', { name: 'Stock' }));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'One new order: got it' })));
    expect(dialog.queryByRole('button', { name: /got it/ })).toBeNull();
    rung.mockClear();
    await pass(60_000);
    expect(rung).not.toHaveBeenCalled();
  });

  it('rings again when it comes back, though it was acknowledged before', () => {
    open();
    become({ status: 'fresh', orders: [pho] });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(unseen()).toBeNull();
    become(NOTHING);
    become({ status: 'fresh', orders: [{ ...pho, updatedAtMs: 2 }] });
    expect(unseen()).not.toBeNull();
  });

  it('does not ring when it comes back because its delivery was undone here', async () => {
    become({ status: 'fresh', orders: [pho] });
    open();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
    localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
    await pass(1);
    fireEvent.keyDown(document.body, { key: '1' });
    await pass(READ_MS);
    fireEvent.keyDown(document.body, { key: '1' });
    await pass(1000);
    become(NOTHING);
    await pass(6000);
    fireEvent.keyDown(document.body, { key: 'u' });
    await pass(1000);
    become({ status: 'fresh', orders: [{ ...pho, updatedAtMs: 3 }] });
    await pass(20_000);
    expect([tickets(), unseen()]).toEqual([['pho'], null]);
  });

  it('does not ring when it comes back with the connection', () => {
    open();
    become({ status: 'fresh', orders: [pho] });
    fireEvent.keyDown(document.body, { key: 'a' });
    become({ status: 'stale', orders: [] });
    become({ status: 'fresh', orders: [pho] });
    expect(unseen()).toBeNull();
  });

  it('rings while the Delivered list is shown, and stays new on the way back', async () => {
    open('/?status=delivered');
    become({ status: 'fresh', orders: [anOrder({ id: 'cake', status: 'delivered' })] });
    await pass(60_000);
    expect([rung.mock.calls.length, unseen()]).toEqual([0, null]); // the person's own delivery is no news
    become({ status: 'fresh', orders: [pho] });
    expect(unseen()).not.toBeNull();
    expect(rung).toHaveBeenCalled();
    filter(/^Accepted/);
    expect(unseen()).not.toBeNull();
  });
});

describe('the board', () => {
  it('says how many foods run low by their own number, and tells of each that becomes one of them', () => {
    render(<Toaster />);
    stock.low = [aFood({ id: 'pho', name: 'Pho', quantity: 8, lowAt: 10 }), aFood({ id: 'tea', quantity: 8 })];
    open();
    screen.getByRole('button', { name: 'Stock 1 low' });
    stock.low = [...stock.low, aFood({ id: 'taco', name: 'Taco', quantity: 4 })];
    become({ ...NOTHING, orders: [anOrder({ status: 'approved' })] });
    screen.getByRole('button', { name: 'Stock 2 low' });
    screen.getByText('Taco runs low: 4 left');
    expect(screen.queryByText(/^Pho runs low/)).toBeNull();
  });

  it('tells of no food that may have run low before, unread behind others', () => {
    render(<Toaster />);
    stock.low = [aFood({ id: 'pho', name: 'Pho', quantity: 1 }), aFood({ id: 'rice', name: 'Rice', quantity: 3 })];
    stock.hiddenFrom = 3;
    open();
    stock.low = [aFood({ id: 'bao', name: 'Bao', quantity: 2 }), aFood({ id: 'tofu', name: 'Tofu', quantity: 3 })];
    become({ ...NOTHING, orders: [anOrder({ status: 'approved' })] });
    screen.getByText('Bao runs low: 2 left');
    expect(screen.queryByText(/^Tofu runs low/)).toBeNull();
  });

  it('tells of no food with a par that was low before the day was known', () => {
    render(<Toaster />);
    stock.isDayUnknown = true;
    open();
    stock.isDayUnknown = false;
    const par = { portions: 20, days: [0] };
    stock.low = [
      aFood({ id: 'bread', name: 'Bread', quantity: 2, par }),
      aFood({ id: 'bao', name: 'Bao', quantity: 2 }),
    ];
    become({ ...NOTHING, orders: [anOrder({ status: 'approved' })] });
    screen.getByText('Bao runs low: 2 left');
    expect(screen.queryByText(/^Bread runs low/)).toBeNull();
  });

  const more = (): HTMLElement | null => screen.queryByRole('button', { name: 'Show more tickets' });
  const waiting = (count: number): readonly Order[] =>
    Array.from({ length: count }, (_, index) =>
      anOrder({ id: `order-${index}`, status: 'approved', updatedAtMs: index, acceptedAtMs: index }),
    );

  it('shows every order when more than fifty wait', async () => {
    const orders = waiting(51);
    become({ status: 'fresh', orders });
    open();
    await settle();
    expect([tickets(), more()]).toEqual([orders.map(({ id }) => id), null]);
  });

  it('shows every line of an order, with its portions', () => {
    const tea = { ...onlyLineOf(anOrder()), name: 'Tea', quantity: 3 };
    const order = anOrder({ status: 'approved', foodName: 'Pho and 1 more' });
    become({ status: 'fresh', orders: [{ ...order, lines: [onlyLineOf(anOrder()), tea] }] });
    open();
    const name = screen.getByRole('heading', { level: 2 });
    expect([...name.children].map(({ textContent }) => textContent)).toEqual(['1 × Pho', '3 × Tea']);
  });

  it('loads two hundred orders by itself, and says that there are more', () => {
    become({ status: 'fresh', orders: waiting(200) });
    open();
    expect(more()).toBeNull();
    become({ status: 'fresh', orders: waiting(201) });
    expect(more()).not.toBeNull();
  });

  it('lists delivered orders by the time of delivery, the latest first', async () => {
    const order = (id: string, createdAtMs: number, deliveredAtMs: number): Order =>
      anOrder({ id, status: 'delivered', createdAtMs, deliveredAtMs, updatedAtMs: deliveredAtMs });
    become({ status: 'fresh', orders: [order('slow', 1, 30), order('middle', 2, 20), order('fast', 3, 10)] });
    open('/?status=delivered');
    await settle();
    expect(tickets()).toEqual(['slow', 'middle', 'fast']);
  });

  it('says that the customer of an order was deleted', async () => {
    become({
      status: 'fresh',
      orders: [
        anOrder({ id: 'gone', status: 'approved', user: DELETED_USER }),
        anOrder({ id: 'here', status: 'approved', user: 'ann@example.com' }),
        anOrder({
          id: 'table',
          status: 'approved',
          user: DELETED_USER,
          fulfilment: { kind: 'table', table: { name: 'Table 4' } },
        }),
      ],
    });
    open();
    await settle();
    const nobody = screen.getByText('The account was deleted: nobody will come');
    expect(nobody.closest('article')?.getAttribute('data-order')).toBe('gone');
    const guest = screen.getByText('The account was deleted. The guest is at the table.');
    expect(guest.closest('article')?.getAttribute('data-order')).toBe('table');
  });
});

describe('full screen', () => {
  const pho = anOrder({ id: 'pho', status: 'approved', acceptedAtMs: 1, updatedAtMs: 1 });
  const bar = (): HTMLElement => {
    const found = screen.getByRole('heading', { name: 'Kitchen' }).parentElement;
    if (!found) throw new Error('expected the bar around the heading');
    return found;
  };
  const enter = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  };

  it('has one bar, with the time and the numbers of open and late orders; Escape ends it', () => {
    open();
    become({ status: 'fresh', orders: [pho, anOrder({ id: 'new', status: 'approved', acceptedAtMs: Date.now() })] });
    expect(within(bar()).queryByText(/^\d\d:\d\d$/)).toBeNull();
    screen.getByText('Late 1');
    enter();
    within(bar()).getByText(/^\d\d:\d\d$/);
    within(bar()).getByRole('button', { name: 'Accepted 2', pressed: true });
    within(bar()).getByText('Late 1');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(within(bar()).queryByText(/^\d\d:\d\d$/)).toBeNull();
  });

  it('is kept in this browser, and keeps the focus on its button', () => {
    open();
    const button = screen.getByRole('button', { name: 'Full screen' });
    button.focus();
    enter();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave full screen' }));
    cleanup();
    open();
    screen.getByRole('button', { name: 'Leave full screen' });
  });

  it('says in its bar that the board is not live, and keeps the tickets', () => {
    open();
    become({ status: 'fresh', orders: [pho] });
    enter();
    become({ status: 'stale', orders: [pho] });
    within(bar()).getByText(/^Not live since \d\d:\d\d$/);
    expect(screen.getAllByText(/^Not live since/)).toHaveLength(1);
    expect(tickets()).toEqual(['pho']);
  });
});

describe('a ticket', () => {
  const ticket = (id: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-order="${id}"]`);
    if (!found) throw new Error(`expected the ticket ${id}`);
    return found;
  };
  const ago = (minutes: number): Pick<Order, 'acceptedAtMs' | 'updatedAtMs'> => {
    const acceptedAtMs = Date.now() - minutes * 60_000;
    return { acceptedAtMs, updatedAtMs: acceptedAtMs };
  };

  it('says in a word and a number how long its order has waited', async () => {
    become({
      status: 'fresh',
      orders: [
        anOrder({ id: 'late', status: 'approved', ...ago(17.5) }),
        anOrder({ id: 'soon', status: 'approved', ...ago(4.5) }),
        anOrder({ id: 'fine', status: 'approved', ...ago(3.5) }),
      ],
    });
    open();
    await settle();
    for (const [id, word, age] of [
      ['late', 'late', '17 min'],
      ['soon', 'soon', '4 min'],
      ['fine', 'on time', '3 min'],
    ] as const) {
      within(ticket(id)).getByText(word);
      within(ticket(id)).getByText(age);
    }
  });

  it('shows its number once somebody has used a key', async () => {
    become({ status: 'fresh', orders: [anOrder({ id: 'pho', status: 'approved' })] });
    open();
    await settle();
    expect(ticket('pho').closest('[data-keys]')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(ticket('pho').closest('[data-keys]')).not.toBeNull();
  });

  it('is delivered by its number once that could be read there, also after another ticket has left', async () => {
    const sent: string[] = [];
    const [pho, tea] = ['pho', 'tea'].map((id, index) => anOrder({ id, status: 'approved', updatedAtMs: index }));
    if (!pho || !tea) throw new Error('there are two');
    become({ status: 'fresh', orders: [pho, tea] });
    open();
    await settle();
    vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
      if (typeof body === 'string') sent.push(body);
      return Promise.resolve(Response.json({}));
    });
    localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
    const digit = async (): Promise<number> => {
      fireEvent.keyDown(document.body, { key: '1' });
      await pass(1);
      return sent.length;
    };
    expect(await digit()).toBe(0); // it shows the numbers
    await pass(READ_MS);
    expect(await digit()).toBe(1);
    become({ status: 'fresh', orders: [tea] });
    await pass(STRUCK_MS);
    expect(tickets()).toEqual(['tea']);
    expect(await digit()).toBe(1); // meant the one before
    await pass(READ_MS);
    expect(await digit()).toBe(2);
    expect(sent[1]).toContain('"tea"');
  });

  it('keeps the focus when a press delivers it, and gives it to the next ticket when it leaves', async () => {
    const [pho, tea] = ['pho', 'tea'].map((id, index) =>
      anOrder({ id, foodName: id, status: 'approved', updatedAtMs: index }),
    );
    if (!pho || !tea) throw new Error('there are two');
    become({ status: 'fresh', orders: [pho, tea] });
    open();
    await settle();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
    localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
    const deliver = screen.getByRole('button', { name: /^Deliver pho/ });
    deliver.focus();
    fireEvent.click(deliver);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Undo: pho/ }));
    await pass(1);
    become({ status: 'fresh', orders: [tea] });
    await pass(STRUCK_MS);
    await pass(100);
    expect([tickets(), document.activeElement]).toEqual([['tea'], ticket('tea')]);
  });

  it('has the size that was chosen in this browser', async () => {
    become({ status: 'fresh', orders: [anOrder({ id: 'pho', status: 'approved' })] });
    open();
    await settle();
    const choice = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Size of the tickets' });
    fireEvent.change(choice(), { target: { value: 'S' } });
    cleanup();
    open();
    expect(choice().value).toBe('S');
  });
});

describe('the customer of a ticket', () => {
  it('is named in its detail alone', async () => {
    become({ status: 'fresh', orders: [anOrder({ id: 'pho', status: 'approved', user: 'ida@example.com' })] });
    open();
    await settle();
    expect(document.body.textContent).not.toContain('ida@example.com');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Who ordered Pho/ })));
    const dialog = await vi.waitFor(() => screen.getByRole('dialog', { name: 'Pho' }));
    within(dialog).getByText('ida@example.com');
  });
});
