import type { Food, Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from './board/change-order-status.ts';
import { addFood, changeFoodStock, retireFood } from './menu/manage-foods.ts';
import { placeOrder } from './ordering/place-order.ts';
import { returnOrder } from './board/return-order.ts';
import { sendReview } from './reviews/reviews.ts';
import { ANN, BOSS, COOK, countingIds, fixedClock, NOW_MS } from './testing/fakes.ts';
import type { PlaceOrderPorts } from './ordering/place-lines.ts';
import { MemoryHouse } from './testing/memory-house.ts';
import { MemoryStore } from './testing/memory-store.ts';
import { undeliverOrder } from './board/undeliver-order.ts';

// A connection breaks between a commit and its answer. The SDK sends the commit again, and it collides with itself.

let store: MemoryStore;

function ports(): PlaceOrderPorts {
  return { unitOfWork: store, orderBook: new MemoryHouse(store), clock: fixedClock, ids: countingIds() };
}

function countOf(collection: string): number {
  return [...store.documents.keys()].filter((key) => key.startsWith(`${collection}/`)).length;
}

beforeEach(() => {
  store = new MemoryStore();
  store.put('foods/pho', aFood({ quantity: 5 }));
});

const order = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
const food = { name: 'Taco', supplier: 'Ana', price: 900, quantity: 3, description: '', img: '/a', mealtimes: [] };
const review = { name: 'Zoe', description: 'Good.', img: '' };

describe.each([null, 'key-1'])('a commit without an answer, with the key %s', (key) => {
  beforeEach(() => {
    store.losesAnswer = true;
  });

  it('makes one order, and takes one portion', async () => {
    expect(await placeOrder(ports(), { caller: ANN, request: order, idempotencyKey: key })).toMatchObject({
      status: 'done',
      value: { foodId: 'pho', userId: 'ann' },
    });
    expect(countOf('orders')).toBe(1);
    expect(store.get<Food>('foods/pho')?.quantity).toBe(4);
    expect(store.commits).toBe(1);
  });

  it('makes one food', async () => {
    expect(await addFood(ports(), BOSS, food, key)).toMatchObject({ status: 'done', value: { name: 'Taco' } });
    expect(countOf('foods')).toBe(2);
    expect(store.get('counters/foods')).toBe(1);
  });

  it('makes one review', async () => {
    expect(await sendReview(ports(), review, '203.0.113.7', key)).toMatchObject({ status: 'done' });
    expect(countOf('reviews')).toBe(1);
    expect(store.get('counters/reviews')).toBe(1);
  });

  it('makes one change of stock', async () => {
    const outcome = await changeFoodStock(ports(), BOSS, { id: 'pho', change: 5 }, key);
    expect(outcome).toMatchObject({ status: 'done', value: { quantity: 10 } });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(10);
  });

  it('makes one removal of a food', async () => {
    expect(await retireFood(ports(), 'pho')).toEqual({ status: 'done', value: { deletedCount: 1 } });
    expect(store.get('counters/foods')).toBe(-1);
  });

  it.each([
    ['pending', 'accepting', () => changeOrderStatus(ports(), BOSS, { id: 'order-1', status: 'approved' }, key)],
    ['pending', 'rejecting', () => changeOrderStatus(ports(), BOSS, { id: 'order-1', status: 'reject' }, key)],
    ['approved', 'returning', () => returnOrder(ports(), COOK, { id: 'order-1', reason: 'No basil' }, key)],
    ['delivered', 'undelivering', () => undeliverOrder(ports(), COOK, 'order-1', key)],
  ] as const)('is one move, done and not too late: %s, %s', async (status, _what, move) => {
    store.put('orders/order-1', anOrder({ status, deliveredAtMs: NOW_MS, updatedAtMs: NOW_MS }));
    store.actors.push({ orderId: 'order-1', from: 'approved', to: 'delivered', byUid: 'cook' });
    expect(await move()).toMatchObject({ status: 'done' });
    expect(store.events).toHaveLength(1);
    expect(store.get<Order>('orders/order-1')?.status).toBe(store.events[0]?.to);
  });
});

describe('a repeated key', () => {
  const again = async (send: (key: string) => Promise<unknown>): Promise<void> => {
    const first = await send('key-1');
    expect(first).toMatchObject({ status: 'done' });
    expect(await send('key-1')).toEqual(first);
    expect(await send('key-2')).not.toEqual(first);
  };

  it('returns the food, the review or the stock of the first request', async () => {
    const same = ports();
    await again((key) => addFood(same, BOSS, food, key));
    await again((key) => sendReview(same, review, '203.0.113.7', key));
    await again((key) => changeFoodStock(same, BOSS, { id: 'pho', change: 1 }, key));
    expect([countOf('foods'), countOf('reviews'), store.get<Food>('foods/pho')?.quantity]).toEqual([3, 2, 7]);
  });

  it('is refused for another request', async () => {
    const same = ports();
    const reused = { reason: 'IDEMPOTENCY_KEY_REUSED' };
    await addFood(same, BOSS, food, 'key');
    expect(await addFood(same, BOSS, { ...food, name: 'Tacos' }, 'key')).toMatchObject(reused);
    await sendReview(same, review, '203.0.113.7', 'key');
    expect(await sendReview(same, { ...review, name: 'Zac' }, '203.0.113.7', 'key')).toMatchObject(reused);
    await placeOrder(same, { caller: ANN, request: order, idempotencyKey: 'key' });
    expect(
      await placeOrder(same, { caller: ANN, request: { ...order, shownPriceMinor: 950 }, idempotencyKey: 'key' }),
    ).toMatchObject(reused);
  });

  it('counts no second review against the limit', async () => {
    const same = ports();
    for (let times = 0; times < 9; times += 1) {
      expect(await sendReview(same, review, '203.0.113.7', 'key')).toMatchObject({ status: 'done' });
    }
  });
});
