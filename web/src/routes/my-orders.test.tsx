import { toOrderDto, type Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepFirstLists } from '../first-list/take-first-list.ts';
import * as counting from '../features/orders/list/count-orders.ts';
import { learnHouseFace } from '../lib/house-face.ts';
import { changeOrders, connect, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/myorders';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What our own server has sent before the page is rendered. */
function keepFirst(...orders: readonly Order[]): void {
  const lists = ['pending', 'approved'].map((of) => ({
    path: `/orderbyUser?user=ann&status=${of}`,
    rows: orders.filter(({ status }) => status === of).map((order) => toOrderDto(order)),
    hasMore: false,
  }));
  keepFirstLists(lists);
}

const phone = (query: string) => ({
  matches: query.includes('max-width: 599.95px'),
  ...Object.fromEntries(
    ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'].map((name) => [name, () => undefined]),
  ),
});

describe('My Orders', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is silent' });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeDefined();
    expect(await screen.findByRole('status', { name: 'Loading orders' })).toBeDefined();
  });

  it('begins with the first list in its table, too, however many frames pass while it is rendered', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      run();
    });
    keepFirst(anOrder({ id: 'pho', foodName: 'Pho' }));
    await renderScreen(PATH, { role: 'user', server: 'is silent' });
    const table = await screen.findByRole('table', { name: 'My orders: Pending' });
    expect(await within(table).findByText('Pho')).toBeDefined();
  });

  it.each(['user', 'guest'] as const)(
    'says to a %s where their order is brought, so that an error is seen',
    async (role) => {
      const fulfilment = { kind: 'delivery', area: { id: 'old', name: 'Old town' } } as const;
      await renderScreen(PATH, {
        role,
        orders: [anOrder({ id: 'mine', fulfilment, hasContact: true }), anOrder({ id: 'other', hasContact: true })],
        contacts: { mine: { name: 'Ann', phone: '030 1234', address: 'Lime Street 7', expiresAtMs: 1 } },
      });
      const region = await screen.findByRole('region', { name: 'Under way' });
      expect(await within(region).findByText('Lime Street 7')).toBeDefined();
    },
  );

  it('shows the customer’s orders of the status, with a Pay button', async () => {
    await renderScreen(PATH, {
      role: 'user',
      orders: [
        anOrder({ id: 'mine', foodName: 'Pho' }),
        anOrder({ id: 'rejected', foodName: 'Ramen', status: 'reject' }),
        anOrder({ id: 'bobs', foodName: 'Taco', userId: 'bob' }),
      ],
    });
    const table = await screen.findByRole('table', { name: 'My orders: Pending' });
    expect(await within(table).findByText('Pho')).toBeDefined();
    expect(within(table).getByRole('button', { name: 'Pay for Pho, token K7M2QX' })).toBeDefined();
    expect([screen.queryByText('Ramen'), screen.queryByText('Taco')]).toEqual([null, null]);
  });

  it('orders what was delivered again, with what it had: the basket says what has changed since', async () => {
    const order = anOrder({ id: 'mine', foodName: 'Pho', status: 'delivered' });
    await renderScreen(`${PATH}?status=delivered`, { role: 'user', orders: [order] });
    const table = await screen.findByRole('table', { name: 'My orders: Delivered' });
    const link = await within(table).findByRole('link', { name: 'Order again: Pho, token K7M2QX' });
    expect(link.getAttribute('href')).toBe('/inventory');
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('opens with the orders that are under way, whatever the filter, and how far they have come', async () => {
    const at = (minute: number, changes: Partial<Order>): Order =>
      anOrder({ id: `order-${minute}`, createdAtMs: minute * 60_000, ...changes });
    await renderScreen(`${PATH}?status=reject`, {
      role: 'user',
      orders: [
        at(1, { foodName: 'Pho' }),
        at(2, { foodName: 'Ramen', status: 'approved' }),
        at(3, { foodName: 'Taco', status: 'delivered' }),
        at(4, { foodName: 'Pizza', status: 'reject', rejectReason: 'Sold out' }),
        at(5, { foodName: 'Bento' }),
        at(6, { foodName: 'Curry' }),
      ],
    });
    const region = await screen.findByRole('region', { name: 'Under way' });
    const cards = within(region).getAllByText('Ordered');
    expect(cards.map((step) => step.closest('[data-under-way]')?.textContent)).toEqual([
      expect.stringMatching(/^Curry/), // the newest comes first
      expect.stringMatching(/^Bento/),
      expect.stringMatching(/^Ramen/),
    ]);
    expect(
      within(region)
        .getAllByText(/./, { selector: '[aria-current="step"]' })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ordered', 'Ordered', 'Accepted']);
    fireEvent.click(await within(region).findByRole('button', { name: 'Show 1 more' }));
    expect(within(region).getByText('Pho').closest('[data-under-way]')?.textContent).toMatch(/^K7M2QXPhoPending/);
    fireEvent.click(within(region).getByRole('button', { name: 'Show fewer' }));
    expect(within(region).queryByText('Pho')).toBeNull();
  });

  const HOUSE = { name: 'Pho House', address: '', phone: '030 1234' };

  it('has each order once in a house with a name: what is under way stands above, with all that its row had', async () => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    await renderScreen(PATH, {
      role: 'user',
      orders: [
        anOrder({ id: 'pho', foodName: 'Pho' }),
        anOrder({ id: 'ramen', foodName: 'Ramen', status: 'reject', token: 'RAM222' }),
      ],
    });
    const card = (await screen.findByRole('region', { name: 'Under way' })).querySelector('li') as HTMLElement;
    const table = await screen.findByRole('table', { name: 'Earlier orders' });
    expect(within(table).getAllByRole('row')).toHaveLength(2); // with its head
    expect(within(table).getByText('RAM222')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Orders by status' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(within(card).getByRole('button', { name: 'Pay for Pho, token K7M2QX' })).toBeDefined();
    expect(await within(card).findByRole('button', { name: 'Cancel: Pho, token K7M2QX' })).toBeDefined();
    expect(within(card).getByRole('button', { name: 'What happened to Pho, token K7M2QX' })).toBeDefined();
  });

  it('says in a house with a name what became of an order, where nothing is due any more, and no email', async () => {
    learnHouseFace({ ...HOUSE, address: 'Canal 1' });
    onTestFinished(() => {
      learnHouseFace(null);
    });
    const served = [null, { kind: 'table', table: { name: 'Table 7' } }] as const;
    const orders = served.map((fulfilment, index) =>
      anOrder({ id: `order-${index}`, status: 'delivered', fulfilment, createdAtMs: index }),
    );
    await renderScreen(PATH, {
      role: 'user',
      orders: [...orders, anOrder({ id: 'no', status: 'reject', createdAtMs: -1 })],
    });
    const table = await screen.findByRole('table', { name: 'Earlier orders' });
    expect([...table.querySelectorAll('[data-label="Status"]')].map(({ textContent }) => textContent)).toEqual([
      'Served',
      'Picked up',
      'Reject',
    ]);
    expect(within(table).queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(within(table).queryByRole('columnheader', { name: 'Email' })).toBeNull();
  });

  it('shows in a house with a name, too, that it loads, and a refusal', async () => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    await renderScreen(PATH, { role: 'user', server: 'is silent' });
    await screen.findByRole('status', { name: 'Loading orders' });
    cleanup();
    await renderScreen(PATH, { role: 'user', server: 'refuses' });
    expect(await screen.findByText('You need access for this page')).toBeDefined();
  });

  it.each([
    ['nothing is open', []],
    ['one order is open', [anOrder({ id: 'pho', foodName: 'Pho' })]],
  ])(
    'loads the earlier orders in a house with a name after the first list, and says when it is late: %s',
    async (_which, open) => {
      learnHouseFace(HOUSE);
      onTestFinished(() => {
        learnHouseFace(null);
        vi.useRealTimers();
      });
      keepFirst(...open);
      vi.useFakeTimers({ shouldAdvanceTime: true });
      await renderScreen(PATH, { role: 'user', server: 'is silent' });
      expect(screen.queryAllByRole('region', { name: 'Under way' })).toHaveLength(open.length);
      await screen.findByRole('status', { name: 'Loading orders' });
      await act(() => vi.advanceTimersByTimeAsync(11_000));
      expect(screen.getByText(/^Not live since/)).toBeDefined();
      expect(screen.queryByRole('status', { name: 'Loading orders' })).toBeNull();
      expect(screen.queryByRole('heading', { name: 'No orders yet' })).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    },
  );

  it('says in a house with a name that there are none yet, and has nothing below what is under way alone', async () => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    await renderScreen(PATH, { role: 'user' });
    await screen.findByRole('heading', { name: 'No orders yet' });
    await changeOrders(anOrder({ id: 'pho', foodName: 'Pho' }));
    await screen.findByRole('region', { name: 'Under way' });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('keeps the list in a house with a name when one more order makes them many', async () => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    const orders = Array.from({ length: 19 }, (_, age) => anOrder({ id: `old-${age}`, status: 'delivered' }));
    await renderScreen(PATH, { role: 'user', orders });
    const table = await screen.findByRole('table', { name: 'Earlier orders' });
    await changeOrders(anOrder({ id: 'pho', updatedAtMs: Date.now() }));
    await screen.findByRole('region', { name: 'Under way' });
    expect(screen.getByRole('table', { name: 'Earlier orders' })).toBe(table);
  });

  it.each([
    ['of which none was rejected', 'delivered', []],
    ['of both kinds', 'reject', ['Delivered 19', 'Reject 1']],
  ] as const)('has in a house with a name search and tabs where many are over, %s', async (_which, last, tabs) => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    const many = Array.from({ length: 19 }, (_, age) =>
      anOrder({ id: `old-${age}`, status: 'delivered', createdAtMs: age, updatedAtMs: age }),
    );
    const orders = [...many, anOrder({ id: 'last', status: last }), anOrder({ id: 'pho', token: 'NEW222' })];
    await renderScreen(PATH, { role: 'user', orders });
    const table = await screen.findByRole('table', { name: 'My orders: Delivered' });
    expect(within(table).queryByText('NEW222')).toBeNull();
    await screen.findByRole('searchbox');
    const shown = (): readonly (string | null)[] =>
      screen.queryAllByRole('button', { name: /^(Pending|Accepted|Reject|Delivered)/ }).map((tab) => tab.textContent);
    await vi.waitFor(() => {
      expect(shown().map((text) => text?.replace(/(\d+)$/, ' $1').replace(/ +/, ' '))).toEqual(tabs);
    });
  });

  /** The tabs of a named house for a customer with 21 pending orders, 20 of which stand above. */
  const tabsOf = (): readonly (string | null)[] =>
    [...(screen.queryByRole('group', { name: 'Orders by status' })?.querySelectorAll('button') ?? [])].map(
      ({ textContent }) => textContent,
    );
  const MANY_OPEN = [
    ...Array.from({ length: 21 }, (_, age) => anOrder({ id: `open-${age}`, updatedAtMs: 100 + age, createdAtMs: age })),
    anOrder({ id: 'old', status: 'delivered', updatedAtMs: 1 }),
  ];

  it('counts in the tabs of a house with a name what is in their lists alone', async () => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    await renderScreen(`${PATH}?status=pending`, { role: 'user', orders: MANY_OPEN });
    await vi.waitFor(() => {
      expect(tabsOf()).toEqual(['Delivered1', 'Pending1']);
    });
    const table = screen.getByRole('table', { name: 'My orders: Pending' });
    expect(within(table).getAllByRole('row')).toHaveLength(2); // with its head
  });

  it.each(['pending', 'delivered'])(
    'keeps the tabs of a house with a name without a connection: %s',
    async (status) => {
      learnHouseFace(HOUSE);
      onTestFinished(() => {
        learnHouseFace(null);
      });
      await renderScreen(`${PATH}?status=${status}`, { role: 'user', orders: MANY_OPEN });
      await vi.waitFor(() => {
        expect(tabsOf()).toEqual(['Delivered1', 'Pending1']);
      });
      const table = screen.getByRole('table', { name: /^My orders/ });
      await connect(false);
      expect(screen.getByText(/^Not live since/)).toBeDefined();
      expect(tabsOf()).toEqual(['Delivered', 'Pending']);
      expect(screen.getByRole('table', { name: /^My orders/ })).toBe(table);
    },
  );

  it('has no tab in a house with a name before it knows what leads to an order, and the list that was asked for', async () => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    vi.spyOn(counting, 'countOrders').mockReturnValue(new Promise(() => undefined));
    await renderScreen(`${PATH}?status=pending`, { role: 'user', orders: MANY_OPEN });
    await screen.findByRole('table', { name: 'My orders: Pending' });
    expect(tabsOf()).toEqual([]);
  });

  it.each([
    ['user', 1, 0],
    ['user', 25, 1],
    ['chef', 1, 1],
  ] as const)('lets a %s with %i orders sort and export them: %i', async (role, count, tools) => {
    const orders = Array.from({ length: count }, (_, age) => anOrder({ id: `order-${age}`, createdAtMs: age }));
    await renderScreen(PATH, { role, orders });
    await screen.findByRole('table', { name: 'My orders: Pending' });
    expect(screen.queryAllByRole('button', { name: 'Sort, filter, export' })).toHaveLength(tools);
  });

  it.each([
    ['is late', -6, 1],
    ['is not', 6, 0],
  ] as const)('calls the house from the card of an order that %s', async (_what, minutes, links) => {
    learnHouseFace(HOUSE);
    onTestFinished(() => {
      learnHouseFace(null);
    });
    const promisedAtMs = Date.now() + minutes * 60_000;
    await renderScreen(PATH, { role: 'user', orders: [anOrder({ id: 'pho', status: 'approved', promisedAtMs })] });
    const region = await screen.findByRole('region', { name: 'Under way' });
    const calls = within(region).queryAllByRole('link', { name: 'Call us: 030 1234' });
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: links }, () => 'tel:0301234'));
  });

  it('shows on a phone the first of them whole, and the others as lines', async () => {
    vi.stubGlobal('matchMedia', phone);
    await renderScreen(PATH, {
      role: 'user',
      orders: ['Pho', 'Ramen', 'Taco'].map((foodName, age) =>
        anOrder({ id: foodName, foodName, createdAtMs: 9 * 60_000 - age * 60_000 }),
      ),
    });
    const region = await screen.findByRole('region', { name: 'Under way' });
    expect(within(region).getAllByRole('list', { name: 'Steps' })).toHaveLength(1);
    expect([...region.querySelectorAll('[data-under-way]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pho.*Ordered/),
      expect.stringMatching(/^K7M2QXRamenPending/),
      expect.stringMatching(/^K7M2QXTacoPending/),
    ]);
  });

  it('cancels on a phone any order that the house has not answered: by its line, its row and its details', async () => {
    vi.stubGlobal('matchMedia', phone);
    const cancelled: string[] = [];
    const orders = [
      anOrder({ id: 'pho', foodName: 'Pho', token: 'PHO222', status: 'approved', promisedAtMs: 1 }),
      anOrder({ id: 'taco', foodName: 'Taco', token: 'TAC222', wantedAtMs: Date.UTC(2026, 0, 3, 16) }),
    ];
    await renderScreen(PATH, { role: 'user', orders });
    const region = await screen.findByRole('region', { name: 'Under way' });
    expect(within(region).getAllByRole('list', { name: 'Steps' })).toHaveLength(1);
    const server = fetch;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (address.endsWith('/cancel')) cancelled.push(address);
      return server(address, init);
    });
    const cancelIn = async (part: HTMLElement): Promise<void> => {
      fireEvent.click(await within(part).findByRole('button', { name: 'Cancel: Taco, token TAC222' }));
      fireEvent.click(within(part).getByRole('button', { name: 'Cancel it now: Taco, token TAC222' }));
      await within(part).findByRole('button', { name: 'Cancel: Taco, token TAC222' });
    };
    await cancelIn(region);
    const table = screen.getByRole('table', { name: 'My orders: Pending' });
    await cancelIn(table);
    await act(async () => {
      fireEvent.click(within(table).getByRole('button', { name: 'What happened to Taco, token TAC222' }));
    });
    await cancelIn(await screen.findByRole('dialog', { name: 'Taco' }));
    expect(cancelled).toEqual(Array.from({ length: 3 }, () => '/api/orders/taco/cancel'));
    expect(screen.queryByRole('button', { name: /^Cancel: Pho/ })).toBeNull();
  });

  it('says in a line for when the order is wanted, and of what the minutes are', async () => {
    vi.stubGlobal('matchMedia', phone);
    const soon = Date.now() + 15 * 60_000;
    await renderScreen(PATH, {
      role: 'user',
      orders: [
        anOrder({ id: 'pho', foodName: 'Pho', status: 'approved', promisedAtMs: 1, createdAtMs: Date.now() }),
        anOrder({ id: 'taco', foodName: 'Taco', answerByMs: soon, wantedAtMs: Date.UTC(2036, 0, 3, 16) }),
        anOrder({ id: 'ramen', foodName: 'Ramen', createdAtMs: Date.now() - 150_000 }),
      ],
    });
    const region = await screen.findByRole('region', { name: 'Under way' });
    const line = (id: string) => region.querySelector(`[data-under-way="${id}"] > b`)?.textContent;
    await vi.waitFor(() => {
      expect(line('taco')).toMatch(/^for .*\d\d:\d\d\u00a0· We’ll answer within 1[45] min · \$9\.50$/);
    });
    expect(line('ramen')).toBe('ordered 2 min ago · $9.50');
  });

  it('says in a line that the kitchen has given the order back', async () => {
    vi.stubGlobal('matchMedia', phone);
    const createdAtMs = Date.now() - 150_000;
    await renderScreen(PATH, {
      role: 'user',
      orders: [
        anOrder({ id: 'pho', foodName: 'Pho', status: 'approved', createdAtMs: Date.now() }),
        anOrder({ id: 'soup', foodName: 'Soup', createdAtMs, returnedAtMs: Date.now() }),
      ],
    });
    const region = await screen.findByRole('region', { name: 'Under way' });
    await vi.waitFor(() => {
      expect(region.querySelector('[data-under-way="soup"] > b')?.textContent).toBe(
        'ordered 2 min ago · $9.50The kitchen asked the house again',
      );
    });
  });

  it('counts the orders of each status, and says why the house rejected one, which can be tried again', async () => {
    await renderScreen(`${PATH}?status=reject`, {
      role: 'user',
      orders: [
        anOrder({ id: 'rejected', foodName: 'Pizza', status: 'reject', rejectReason: 'Sold out' }),
        anOrder({ id: 'bobs', userId: 'bob' }),
      ],
    });
    expect(await screen.findByText('“Sold out”')).toBeDefined();
    await screen.findByRole('link', { name: 'Try again: Pizza, token K7M2QX' });
    expect(screen.getByRole('button', { name: /^Pay for Pizza/ })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Reject 1' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pending 0' })).toBeDefined();
  });

  it.each([
    ['nobody answered', 'not-answered', 'Nobody answered in time: nothing is due'],
    ['nobody could hear', 'no-connection', 'Sorry, the house could not be reached: nothing is due'],
  ] as const)('says of an order that %s what that means, and offers it again', async (_what, rejectCode, words) => {
    await renderScreen(`${PATH}?status=reject`, {
      role: 'user',
      orders: [anOrder({ id: 'silent', foodName: 'Pizza', status: 'reject', rejectCode })],
    });
    expect(await screen.findByText(words)).toBeDefined();
    const again = await screen.findByRole('link', { name: 'Try again: Pizza, token K7M2QX' });
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(again.getAttribute('href')).toBe('/inventory');
  });

  it('says when there are none, and links to the menu', async () => {
    await renderScreen(PATH, { role: 'user' });
    expect(await screen.findByRole('heading', { name: 'No orders under Pending' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all foods' }).getAttribute('href')).toBe('/inventory');
  });

  it('shows a refusal, without a retry button', async () => {
    await renderScreen(PATH, { role: 'user', server: 'refuses' });
    expect(await screen.findByText('You need access for this page')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
