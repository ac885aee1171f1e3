import { DEFAULT_SETTINGS, type Food, type HouseSettings, type Order, type StockMove } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { expireOrder, expireOrderFor, expireOverdue, MOST_EXPIRED } from './expire-order.ts';
import { listHouseOrders, listOrdersOfUser } from './list-orders.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from '../ordering/place-basket.ts';
import { placeOrder } from '../ordering/place-order.ts';
import type { PlaceOrderPorts } from '../ordering/place-lines.ts';
import { returnOrder } from '../board/return-order.ts';
import type { UnitOfWork } from '../shared/ports.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const MINUTE_MS = 60_000;
const ANSWER_BY_MS = NOW_MS + 3 * MINUTE_MS;
const BOB = { ...ANN, uid: 'bob', email: 'bob@example.com' };
const PLAIN = { sizeId: null, options: [], note: null };

let store: MemoryStore;
let ports: PlaceOrderPorts;
let nowMs: number;

beforeEach(() => {
  nowMs = NOW_MS;
  store = new MemoryStore();
  ports = {
    unitOfWork: store,
    orderBook: new MemoryHouse(store),
    clock: { nowMs: () => nowMs },
    ids: countingIds(),
  };
  answerWithin(3);
  store.put('foods/pho', aFood({ quantity: 2 }));
  store.put('foods/tea', aFood({ id: 'tea', quantity: 9 }));
});

function answerWithin(answerMinutes: number | null): void {
  store.put('house/settings', { ...DEFAULT_SETTINGS, answerMinutes } satisfies HouseSettings);
}

function order(foodId = 'pho', caller = ANN): Promise<Outcome<Order>> {
  const request = { foodId, userId: caller.uid, priceMinor: 950 };
  return placeOrder(ports, { caller, request, idempotencyKey: null });
}

async function placed(...given: Parameters<typeof order>): Promise<Order> {
  const outcome = await order(...given);
  if (outcome.status !== 'done') throw new Error(outcome.message);
  return outcome.value;
}

const listPorts = () => ({ ...ports, orderBook: new MemoryHouse(store) });
const stored = ({ id }: Order): Order => store.get(`orders/${id}`) as Order;
const left = (foodId: string): number => (store.get(`foods/${foodId}`) as Food).quantity;
const releasesOf = (foodId: string): readonly StockMove[] =>
  [...store.documents]
    .flatMap(([key, { value }]) => (key.startsWith('stockMoves/') ? [value as StockMove] : []))
    .filter((move) => move.foodId === foodId && move.cause === 'release');

describe('an order in a house without a deadline', () => {
  it('waits for ever', async () => {
    answerWithin(null);
    const waiting = await placed();
    nowMs += 365 * 24 * 60 * MINUTE_MS;
    expect(waiting.answerByMs).toBe(null);
    expect(await expireOverdue(ports)).toEqual({ expired: [], failed: [] });
    expect(await changeOrderStatus(ports, BOSS, { id: waiting.id, status: 'approved' })).toMatchObject({
      status: 'done',
    });
  });
});

