import { askedLine, DEFAULT_SETTINGS, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { ANN, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { placeBasket } from './place-basket.ts';

// How often an order is tried, and with whom it queues. The last roll is held by an order, or nobody has it.

const SEVEN = { code: 'T7T7T7', name: 'Table 7' };

/** @param onFree what happens as soon as the overdue order is asked for */
function house(onFree: (store: MemoryStore) => void = () => undefined) {
  const store = new MemoryStore();
  const about: unknown[] = [];
  const asked: number[] = [];
  const books = new MemoryHouse(store);
  store.put('house/settings', { ...DEFAULT_SETTINGS, answerMinutes: 5, services: ['pickup', 'table'] });
  store.put('house/tables', [SEVEN]);
  store.put('foods/roll', aFood({ id: 'roll', quantity: 0, priceMinor: 100 }));
  const ports = {
    unitOfWork: {
      run: ((of, work) => {
        about.push(of);
        return store.run(of, work);
      }) as MemoryStore['run'],
    },
    orderBook: {
      overdue: async (atMs: number, limit: number, after?: Order | null) => {
        asked.push(atMs);
        onFree(store);
        return books.overdue(atMs, limit, after);
      },
      ordersOfUser: books.ordersOfUser.bind(books),
    },
    clock: fixedClock,
    ids: countingIds(),
  };
  const request = { lines: [askedLine('roll', 1)], shownTotalMinor: 100 };
  return {
    store,
    asked,
    /** Of the orders that were tried, not of those that were freed. */
    tried: () => about.filter((of) => Array.isArray(of) && of.includes('food roll')),
    order: (more: object = {}) =>
      placeBasket(ports, { caller: ANN, request: { ...request, ...more }, idempotencyKey: null }),
  };
}

/** An order that nobody answered, with a roll that somebody else takes as soon as it is back. */
function putOverdue(store: MemoryStore, id: string): void {
  const lines = anOrder({ foodId: 'roll' }).lines;
  store.put(`orders/${id}`, anOrder({ id, foodId: 'roll', lines, status: 'pending', answerByMs: NOW_MS - 1 }));
}

it('is tried once more where nothing was to be freed: it may have been freed since', async () => {
  const { order, tried, asked } = house();
  expect(await order()).toMatchObject({ reason: 'BASKET_CHANGED' });
  expect([tried().length, asked.length]).toEqual([2, 1]);
});

it('is tried ten times where somebody else has always been faster', async () => {
  let count = 0;
  const { order, tried, store } = house((at) => {
    at.put('foods/roll', aFood({ id: 'roll', quantity: -1, priceMinor: 100 })); // what comes back is gone
    putOverdue(at, `overdue-${(count += 1)}`);
  });
  expect(await order()).toMatchObject({ reason: 'BASKET_CHANGED' });
  expect([tried().length, count]).toEqual([10, 9]);
  expect(store.get<Order>('orders/overdue-9')?.status).toBe('reject');
});

it('is not tried again for what no order holds', async () => {
  const { order, asked, tried } = house();
  expect(await order({ lines: [askedLine('roll', 1), askedLine('nothing', 1)] })).toMatchObject({
    reason: 'BASKET_CHANGED',
  });
  const { store, ...other } = house();
  store.put('foods/roll', aFood({ id: 'roll', quantity: 5, priceMinor: 100 }));
  expect(await other.order({ lines: [askedLine('nothing', 1)] })).toMatchObject({ reason: 'BASKET_CHANGED' });
  expect([asked.length, tried().length, other.asked.length]).toEqual([1, 2, 0]);
});

it('queues with the orders of its foods, and of its table alone', async () => {
  const { order, store, tried } = house();
  store.put('foods/roll', aFood({ id: 'roll', quantity: 5, priceMinor: 100 }));
  expect(await order()).toMatchObject({ status: 'done' });
  expect(tried()).toEqual([['food roll']]);
  expect(store.documents.has('tables/null')).toBe(false);
  const atTable = { fulfilment: { kind: 'table', table: SEVEN.code } };
  expect(await order(atTable)).toMatchObject({ status: 'done' });
  expect(tried()[1]).toEqual(['food roll', `table ${SEVEN.code}`]);
});
