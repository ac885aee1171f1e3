import {
  DEFAULT_SETTINGS,
  isHidden,
  NEW_CUSTOMER,
  NO_CATEGORIES,
  NO_CHOICES,
  NEW_EVENT,
  type Customer,
  type Food,
  type Order,
  type OrderEvent,
  type StockMove,
  type StoredChoices,
  type User,
} from '@foodhouse/domain';
import { aFood, aGroup, anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { fixedClock, NOW_MS } from '../testing/fakes.ts';
import type { Outcome } from '../shared/outcomes.ts';
import type { Page, PlacedPage, TimeSpan } from '../shared/ports.ts';
import {
  takeEvents,
  takeMenuFoods,
  takeMoves,
  takeOrders,
  takePeople,
  takeRemovedFoods,
  takeVouchers,
  type TakeAlongPorts,
} from './take-along.ts';

interface Kept {
  readonly orders?: readonly Order[];
  /** By the order's id. */
  readonly events?: Readonly<Record<string, readonly OrderEvent[]>>;
  readonly moves?: readonly StockMove[];
  readonly users?: readonly User[];
  readonly foods?: readonly Food[];
  /** By the food's id. */
  readonly choices?: Readonly<Record<string, StoredChoices>>;
  /** By uid. */
  readonly customers?: Readonly<Record<string, Customer>>;
}

interface House {
  readonly ports: TakeAlongPorts;
  readonly asked: unknown[];
}

function house({
  orders = [],
  events = {},
  moves = [],
  users = [],
  foods = [],
  choices = {},
  customers = {},
}: Kept = {}): House {
  const asked: unknown[] = [];
  const page = <T>(items: readonly T[], ...question: readonly (TimeSpan | PlacedPage)[]): Promise<Page<T>> => {
    asked.push(...question);
    return Promise.resolve({ items, next: 'next' });
  };
  return {
    asked,
    ports: {
      archive: {
        orders: (span, placed) => page(orders, span, placed),
        eventsOf: async (orderId) => events[orderId] ?? [],
        stockMoves: (span, placed) => page(moves, span, placed),
        reviews: (placed) => page([], placed),
        users: (placed) => page(users, placed),
        hiddenFoods: async () => foods.filter(isHidden),
        menuFoods: (placed) =>
          page(
            foods.filter(({ retiredAtMs }) => retiredAtMs === null),
            placed,
          ),
        removedFoods: (placed) =>
          page(
            foods.filter(({ retiredAtMs }) => retiredAtMs !== null),
            placed,
          ),
      },
      catalogue: {
        menu: async () => foods.filter(({ retiredAtMs }) => retiredAtMs === null),
        food: async (id) => foods.find((food) => food.id === id) ?? null,
      },
      categoryBook: {
        categories: async () => ({
          ...NO_CATEGORIES,
          categories: [
            { id: 'soups', name: 'Soups' },
            { id: 'teas', name: 'Teas' },
          ],
          groupIds: { teas: ['sorts'] },
        }),
      },
      choiceBook: { choicesOf: async (id) => choices[id] ?? null },
      clock: fixedClock,
      customerBook: { customer: async (uid) => customers[uid] ?? NEW_CUSTOMER },
      houseBook: { settings: async () => ({ ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin', dayStart: '04:00' }) },
    },
  };
}

const PAGE = { limit: 500, after: null };
function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.status !== 'done') throw new Error(outcome.reason);
  return outcome.value;
}

it('days are those of the house’s clock, also where it changes', async () => {
  const { ports, asked } = house();
  await takeOrders(ports, { ...PAGE, from: '2026-10-24', to: '2026-10-25' });
  expect(asked).toEqual([
    { fromMs: Date.parse('2026-10-24T04:00+02:00'), toMs: Date.parse('2026-10-26T04:00+01:00') },
    PAGE,
  ]);
});

it('all days there are end in no store’s last year', async () => {
  const { ports, asked } = house();
  await takeMoves(ports, PAGE);
  expect(asked[0]).toEqual({ fromMs: 0, toMs: Date.UTC(2200, 0) });
});

it('an order that nobody answered in time is taken as rejected, and nothing is written', async () => {
  const { ports } = house({
    orders: [anOrder({ id: 'late', answerByMs: NOW_MS }), anOrder({ id: 'waits', answerByMs: NOW_MS + 1 })],
  });
  const { items, next } = valueOf(await takeOrders(ports, PAGE));
  expect(items.map(({ id, status, rejectCode }) => [id, status, rejectCode])).toEqual([
    ['late', 'reject', 'not-answered'],
    ['waits', 'pending', null],
  ]);
  expect(next).toBe('next');
});

it('moves have the names of foods, also of those off the menu, and no person', async () => {
  const move = (foodId: string): StockMove => ({
    foodId,
    delta: -2,
    after: 5,
    cause: 'waste',
    orderId: null,
    token: null,
    byUid: 'linh',
    byRole: 'chef',
    note: 'dropped',
    atMs: NOW_MS,
    businessDay: '2026-11-26',
  });
  const { ports } = house({
    moves: [move('pho'), move('old'), move('gone'), move('old')],
    foods: [aFood(), aFood({ id: 'old', name: 'Old Soup', retiredAtMs: 1 })],
  });
  const { items } = valueOf(await takeMoves(ports, PAGE));
  expect(items.map(({ food }) => food)).toEqual([aFood().name, 'Old Soup', '', 'Old Soup']);
  expect(JSON.stringify(items)).not.toContain('linh');
});

it('what came with a guest’s first order is the house’s, and the order is the guest’s', async () => {
  const ofGuest = { orderId: 'order-1', token: 'BT8Q2X', byUid: null, byRole: 'guest' } as const;
  const move = (changes: Partial<StockMove>): StockMove => ({
    foodId: 'pho',
    delta: 1,
    after: 1,
    cause: 'order',
    note: '',
    atMs: NOW_MS,
    businessDay: '2026-11-26',
    ...ofGuest,
    ...changes,
  });
  const { ports } = house({
    moves: [
      move({ cause: 'opening' }),
      move({ cause: 'par' }),
      move({}),
      move({ cause: 'opening', token: null, orderId: null, byUid: 'linh', byRole: 'chef' }),
    ],
  });
  const { items } = valueOf(await takeMoves(ports, PAGE));
  expect(items.map(({ byRole, token }) => [byRole, token])).toEqual([
    ['system', null],
    ['system', null],
    ['guest', 'BT8Q2X'],
    ['chef', null],
  ]);
});

const TIMES = { createdAtMs: 1, updatedAtMs: 1, claimsChangedAtMs: 1 };
const ANN: User = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user', ...TIMES };
const SOMEBODY: User = { uid: 'somebody', email: '', displayName: '', role: 'guest', ...TIMES };

it('people are those with an account', async () => {
  const { ports } = house({ users: [ANN, SOMEBODY] });
  const { items } = valueOf(await takePeople(ports, PAGE));
  expect(items.map(({ uid }) => uid)).toEqual(['ann']);
});

it('vouchers are those that somebody of the house still has, guests among them', async () => {
  const voucher = (id: string, expiresAtMs = NOW_MS + 1): Customer['vouchers'][number] => ({
    id,
    amountMinor: 500,
    minMinor: 2000,
    currency: 'USD',
    expiresAtMs,
  });
  const { ports, asked } = house({
    users: [ANN, { ...ANN, uid: 'bob', email: 'bob@example.com' }, SOMEBODY],
    customers: {
      ann: { ...NEW_CUSTOMER, vouchers: [voucher('expired', NOW_MS), voucher('a'), voucher('b')] },
      somebody: { ...NEW_CUSTOMER, vouchers: [voucher('c')] },
      erased: { ...NEW_CUSTOMER, vouchers: [voucher('d')] },
    },
  });
  const { items, next } = valueOf(await takeVouchers(ports, PAGE));
  expect(items.map(({ orderId, customerId, email }) => [orderId, customerId, email])).toEqual([
    ['a', 'ann', 'ann@example.com'],
    ['b', 'ann', 'ann@example.com'],
    ['c', 'somebody', ''],
  ]);
  expect([asked, next]).toEqual([[PAGE], 'next']);
});

it('removed foods have their choices and the name that their category has now', async () => {
  const gone = (id: string, changes: Partial<Food> = {}): Food => aFood({ id, retiredAtMs: NOW_MS, ...changes });
  const choices = { ...NO_CHOICES, groups: [aGroup()] };
  const { ports, asked } = house({
    foods: [
      aFood({ id: 'on-menu' }),
      gone('a', { categoryId: 'soups', leastExtraMinor: 0 }),
      gone('b', { categoryId: 'removed-too' }),
    ],
    choices: { a: choices },
  });
  const { items, next } = valueOf(await takeRemovedFoods(ports, PAGE));
  expect(items.map(({ id, category, groups, retiredAtMs }) => [id, category, groups, retiredAtMs])).toEqual([
    ['a', 'Soups', choices.groups, NOW_MS],
    ['b', null, [], NOW_MS],
  ]);
  expect([asked, next]).toEqual([[PAGE], 'next']);
});

it('foods of the menu have what they say of choices, also where they only leave out what their category has', async () => {
  const { ports, asked } = house({
    foods: [
      aFood({ id: 'a', categoryId: 'soups', leastExtraMinor: 0, kitchenName: 'A1', par: { portions: 9, days: [1] } }),
      aFood({ id: 'b', categoryId: 'teas' }),
      aFood({ id: 'c', categoryId: 'soups' }),
      aFood({ id: 'gone', retiredAtMs: NOW_MS }),
    ],
    choices: {
      a: { ...NO_CHOICES, groups: [aGroup({ sizeIds: ['l'] })] },
      b: { ...NO_CHOICES, leftOut: ['sorts'] },
    },
  });
  const { items, next } = valueOf(await takeMenuFoods(ports, PAGE));
  expect(items).toMatchObject([
    {
      id: 'a',
      kitchenName: 'A1',
      par: { portions: 9 },
      category: 'Soups',
      groups: [{ sizeIds: ['l'] }],
      retiredAtMs: null,
    },
    { id: 'b', category: 'Teas', groups: [], leftOut: ['sorts'] },
    { id: 'c', groups: [], leftOut: [] },
  ]);
  expect([asked, next]).toEqual([[PAGE], 'next']);
});

it('events are those of the orders of a page, the orders of the days that were asked for', async () => {
  const accepted: OrderEvent = { ...NEW_EVENT, from: 'pending', to: 'approved', byRole: 'admin', atMs: NOW_MS };
  const { ports, asked } = house({
    orders: [anOrder({ id: 'a' }), anOrder({ id: 'b' })],
    events: { b: [accepted], other: [accepted] },
  });
  const { items, next } = valueOf(
    await takeEvents(ports, { ...PAGE, limit: 100, from: '2026-10-24', to: '2026-10-24' }),
  );
  expect(items.map(({ orderId, from, to }) => [orderId, from, to])).toEqual([
    ['a', null, 'pending'],
    ['b', null, 'pending'],
    ['b', 'pending', 'approved'],
  ]);
  expect([asked, next]).toEqual([
    [
      { fromMs: Date.parse('2026-10-24T04:00+02:00'), toMs: Date.parse('2026-10-25T04:00+01:00') },
      { ...PAGE, limit: 100 },
    ],
    'next',
  ]);
});
