import { businessDayOf, dayAfter, dayWords, spanOfDay, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { houseClock, learnHouseDay } from '../lib/clock.ts';
import { changeOrders, press, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/orderlist';
const DAY_MS = 24 * 3_600_000;

describe('the Order List', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'admin', server: 'is silent' });
    expect(await screen.findByRole('status', { name: 'Loading orders' })).toBeDefined();
  });

  it('shows all customers’ pending orders with their buttons', async () => {
    await renderScreen(PATH, {
      role: 'admin',
      orders: [
        anOrder({ id: 'a', foodName: 'Pho', token: 'AAAAAA', userId: 'bob' }),
        anOrder({ id: 'b', foodName: 'Ramen', token: 'BBBBBB', status: 'approved' }),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Accept Pho, token AAAAAA' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reject Pho, token AAAAAA' })).toBeDefined();
    expect(screen.queryByText('Ramen')).toBeNull();
  });

  it('is decided where all of an order is read: its row has Undo then', async () => {
    await renderScreen(PATH, { role: 'admin', orders: [anOrder({ id: 'a', foodName: 'Pho', token: 'AAAAAA' })] });
    await press(await screen.findByRole('button', { name: 'What happened to Pho, token AAAAAA' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pho' });
    expect(within(dialog).getByRole('button', { name: 'Reject Pho, token AAAAAA' })).toBeDefined();
    await press(within(dialog).getByRole('button', { name: 'Accept Pho, token AAAAAA' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Undo: Pho, token AAAAAA' })).toBeDefined();
  });

  it('shows the longest waiting order first, returned ones too, with the kitchen’s reason', async () => {
    await renderScreen(PATH, {
      role: 'admin',
      orders: [
        anOrder({ id: 'new', foodName: 'Pho', token: 'AAAAAA', createdAtMs: 9 }),
        anOrder({
          id: 'back',
          foodName: 'Ramen',
          token: 'BBBBBB',
          createdAtMs: 5,
          returnedAtMs: 7,
          returnReason: 'no eggs',
        }),
        anOrder({ id: 'old', foodName: 'Taco', token: 'CCCCCC', createdAtMs: 2 }),
      ],
    });
    await screen.findAllByText(/Given back: “no eggs”/);
    const accepts = await screen.findAllByRole('button', { name: /^Accept .*, token/ });
    expect(accepts.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Accept Taco, token CCCCCC',
      'Accept Ramen, token BBBBBB',
      'Accept Pho, token AAAAAA',
    ]);
  });

  it('says which guests nobody answered today, and whom to call; not of yesterday, nor who cancelled', async () => {
    const missed = (id: string, changes: Partial<Order>): Order =>
      anOrder({ id, foodName: id, status: 'reject', rejectCode: 'not-answered', updatedAtMs: Date.now(), ...changes });
    await renderScreen(PATH, {
      role: 'admin',
      orders: [
        missed('pho', { user: 'ida@example.com' }),
        missed('tea', { rejectCode: 'no-connection' }),
        missed('cake', { rejectCode: 'customer' }),
        missed('bun', { returnedAtMs: Date.now() }),
        missed('rice', { rejectCode: null, rejectReason: 'Sold out' }),
        missed('soup', { updatedAtMs: Date.now() - 2 * DAY_MS }),
      ],
    });
    const list = await screen.findByRole('region', { name: 'You missed 2 guests today' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    within(list).getByText('ida@example.com');
    // It was answered once, by who accepted it.
    const back = screen.getByRole('region', { name: 'One order given back by the kitchen ran out today' });
    expect(within(back).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says at which table a guest sat whom nobody answered', async () => {
    const missed = { status: 'reject', rejectCode: 'not-answered', updatedAtMs: Date.now() } as const;
    const fulfilment = { kind: 'table', table: { name: 'Table 7' } } as const;
    await renderScreen(PATH, {
      role: 'admin',
      orders: [
        anOrder({ ...missed, id: 'pho', fulfilment }),
        anOrder({ ...missed, id: 'tea', fulfilment: { kind: 'pickup' } }),
      ],
    });
    const list = await screen.findByRole('region', { name: 'You missed 2 guests today' });
    expect(within(list).getAllByText('Table 7')).toHaveLength(1);
    expect(within(list).queryByText('Pickup')).toBeNull();
  });

  it('says how long each customer has been waiting', async () => {
    const agoMs = (minutes: number): number => Date.now() - minutes * 60_000;
    await renderScreen(PATH, {
      role: 'admin',
      orders: [
        anOrder({ id: 'a', createdAtMs: agoMs(11.5) }),
        anOrder({ id: 'b', createdAtMs: agoMs(4.5) }),
        anOrder({ id: 'c', createdAtMs: agoMs(0) }),
      ],
    });
    await screen.findByText('< 1 min');
    expect(screen.getAllByText(/ min$/).map(({ textContent }) => textContent)).toEqual([
      'waits 11 min',
      'waits 4 min',
      'waits < 1 min',
    ]);
  });

  it('says when there are none', async () => {
    await renderScreen(PATH, { role: 'admin' });
    expect(await screen.findByRole('heading', { name: 'No orders under Pending' })).toBeDefined();
  });

  it.each(['user', 'chef'] as const)('shows a %s the heading, and that they lack permission', async (role) => {
    await renderScreen(PATH, { role, orders: [anOrder({ foodName: 'Pho' })] });
    expect(await screen.findByText('You need access for this page')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Order List' })).toBeDefined();
    expect(screen.queryByText('Pho')).toBeNull();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen(PATH, { role: 'admin', server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('an order beside the list', () => {
  const PHO = anOrder({ id: 'a', foodName: 'Pho', token: 'AAAAAA', createdAtMs: 1 });
  const RAMEN = anOrder({ id: 'b', foodName: 'Ramen', token: 'BBBBBB', createdAtMs: 2 });

  const followers = new Set<() => void>();
  let isWide = true;
  async function resize(to: 'wide' | 'narrow'): Promise<void> {
    isWide = to === 'wide';
    await act(async () => {
      for (const tell of followers) tell();
    });
  }

  const opener = (name: string): HTMLElement => screen.getByRole('button', { name: `What happened to ${name}` });
  const pane = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

  async function openPho(): Promise<HTMLElement> {
    await renderScreen(PATH, { role: 'admin', orders: [PHO, RAMEN] });
    await press(await screen.findByRole('button', { name: 'What happened to Pho, token AAAAAA' }));
    return pane('Pho');
  }

  beforeEach(() => {
    isWide = true;
    const others = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(min-width: 1440px)'
        ? {
            matches: isWide,
            addEventListener: (_event: 'change', tell: () => void) => followers.add(tell),
            removeEventListener: (_event: 'change', tell: () => void) => followers.delete(tell),
          }
        : others(query),
    );
  });

  it('is no dialog: the list stays in use, and another order takes its place', async () => {
    const first = await openPho();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(within(first).getByRole('heading', { name: 'Pho' }));
    });
    expect(opener('Pho, token AAAAAA').getAttribute('aria-current')).toBe('true');
    await press(opener('Ramen, token BBBBBB'));
    const second = await pane('Ramen');
    expect(screen.queryByRole('region', { name: 'Pho' })).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(within(second).getByRole('heading', { name: 'Ramen' }));
    });
  });

  it('takes the room of pictures and emails, which are there again without it', async () => {
    const first = await openPho();
    const columns = (): readonly (string | null)[] =>
      screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => {
      expect(columns()).toEqual(['Food', 'Token', 'Status', 'Wait', 'Action']);
    });
    await press(within(first).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(columns()).toEqual(['Image', 'Food', 'Email', 'Token', 'Status', 'Wait', 'Action']);
    });
    expect(document.activeElement).toBe(opener('Pho, token AAAAAA'));
  });

  it('is closed by Escape in it, and not by one in the list', async () => {
    const first = await openPho();
    fireEvent.keyDown(opener('Ramen, token BBBBBB'), { key: 'Escape' });
    expect(first.isConnected).toBe(true);
    fireEvent.keyDown(within(first).getByRole('heading', { name: 'Pho' }), { key: 'Escape' });
    expect(first.isConnected).toBe(false);
    expect(document.activeElement).toBe(opener('Pho, token AAAAAA'));
  });

  it('is decided in it, with Undo there and in its row, and stays when it leaves the list', async () => {
    const first = await openPho();
    await press(within(first).getByRole('button', { name: 'Accept Pho, token AAAAAA' }));
    expect(await screen.findAllByRole('button', { name: 'Undo: Pho, token AAAAAA' })).toHaveLength(2);
    await press(within(first).getByRole('button', { name: 'Undo: Pho, token AAAAAA' }));
    await within(first).findByRole('button', { name: 'Accept Pho, token AAAAAA' });
    await changeOrders({ ...PHO, status: 'reject', updatedAtMs: 9 });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'What happened to Pho, token AAAAAA' })).toBeNull();
    });
    expect(within(first).queryByRole('button', { name: /^(Accept|Undo|Receipt)/ })).toBeNull();
    await press(within(first).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
  });

  it('lies over a narrower list: the window may change meanwhile', async () => {
    await openPho();
    await resize('narrow');
    await screen.findByRole('dialog', { name: 'Pho' });
    expect(screen.queryByRole('region', { name: 'Pho' })).toBeNull();
    await resize('wide');
    await pane('Pho');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has its receipt on paper', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const first = await openPho();
    await press(within(first).getByRole('button', { name: 'Receipt' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelector('.printed-receipt')?.textContent).toContain('Pho');
  });
});

describe('the overview of today', () => {
  const PORTIONS = aFood({ name: 'Soup', quantity: 2 });

  /** Opens the overview, whose parts come one after the other. */
  async function open(orders: readonly Order[]): Promise<void> {
    await renderScreen(PATH, { role: 'admin', orders, foods: [PORTIONS] });
    const button = await screen.findByRole('button', { name: 'Overview of today' });
    await act(async () => {
      fireEvent.click(button); // starts loading it
    });
    await screen.findByRole('button', { name: 'One more: Soup' });
  }

  async function hasHeadings(expected: readonly string[]): Promise<void> {
    await waitFor(() => {
      const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(shown).toEqual(expected);
    });
  }

  it('begins with what can be acted on, of two columns the first one', async () => {
    await open([anOrder({ createdAtMs: Date.now() })]);
    await hasHeadings(['Low stock', 'By status', 'By hour', 'Best sellers']);
  });

  it('says which guests were missed on the day that is looked at', async () => {
    const missed = { status: 'reject', rejectCode: 'not-answered', updatedAtMs: Date.now() } as const;
    await open([
      anOrder({ ...missed, id: 'pho', createdAtMs: Date.now() }),
      anOrder({ ...missed, id: 'tea', createdAtMs: Date.now() - DAY_MS }),
      anOrder({ ...missed, id: 'cake', createdAtMs: Date.now() - DAY_MS, rejectCode: 'customer' }),
    ]);
    // Once, below the list: those whose time ended today, whenever they were placed.
    await screen.findByRole('region', { name: 'You missed 2 guests today' });
    expect(screen.getAllByRole('region', { name: /^You missed/ })).toHaveLength(1);
    await press(screen.getByRole('button', { name: 'The day before' }));
    await screen.findByRole('region', { name: 'You missed one guest on this day' });
  });

  it('is of the business day of the house, and earlier ones can be looked at', async () => {
    learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
    const { fromMs } = spanOfDay(businessDayOf(Date.now(), houseClock()), houseClock());
    const placed = [fromMs, fromMs + 1, fromMs - 1, fromMs - DAY_MS, fromMs - DAY_MS - 1];
    await open(placed.map((createdAtMs, index) => anOrder({ id: `order-${index}`, createdAtMs })));
    const shown = (name: string): string | null | undefined =>
      screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;
    await waitFor(() => {
      expect(shown('Orders today')).toBe('2');
    });
    await press(screen.getByRole('button', { name: 'The day before' }));
    await waitFor(() => {
      expect(shown('Orders of the day')).toBe('2');
    });
    expect(screen.queryByText('Waiting now')).toBeNull();
    await press(screen.getByRole('button', { name: 'The day before' }));
    await waitFor(() => {
      expect(shown('Orders of the day')).toBe('1');
    });
    const day = dayAfter(businessDayOf(Date.now(), houseClock()), -2);
    expect(screen.getByLabelText('Day')).toHaveProperty('value', day);
    expect(screen.getByText(dayWords(day))).toBeDefined();
    // A date is typed part by part, and is none meanwhile.
    const field = screen.getByLabelText('Day');
    for (const part of ['', '0002-01-01']) {
      fireEvent.change(field, { target: { value: part } });
      expect(field).toHaveProperty('value', part);
      expect(screen.getByText(dayWords(day))).toBeDefined();
    }
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', day);
    await press(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => {
      expect(shown('Orders today')).toBe('2');
    });
    expect(screen.getByRole('button', { name: 'The day after' })).toHaveProperty('disabled', true);
  });

  it('is a sentence beside low stock on a day without an order', async () => {
    await open([anOrder({ createdAtMs: 1 })]);
    await hasHeadings(['Low stock', 'No orders yet today']);
  });
});
