import {
  DEFAULT_SETTINGS,
  onSale,
  parsePlaceBasketRequest,
  type AskedLine,
  type Food,
  type HouseSettings,
  type Order,
  type StockMove,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { changeFoodStock, editFood, markFoodSoldOut, snoozeFood } from '../menu/manage-foods.ts';
import { moveStock } from '../stock/move-stock.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from './place-basket.ts';
import { quoteBasket } from './quote-basket.ts';
import { ANN, BOSS, COOK, countingIds } from '../testing/fakes.ts';
import { problemsOfLedger } from '../testing/ledger.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

// Portions are taken of the day for which they are wanted, where a day begins with a par; and come back to that day.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Noon, by the house's clock too. */
const TUESDAY = Date.UTC(2026, 5, 2, 12);
const WEDNESDAY = TUESDAY + DAY_MS;
const WITH_PAR = { quantity: 20, par: { portions: 20, days: EVERY_DAY }, parDay: '2026-06-02' };
const SETTINGS: HouseSettings = { ...DEFAULT_SETTINGS, later: { minMinutes: 0, maxDays: 14 } };

let nowMs: number;
let store: MemoryStore;
let ports: Parameters<typeof placeBasket>[0];

beforeEach(() => {
  nowMs = TUESDAY;
  store = new MemoryStore();
  store.put('house/settings', SETTINGS);
  store.put('foods/pho', aFood(WITH_PAR));
  ports = { unitOfWork: store, orderBook: new MemoryHouse(store), clock: { nowMs: () => nowMs }, ids: countingIds() };
});

const stored = (): Food => store.get<Food>('foods/pho') as Food;
const moves = (): readonly StockMove[] =>
  [...store.documents].filter(([key]) => key.startsWith('stockMoves/')).map(([, { value }]) => value as StockMove);
const seen = (): readonly (readonly unknown[])[] => moves().map(({ cause, delta, after }) => [cause, delta, after]);
const lines = (quantity: number): readonly AskedLine[] => {
  const parsed = parsePlaceBasketRequest({ lines: [{ foodId: 'pho', quantity }], shownTotal: 1 });
  if (!parsed.ok) throw new Error('the basket is wrong');
  return parsed.value.lines;
};
/** An order of so many portions; by default as soon as possible. */
const order = (quantity: number, wantedAtMs?: number): Promise<Outcome<Order>> => {
  const request = { lines: lines(quantity), shownTotalMinor: quantity * 950, ...(wantedAtMs && { wantedAtMs }) };
  return placeBasket(ports, { caller: ANN, request, idempotencyKey: null });
};
const reject = async (placed: Outcome<Order>): Promise<void> => {
  if (placed.status !== 'done') throw new Error(placed.message);
  const { status } = await changeOrderStatus(ports, BOSS, { id: placed.value.id, status: 'reject' });
  expect(status).toBe('done');
};
const openOrders = (): readonly Order[] =>
  [...store.documents]
    .filter(([key]) => key.startsWith('orders/'))
    .map(([, { value }]) => value as Order)
    .filter(({ status }) => status === 'pending');
const isRefused = { status: 'refused', reason: 'BASKET_CHANGED' };
const isDone = { status: 'done' };

describe('an order for a day to come, of a food with a par', () => {
  it('takes nothing of today, and no more than that day begins with', async () => {
    expect(await order(15, WEDNESDAY)).toMatchObject(isDone);
    expect(stored()).toMatchObject({ quantity: 20, ahead: { '2026-06-03': 15 } });
    expect(await order(6, WEDNESDAY)).toMatchObject(isRefused);
    expect(await order(20)).toMatchObject(isDone);
    expect(await order(5, WEDNESDAY)).toMatchObject(isDone);
    expect(await order(1, WEDNESDAY)).toMatchObject(isRefused);
    expect(await order(20, WEDNESDAY + DAY_MS)).toMatchObject(isDone);
  });

  it('is of the portions with which the day begins, in the ledger too', async () => {
    await order(15, WEDNESDAY);
    nowMs = WEDNESDAY;
    expect(await order(6)).toMatchObject(isRefused);
    expect(await order(5)).toMatchObject(isDone);
    expect(stored()).toMatchObject({ quantity: 0, parDay: '2026-06-03', ahead: {} });
    expect(seen().slice(-2)).toEqual([
      ['par', -15, 5],
      ['order', -5, 0],
    ]);
    expect(moves().find(({ cause }) => cause === 'par')?.note).toBe('15 of 20 ordered ahead');
  });

  it('is quoted as it is placed', async () => {
    await order(15, WEDNESDAY);
    const quoted = async (quantity: number): Promise<number> => {
      const quote = await quoteBasket(
        {
          clock: { nowMs: () => nowMs },
          catalogue: { food: async () => stored() } as never,
          choiceBook: { choicesOf: async () => null },
          customerBook: {} as never,
          houseBook: { settings: async () => SETTINGS, know: () => undefined },
          tableBook: { tablesLately: async () => [] },
        },
        null,
        { lines: lines(quantity), wantedAtMs: WEDNESDAY },
      );
      return quote.problems.length;
    };
    expect([await quoted(5), await quoted(6)]).toEqual([0, 1]);
  });

  it('gives its portions back to that day, before it and on it', async () => {
    const [early, late] = [await order(15, WEDNESDAY), await order(5, WEDNESDAY)];
    await reject(early);
    expect(stored()).toMatchObject({ quantity: 20, ahead: { '2026-06-03': 5 } });
    nowMs = WEDNESDAY;
    await reject(late);
    expect(stored()).toMatchObject({ quantity: 20, parDay: '2026-06-03' });
    nowMs = WEDNESDAY + DAY_MS;
    expect(await order(20)).toMatchObject(isDone);
  });

  it('gives nothing back once its day is over', async () => {
    const placed = await order(15, WEDNESDAY);
    nowMs = WEDNESDAY + DAY_MS;
    await reject(placed);
    expect(await order(21)).toMatchObject(isRefused);
    expect(await order(20)).toMatchObject(isDone);
  });

  it('is not taken for a day on which nobody knows what there is', async () => {
    store.put('foods/pho', aFood({ quantity: 20, par: { portions: 20, days: [2] }, parDay: '2026-06-02' }));
    expect(await order(1, WEDNESDAY)).toMatchObject(isRefused);
    expect(await order(20, TUESDAY + 7 * DAY_MS)).toMatchObject(isDone);
  });

  it('is taken for later of today as it always was: of what there is', async () => {
    expect(await order(15, TUESDAY + 60 * MINUTE_MS)).toMatchObject(isDone);
    expect(stored()).toMatchObject({ quantity: 5, ahead: {} });
  });
});

describe('a par that is lowered below what is ordered ahead', () => {
  it('owes the rest to those who ordered, before anything is on sale again', async () => {
    const [first, second, third] = [await order(8, WEDNESDAY), await order(8, WEDNESDAY), await order(4, WEDNESDAY)];
    await editFood(ports, BOSS, 'pho', { par: { portions: 10, days: EVERY_DAY } });
    nowMs = WEDNESDAY;
    await reject(first);
    expect(stored()).toMatchObject({ quantity: 0, parDay: '2026-06-03', ahead: { '2026-06-03': 2 } });
    expect(await order(1)).toMatchObject(isRefused);
    await reject(third);
    expect(stored()).toMatchObject({ quantity: 2, ahead: { '2026-06-03': 0 } });
    await reject(second);
    expect(stored()).toMatchObject({ quantity: 10 });
    nowMs += DAY_MS;
    expect(await order(11)).toMatchObject(isRefused);
    expect(await order(10)).toMatchObject(isDone);
    expect(stored()).toMatchObject({ ahead: {} });
  });

  describe('and the day has begun with ten less than it owes', () => {
    const DAY = '2026-06-03';
    const owes = (): number | undefined => stored().ahead[DAY];
    const restock = (portions: number) =>
      moveStock(ports, COOK, 'pho', { kind: 'restock', portions, note: 'Cooked' }, null);
    const count = (counted: number) =>
      moveStock(ports, COOK, 'pho', { kind: 'count', counted, seen: 0, note: '' }, null);
    let rejected: Outcome<Order>;

    beforeEach(async () => {
      store.put('foods/pho', aFood({ ...WITH_PAR, ledgerFromMs: null }));
      rejected = await order(8, WEDNESDAY);
      await order(12, WEDNESDAY);
      await editFood(ports, BOSS, 'pho', { par: { portions: 10, days: EVERY_DAY } });
      nowMs = WEDNESDAY;
    });

    it('what comes in is for the orders first, and the ledger says so', async () => {
      await restock(4);
      expect([stored().quantity, owes()]).toEqual([0, 6]);
      await changeFoodStock(ports, BOSS, { id: 'pho', change: 9 }, null);
      expect([stored().quantity, owes()]).toEqual([3, 0]);
      expect(await order(4)).toMatchObject(isRefused);
      expect(await order(3)).toMatchObject(isDone);
      const noted = moves().map(({ cause, delta, after, note }) => [cause, delta, after, note]);
      expect(noted.slice(-4)).toEqual([
        ['par', -20, 0, '20 of 10 ordered ahead'],
        ['restock', 0, 0, 'Cooked · 4 for orders ahead'],
        ['edit', 3, 3, '6 for orders ahead'],
        ['order', -3, 0, ''],
      ]);
      expect(problemsOfLedger([stored()], moves())).toEqual([]);
    });

    it('what is taken away is not of theirs', async () => {
      expect(await changeFoodStock(ports, BOSS, { id: 'pho', change: -1 }, null)).toMatchObject({ status: 'refused' });
      await restock(12);
      await changeFoodStock(ports, BOSS, { id: 'pho', change: -2 }, null);
      expect([stored().quantity, owes()]).toEqual([0, 0]);
    });

    it.each([
      ['a count', () => count(5)],
      ['a number', () => editFood(ports, BOSS, 'pho', { quantity: 5 })],
    ])('%s says what is there beyond the orders', async (_what, say) => {
      await say();
      expect([stored().quantity, owes()]).toEqual([5, 0]);
      await reject(rejected);
      expect(stored().quantity).toBe(13);
      expect(problemsOfLedger([stored()], moves())).toEqual([]);
    });

    it('a count of none leaves what the day owes', async () => {
      await count(0);
      await reject(rejected);
      expect([stored().quantity, owes()]).toEqual([0, 2]);
      expect(moves().at(-1)).toMatchObject({ cause: 'release', delta: 0, note: '8 for orders ahead' });
    });

    it('what comes in while it is marked as sold out is put aside beyond what is owed', async () => {
      await markFoodSoldOut(ports, 'pho', { soldOut: true });
      await restock(13);
      expect(stored()).toMatchObject({ quantity: 0, putAside: 3, ahead: { [DAY]: 0 } });
    });
  });

  it('never sells more of a day than it has, whatever is ordered, lowered, rejected and comes in', async () => {
    const step = fc.record({
      kind: fc.constantFrom('order', 'ahead', 'lower', 'reject', 'reject', 'restock', 'night'),
      portions: fc.integer({ min: 1, max: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        nowMs = TUESDAY;
        store = new MemoryStore();
        store.put('house/settings', { ...SETTINGS, maxPortions: 500 });
        store.put('foods/pho', aFood({ ...WITH_PAR, ledgerFromMs: null }));
        ports = { ...ports, unitOfWork: store, orderBook: new MemoryHouse(store) };
        let isWednesday = false;
        let par = 20;
        let has = 20;
        for (const { kind, portions } of steps) {
          nowMs += MINUTE_MS;
          // oxlint-disable no-await-in-loop -- one after the other
          if (kind === 'order') await order(portions);
          if (kind === 'ahead') await order(portions, isWednesday ? WEDNESDAY + DAY_MS : WEDNESDAY);
          if (kind === 'restock') {
            has += portions;
            await moveStock(ports, COOK, 'pho', { kind, portions, note: '' }, null);
          }
          if (kind === 'lower') {
            par = portions;
            await editFood(ports, BOSS, 'pho', { par: { portions, days: EVERY_DAY } });
          }
          if (kind === 'night' && !isWednesday) {
            [isWednesday, has, nowMs] = [true, par, WEDNESDAY];
          }
          const open = openOrders();
          const one = open[portions % Math.max(open.length, 1)];
          if (kind === 'reject' && one) await reject({ status: 'done', value: one });
          // oxlint-enable no-await-in-loop
          const today = isWednesday ? '2026-06-03' : '2026-06-02';
          const promised = openOrders()
            .filter(({ ahead, businessDay }) => (ahead?.day ?? businessDay) === today)
            .reduce((sum, { lines: ofOrder }) => sum + (ofOrder[0]?.quantity ?? 0), 0);
          const { quantity } = onSale(stored(), today);
          if (quantity > 0) expect(quantity + promised).toBe(has);
          expect(problemsOfLedger([stored()], moves())).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a food that is off today', () => {
  it('can be ordered for the day on which it is back, with or without a par', async () => {
    await snoozeFood(ports, 'pho', { until: 'tomorrow' });
    expect(await order(1)).toMatchObject(isRefused);
    expect(await order(20, WEDNESDAY)).toMatchObject(isDone);
    store.put('foods/pho', aFood({ quantity: 3 }));
    await snoozeFood(ports, 'pho', { until: '2026-06-04' });
    expect(await order(1, WEDNESDAY)).toMatchObject(isRefused);
    expect(await order(3, WEDNESDAY + DAY_MS)).toMatchObject(isDone);
    expect(await order(1, WEDNESDAY + DAY_MS)).toMatchObject(isRefused);
  });

  it('cannot while it is sold out until somebody puts it back', async () => {
    store.put('foods/pho', aFood({ quantity: 0, putAside: 20, par: { portions: 20, days: EVERY_DAY } }));
    expect(await order(1, WEDNESDAY)).toMatchObject(isRefused);
  });
});

describe('the portions of a rejected order', () => {
  it('of yesterday are not added to the par of today', async () => {
    const placed = await order(5);
    nowMs = WEDNESDAY;
    await reject(placed);
    expect(await order(21)).toMatchObject(isRefused);
    expect(await order(20)).toMatchObject(isDone);
  });

  it('of yesterday come back where the food has no par today', async () => {
    store.put('foods/pho', aFood({ quantity: 20, par: { portions: 20, days: [2] }, parDay: '2026-06-02' }));
    const placed = await order(5);
    nowMs = WEDNESDAY;
    await reject(placed);
    expect(stored().quantity).toBe(20);
  });

  const setPar = (par: Food['par']): Promise<unknown> => editFood(ports, BOSS, 'pho', { par });

  it('come back on the day on which a par is set, which begins with the next day', async () => {
    store.put('foods/pho', aFood({ quantity: 20 }));
    const [forLater, early, late] = [await order(5, WEDNESDAY + DAY_MS), await order(4), await order(3)];
    nowMs = WEDNESDAY;
    await setPar({ portions: 20, days: EVERY_DAY });
    await reject(forLater);
    await reject(early);
    expect(stored().quantity).toBe(17);
    nowMs += DAY_MS;
    await reject(late);
    expect(await order(21)).toMatchObject(isRefused);
    expect(await order(20)).toMatchObject(isDone);
  });

  it('come back on a day without par on which the par is changed', async () => {
    store.put('foods/pho', aFood({ quantity: 20, par: { portions: 20, days: [2] }, parDay: '2026-06-02' }));
    const placed = await order(5);
    nowMs = WEDNESDAY;
    await setPar({ portions: 9, days: [2] });
    await reject(placed);
    expect(stored().quantity).toBe(20);
  });

  it('of yesterday are not added to the par with which the day began, once that is changed or removed', async () => {
    const [placed, other] = [await order(5), await order(4)];
    nowMs = WEDNESDAY;
    await setPar({ portions: 8, days: EVERY_DAY });
    await reject(placed);
    await setPar(null);
    await reject(other);
    expect(stored().quantity).toBe(20);
  });

  it('of a food that is counted again with a number come back, unless its day would have begun with its par', async () => {
    const again = async (food: Partial<Food>): Promise<number> => {
      nowMs = TUESDAY;
      store.put('foods/pho', aFood(food));
      const placed = await order(5);
      await editFood(ports, BOSS, 'pho', { counted: false });
      nowMs = WEDNESDAY;
      await editFood(ports, BOSS, 'pho', { counted: true, quantity: 7 });
      await reject(placed);
      expect(await order(stored().quantity + 1)).toMatchObject(isRefused);
      return stored().quantity;
    };
    expect(await again({ quantity: 20 })).toBe(12);
    expect(await again({ ...WITH_PAR, par: { portions: 20, days: [2] } })).toBe(12);
    expect(await again(WITH_PAR)).toBe(7);
  });

  it('are not lost when counting went off and on since, or is off', async () => {
    store.put('foods/pho', aFood({ quantity: 10 }));
    const [placed, other] = [await order(4), await order(1)];
    await editFood(ports, BOSS, 'pho', { counted: false });
    const uncounted = await order(3);
    await reject(other);
    nowMs += MINUTE_MS;
    await editFood(ports, BOSS, 'pho', { counted: true });
    await reject(placed);
    await reject(uncounted);
    expect(stored().quantity).toBe(10);
  });
});

it('a day that begins late has what came back of it before', async () => {
  const placed = await order(15, WEDNESDAY);
  await editFood(ports, BOSS, 'pho', { counted: false });
  nowMs = WEDNESDAY;
  await reject(placed);
  await editFood(ports, BOSS, 'pho', { counted: true });
  expect(await order(20)).toMatchObject(isDone);
});

it('the ledger sums to the portions, whatever was ordered ahead and given back', async () => {
  store.put('foods/pho', aFood({ quantity: 20, par: { portions: 20, days: EVERY_DAY }, ledgerFromMs: null }));
  const placed = [await order(3, WEDNESDAY), await order(2), await order(4, WEDNESDAY + DAY_MS)];
  nowMs = WEDNESDAY;
  await order(1);
  for (const one of placed) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await reject(one);
    expect(problemsOfLedger([stored()], moves())).toEqual([]);
  }
});
