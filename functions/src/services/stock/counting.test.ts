import {
  DEFAULT_SETTINGS,
  effectiveQuantity,
  NEW_CUSTOMER,
  NO_CATEGORIES,
  NO_SEARCH,
  type Food,
  type MenuFood,
  type Order,
  type StockMove,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { changeFoodStock, editFood, markFoodSoldOut, snoozeFood } from '../menu/manage-foods.ts';
import { moveStock } from './move-stock.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeOrder } from '../ordering/place-order.ts';
import { quoteBasket } from '../ordering/quote-basket.ts';
import { listFoods, readFood } from '../menu/read-foods.ts';
import { ANN, BOSS, COOK, countingIds } from '../testing/fakes.ts';
import { problemsOfLedger } from '../testing/ledger.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

// Foods that are not counted, and foods that a day begins with again.

const HOUR_MS = 3_600_000;
const houseBook = { settings: async () => DEFAULT_SETTINGS, know: () => undefined };
const categoryBook = { categories: async () => NO_CATEGORIES, know: () => undefined };
const FIRST_FIVE = { ...NO_SEARCH, limit: 5, after: null, order: 'menu' } as const;
const TUESDAY_MS = Date.UTC(2026, 5, 2, 12);

let nowMs: number;
let store: MemoryStore;
let ports: Parameters<typeof placeOrder>[0];

beforeEach(() => {
  nowMs = TUESDAY_MS;
  store = new MemoryStore();
  ports = { unitOfWork: store, orderBook: new MemoryHouse(store), clock: { nowMs: () => nowMs }, ids: countingIds() };
});

const stored = (): Food => store.get<Food>('foods/pho') as Food;
const moves = (): readonly StockMove[] =>
  [...store.documents].filter(([key]) => key.startsWith('stockMoves/')).map(([, { value }]) => value as StockMove);
const seen = (): readonly (readonly unknown[])[] => moves().map(({ cause, delta, after }) => [cause, delta, after]);
const order = (): Promise<Outcome<Order>> => {
  nowMs += HOUR_MS / 20; // a person places at most ten orders a minute
  const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
  return placeOrder(ports, { caller: ANN, request, idempotencyKey: null });
};
const idOf = (placed: Outcome<Order>): string => (placed.status === 'done' ? placed.value.id : '');

describe('G6: a food that nobody counts, without import', () => {
  beforeEach(() => {
    store.put('foods/pho', aFood({ quantity: 3, counted: false, ledgerFromMs: null }));
    store.put('house/settings', { ...DEFAULT_SETTINGS, maxPortions: 500 });
  });

  it('takes 1,000 orders, which write nothing about it', async () => {
    for (let orders = 0; orders < 1000; orders += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await order()).toMatchObject({ status: 'done' });
    }
    expect([stored().quantity, moves()]).toEqual([3, []]);
  });

  it('is offered with the most that a number says, until the kitchen says sold out', async () => {
    const catalogue = catalogueOf(stored());
    const clock = { nowMs: () => nowMs };
    expect(await readFood({ catalogue, clock, houseBook }, 'pho')).toMatchObject({ value: { quantity: 100_000 } });
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    expect(await order()).toMatchObject({ reason: 'OUT_OF_STOCK' });
    await markFoodSoldOut(ports, 'pho', { soldOut: false });
    expect(await order()).toMatchObject({ status: 'done' });
  });

  it('has no portions to change', async () => {
    const refusal = { reason: 'STOCK_OUT_OF_RANGE' };
    expect(await changeFoodStock(ports, BOSS, { id: 'pho', change: 1 }, null)).toMatchObject(refusal);
    const waste = { kind: 'waste', portions: 1, note: '' } as const;
    expect(await moveStock(ports, COOK, 'pho', waste, null)).toMatchObject(refusal);
  });

  it('gets nothing back, counted again, that an order did not take', async () => {
    const before = await order();
    nowMs += HOUR_MS;
    await editFood(ports, BOSS, 'pho', { counted: true, quantity: 8 });
    const after = await order();
    expect(stored().quantity).toBe(7);
    await changeOrderStatus(ports, BOSS, { id: idOf(before), status: 'reject' });
    expect(stored().quantity).toBe(7);
    await changeOrderStatus(ports, BOSS, { id: idOf(after), status: 'reject' });
    expect(stored().quantity).toBe(8);
    expect(problemsOfLedger([stored()], moves())).toEqual([]);
  });
});

