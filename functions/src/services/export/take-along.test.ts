import { DEFAULT_SETTINGS, isHidden, type Food, type Order, type StockMove, type User } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { fixedClock, NOW_MS } from '../testing/fakes.ts';
import type { Outcome } from '../shared/outcomes.ts';
import type { Page, PlacedPage, TimeSpan } from '../shared/ports.ts';
import { takeMoves, takeOrders, takePeople, type TakeAlongPorts } from './take-along.ts';

interface Kept {
  readonly orders?: readonly Order[];
  readonly moves?: readonly StockMove[];
  readonly users?: readonly User[];
  readonly foods?: readonly Food[];
}

interface House {
  readonly ports: TakeAlongPorts;
  readonly asked: unknown[];
}

function house({ orders = [], moves = [], users = [], foods = [] }: Kept = {}): House {
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
        stockMoves: (span, placed) => page(moves, span, placed),
        reviews: (placed) => page([], placed),
        users: (placed) => page(users, placed),
        hiddenFoods: async () => foods.filter(isHidden),
      },
      catalogue: {
        menu: async () => foods.filter(({ retiredAtMs }) => retiredAtMs === null),
        food: async (id) => foods.find((food) => food.id === id) ?? null,
      },
      clock: fixedClock,
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

it('people are those with an account', async () => {
  const times = { createdAtMs: 1, updatedAtMs: 1, claimsChangedAtMs: 1 };
  const { ports } = house({
    users: [
      { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user', ...times },
      { uid: 'somebody', email: '', displayName: '', role: 'guest', ...times },
    ],
  });
  const { items } = valueOf(await takePeople(ports, PAGE));
  expect(items.map(({ uid }) => uid)).toEqual(['ann']);
});