describe('an order that nobody answers', () => {
  it('D1 without payment: cannot be accepted after its deadline, and what it took comes back with one event', async () => {
    const waiting = await placed();
    expect(waiting.answerByMs).toBe(ANSWER_BY_MS);
    nowMs = ANSWER_BY_MS + 1000;
    const late = { id: waiting.id, status: 'approved' } as const;
    expect(await changeOrderStatus(ports, BOSS, late)).toMatchObject({ reason: 'EXPIRED' });
    expect(stored(waiting)).toMatchObject({ status: 'reject', rejectCode: 'not-answered', rejectReason: null });
    expect([left('pho'), releasesOf('pho').length]).toEqual([2, 1]);
    expect(await changeOrderStatus(ports, BOSS, late)).toMatchObject({ reason: 'EXPIRED' });
    expect(store.events).toMatchObject([{ to: 'reject', byRole: 'system', code: 'not-answered' }]);
    expect(store.actors).toEqual([]);
  });

  it('D2 without notices: is rejected once by ten runs at once, and by a late one', async () => {
    const request = {
      lines: [
        { ...PLAIN, foodId: 'pho', quantity: 2 },
        { ...PLAIN, foodId: 'tea', quantity: 1 },
      ],
      shownTotalMinor: 2850,
    };
    await placeBasket(ports, { caller: ANN, request, idempotencyKey: null });
    nowMs = ANSWER_BY_MS;
    const runs = await Promise.all(Array.from({ length: 10 }, () => expireOverdue(ports)));
    nowMs += 60 * MINUTE_MS;
    expect(await expireOverdue(ports)).toEqual({ expired: [], failed: [] });
    expect([runs.flatMap(({ expired }) => expired).length, runs.flatMap(({ failed }) => failed)]).toEqual([1, []]);
    expect([store.events.length, releasesOf('pho').length, releasesOf('tea').length]).toEqual([1, 1, 1]);
    expect([left('pho'), left('tea')]).toEqual([2, 9]);
  });

  it('D3: is untouched a second before its deadline', async () => {
    const waiting = await placed();
    nowMs = ANSWER_BY_MS - 1000;
    const { commits } = store;
    expect(await expireOverdue(ports)).toEqual({ expired: [], failed: [] });
    expect(await expireOrder(ports, waiting.id)).toBe(null);
    expect(await expireOrderFor(ports, ANN, waiting.id)).toEqual({ status: 'done', value: waiting });
    expect([stored(waiting), store.events]).toEqual([waiting, []]);
    expect(store.commits).toBe(commits);
  });

  it('D4: gives its portions to whoever orders next, with no tick ever', async () => {
    await placed();
    await placed();
    await placed('tea');
    expect(await order('pho', BOB)).toMatchObject({ reason: 'OUT_OF_STOCK' });
    nowMs = ANSWER_BY_MS;
    expect(await order('pho', BOB)).toMatchObject({ status: 'done' });
    // As many as were wanted, and none of another food.
    expect([left('pho'), left('tea'), store.events.length]).toEqual([0, 8, 1]);
    const request = { lines: [{ ...PLAIN, foodId: 'pho', quantity: 2 }], shownTotalMinor: 1900 };
    const basket = { caller: BOB, request, idempotencyKey: null };
    expect(await placeBasket(ports, basket)).toMatchObject({ reason: 'BASKET_CHANGED' });
    nowMs += 3 * MINUTE_MS;
    expect(await placeBasket(ports, basket)).toMatchObject({ status: 'done' });
    expect(left('pho')).toBe(0);
  });

  it('gives its portions to as many as come at once', async () => {
    store.put('foods/pho', aFood({ quantity: 3 }));
    for (let count = 0; count < 3; count += 1) await placed();
    nowMs = ANSWER_BY_MS;
    const guests = Array.from({ length: 6 }, (_, at) => ({ ...BOB, uid: `guest-${at}` }));
    const outcomes = await Promise.all(guests.map((guest) => order('pho', guest)));
    expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(3);
    expect(left('pho')).toBe(0);
  });

  it('is found behind many others of other foods, where no tick comes', async () => {
    store.put('foods/tea', aFood({ id: 'tea', quantity: 200 }));
    for (let count = 0; count < 2 * MOST_EXPIRED; count += 1) await placed('tea', { ...ANN, uid: `guest-${count}` });
    nowMs += 1;
    await placed();
    await placed();
    nowMs = ANSWER_BY_MS + 1;
    expect(await order('pho', BOB)).toMatchObject({ status: 'done' });
    expect([left('pho'), left('tea')]).toEqual([0, 100]);
  });

  it('makes nobody who reads a list wait for more than five commits', async () => {
    store.put('foods/tea', aFood({ id: 'tea', quantity: 200 }));
    for (let count = 0; count < 30; count += 1) await placed('tea', { ...ANN, uid: `guest-${count}` });
    nowMs = ANSWER_BY_MS;
    const { commits } = store;
    const page = { limit: 100, after: null };
    expect(await listHouseOrders(listPorts(), BOSS, 'pending', page)).toMatchObject({ value: { items: [] } });
    expect(store.commits - commits).toBe(5);
  });

  it('is left alone by who is refused for another reason than its portions', async () => {
    await placed();
    nowMs = ANSWER_BY_MS;
    const request = { foodId: 'pho', userId: 'bob', priceMinor: 1 };
    const cheap = await placeOrder(ports, { caller: BOB, request, idempotencyKey: null });
    expect([cheap, left('pho')]).toMatchObject([{ reason: 'PRICE_CHANGED' }, 1]);
    expect(await order('gone', BOB)).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    expect(store.events).toEqual([]);
  });

  it('keeps its portions when it cannot be rejected, and whoever wants them reads that there are none', async () => {
    await placed();
    await placed();
    nowMs = ANSWER_BY_MS;
    const run: UnitOfWork['run'] = async (keys, work) => {
      if (typeof keys === 'string' && keys.startsWith('order ')) throw new Error('cannot be written');
      return store.run(keys, work);
    };
    ports = { ...ports, unitOfWork: { run, since: () => ({ run }) } as unknown as UnitOfWork };
    expect(await order('pho', BOB)).toMatchObject({ reason: 'OUT_OF_STOCK' });
    expect((await expireOverdue(ports)).failed).toHaveLength(2);
  });

  it('is rejected once when the answer to its commit is lost', async () => {
    const waiting = await placed();
    nowMs = ANSWER_BY_MS;
    store.losesAnswer = true;
    await expireOrder(ports, waiting.id);
    expect([stored(waiting).status, store.events.length, left('pho')]).toEqual(['reject', 1, 2]);
  });

  it('is in no list of pending orders, and whoever asks for them rejects it', async () => {
    const [mine, other] = [await placed(), await placed('tea', BOB)];
    nowMs = ANSWER_BY_MS;
    const page = { limit: 10, after: null };
    const own = await listOrdersOfUser(listPorts(), ANN, ANN.uid, 'pending', page);
    expect(own).toMatchObject({ value: { items: [] } });
    expect([stored(mine).status, stored(other).status]).toEqual(['reject', 'pending']);
    expect(await listHouseOrders(listPorts(), BOSS, 'pending', page)).toMatchObject({ value: { items: [] } });
    const rejected = await listHouseOrders(listPorts(), BOSS, 'reject', page);
    expect(rejected.status === 'done' && rejected.value.items.map(({ id }) => id)).toEqual([mine.id, other.id]);
  });

  it('is rejected for its customer and for admins, and for nobody else', async () => {
    const [own, other] = [await placed(), await placed()];
    nowMs = ANSWER_BY_MS;
    for (const stranger of [BOB, COOK])
      expect(await expireOrderFor(ports, stranger, own.id)).toMatchObject({ reason: 'NOT_YOURS' });
    expect(await expireOrderFor(ports, ANN, own.id)).toMatchObject({ value: { status: 'reject' } });
    expect(await expireOrderFor(ports, BOSS, other.id)).toMatchObject({ value: { status: 'reject' } });
    expect(await expireOrderFor(ports, BOSS, 'none')).toMatchObject({ reason: 'ORDER_NOT_FOUND' });
  });
});

it('a run takes fifty overdue orders, the first one first; the next takes the rest', async () => {
  store.put('foods/tea', aFood({ id: 'tea', quantity: 60 }));
  for (let count = 0; count < MOST_EXPIRED + 1; count += 1) {
    nowMs += 10_000; // a person may place some a minute
    await placed('tea', { ...ANN, uid: `guest-${count}` });
  }
  nowMs += 60 * MINUTE_MS;
  expect((await expireOverdue(ports)).expired.length).toBe(MOST_EXPIRED);
  expect((await expireOverdue(ports)).expired.map(({ userId }) => userId)).toEqual(['guest-50']);
});

it('an order that the kitchen returns gets another deadline in that commit', async () => {
  const { id } = await placed();
  await changeOrderStatus(ports, BOSS, { id, status: 'approved' });
  expect(store.get<Order>(`orders/${id}`)?.answerByMs).toBe(null);
  nowMs += 60 * MINUTE_MS;
  await returnOrder(ports, COOK, { id, reason: 'No basil' });
  expect(store.get<Order>(`orders/${id}`)).toMatchObject({ status: 'pending', answerByMs: nowMs + 3 * MINUTE_MS });
});