describe('G3: the par of a day, without the day’s report', () => {
  const par = { portions: 20, days: [2, 3, 4, 5, 6, 0] };
  beforeEach(() => {
    store.put('foods/pho', aFood({ quantity: 3, par, parDay: '2026-06-01', ledgerFromMs: null }));
  });

  it('does not replace the number with which a food is counted again, before the next day', async () => {
    store.put('foods/pho', { ...stored(), counted: false });
    const edited = await editFood(ports, BOSS, 'pho', { counted: true, quantity: 7 });
    expect(edited).toMatchObject({ status: 'done', value: { quantity: 7, parDay: '2026-06-02' } });
    expect(effectiveQuantity(stored(), '2026-06-02')).toBe(7);
    await order();
    expect(stored()).toMatchObject({ quantity: 6 });
    expect(effectiveQuantity(stored(), '2026-06-03')).not.toBe(6);
  });

  it('is written by the first order of the day, once, with a move of its own', async () => {
    await order();
    await order();
    expect(stored()).toMatchObject({ quantity: 18, parDay: '2026-06-02' });
    expect(seen()).toEqual([
      ['opening', 3, 3],
      ['par', 17, 20],
      ['order', -1, 19],
      ['order', -1, 18],
    ]);
    expect(problemsOfLedger([stored()], moves())).toEqual([]);
  });

  it('is on the menu, in a quote and in one food before anybody has ordered, and not on Monday', async () => {
    const catalogue = catalogueOf(stored());
    const reading = {
      catalogue,
      categoryBook,
      choiceBook: { choicesOf: async () => null },
      houseBook,
      tableBook: { tablesLately: async () => [] },
      clock: { nowMs: () => nowMs },
      customerBook: { customer: async () => NEW_CUSTOMER },
    };
    const line = { foodId: 'pho', quantity: 5, sizeId: null, options: [], note: null };
    const offers = async (): Promise<readonly unknown[]> => [
      (await listFoods(reading, FIRST_FIVE)).items[0]?.quantity,
      ((await readFood(reading, 'pho')) as { value: MenuFood }).value.quantity,
      (await quoteBasket(reading, null, { lines: [line] })).problems.length,
    ];
    expect(await offers()).toEqual([20, 20, 0]);
    nowMs -= 24 * HOUR_MS;
    expect(await offers()).toEqual([3, 3, 1]);
  });

  it.each([
    ['2026-03-29T01:59:00Z', 2],
    ['2026-03-29T02:00:00Z', 19],
    ['2026-10-25T02:59:00Z', 2],
    ['2026-10-25T03:00:00Z', 19],
  ])('begins at four by the house’s clock, also when it changes: %s', async (time, left) => {
    nowMs = Date.parse(time) - HOUR_MS / 20;
    store.put('house/settings', { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin' });
    store.put('foods/pho', { ...stored(), parDay: new Date(nowMs - 12 * HOUR_MS).toISOString().slice(0, 10) });
    await order();
    expect(stored().quantity).toBe(left);
  });

  it('is the same page of the menu until the day ends', async () => {
    const reading = { catalogue: catalogueOf(stored()), categoryBook, houseBook, clock: { nowMs: () => nowMs } };
    const first = await listFoods(reading, FIRST_FIVE);
    expect(await listFoods(reading, FIRST_FIVE)).toBe(first);
    nowMs += 24 * HOUR_MS;
    expect(await listFoods(reading, FIRST_FIVE)).not.toBe(first);
  });

  it('comes before waste, a count and what an order gives back, and begins the day after it is set', async () => {
    await moveStock(ports, COOK, 'pho', { kind: 'waste', portions: 4, note: '' }, null);
    expect(stored().quantity).toBe(16);
    nowMs += 24 * HOUR_MS;
    await moveStock(ports, COOK, 'pho', { kind: 'count', counted: 19, seen: 20, note: '' }, null);
    expect(stored().quantity).toBe(19);
    await editFood(ports, BOSS, 'pho', { par: { portions: 50, days: [0, 1, 2, 3, 4, 5, 6] } });
    const placed = await order();
    expect(stored().quantity).toBe(18);
    nowMs += 24 * HOUR_MS;
    await changeOrderStatus(ports, BOSS, { id: idOf(placed), status: 'reject' });
    expect(effectiveQuantity(stored(), '2026-06-04')).toBe(50); // yesterday's order adds nothing to it
    expect(problemsOfLedger([stored()], moves())).toEqual([]);
  });
});

/** Of one food. Its pages are the same objects, as those of the real one are. */

describe('C4: a food that the kitchen takes off', () => {
  const list = async (): Promise<number | undefined> => {
    const listed = await readFood(
      { catalogue: catalogueOf(stored()), clock: { nowMs: () => nowMs }, houseBook },
      'pho',
    );
    return listed.status === 'done' ? listed.value.quantity : undefined;
  };

  beforeEach(() => {
    store.put('foods/pho', aFood({ quantity: 8, ledgerFromMs: null }));
  });

  it('takes no order today, and is back when the house’s day begins, with nothing written', async () => {
    expect(await snoozeFood(ports, 'pho', { until: 'tomorrow' })).toMatchObject({
      value: { quantity: 0, putAside: 8 },
    });
    const { commits } = store;
    expect(await order()).toMatchObject({ reason: 'OUT_OF_STOCK' });
    expect(await list()).toBe(0);
    nowMs = Date.UTC(2026, 5, 3, 4) - 1;
    expect(await list()).toBe(0);
    nowMs += 1;
    expect(await list()).toBe(8);
    expect(store.commits).toBe(commits);
    expect(await order()).toMatchObject({ status: 'done' });
    expect(stored().quantity).toBe(7);
    expect(problemsOfLedger([stored()], moves())).toEqual([]);
  });

  it('is back on a date, or at once by a press', async () => {
    await snoozeFood(ports, 'pho', { until: '2026-06-05' });
    expect(stored()).toMatchObject({ quantity: 8, offThrough: '2026-06-04' });
    await markFoodSoldOut(ports, 'pho', { soldOut: false });
    expect(await list()).toBe(8);
    await snoozeFood(ports, 'pho', { until: 'tomorrow' });
    await snoozeFood(ports, 'pho', { until: '2026-06-02' });
    expect(await list()).toBe(8);
  });

  it('twice is once', async () => {
    await snoozeFood(ports, 'pho', { until: 'tomorrow' });
    const { commits } = store;
    await snoozeFood(ports, 'pho', { until: 'tomorrow' });
    expect(store.commits).toBe(commits);
  });
});

function catalogueOf(food: Food): Parameters<typeof listFoods>[0]['catalogue'] {
  const menu = [food];
  return { menu: async () => menu, food: async () => food };
}
