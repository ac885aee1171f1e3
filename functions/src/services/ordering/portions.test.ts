import { askedLine, DEFAULT_SETTINGS, toQuoteDto, type Food, type HouseSettings, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from './place-basket.ts';
import type { Caller } from '../shared/ports.ts';
import { quoteBasket } from './quote-basket.ts';
import { returnOrder } from '../board/return-order.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const SEVEN = { code: 'T7T7T7', name: 'Table 7' };
const GUEST: Caller = { ...ANN, uid: 'gus', email: '', role: 'guest' };

function house(settings: Partial<HouseSettings> = {}) {
  const store = new MemoryStore();
  const kept = { ...DEFAULT_SETTINGS, ...settings };
  store.put('house/settings', kept);
  store.put('house/tables', [SEVEN]);
  store.put('foods/roll', aFood({ id: 'roll', quantity: 5000, priceMinor: 100 }));
  let nowMs = NOW_MS;
  const ports = {
    unitOfWork: store,
    orderBook: new MemoryHouse(store),
    clock: { nowMs: () => nowMs },
    ids: countingIds(),
  };
  const order = (
    quantity: number,
    { caller = ANN, address = null, table = false }: { caller?: Caller; address?: string | null; table?: boolean } = {},
  ): Promise<Outcome<Order>> => {
    nowMs += 10_000; // beyond the limit of orders a minute
    const request = {
      lines: [askedLine('roll', quantity)],
      shownTotalMinor: quantity * 100,
      contact: { name: 'Ann', phone: '030 1234' },
      ...(table && { fulfilment: { kind: 'table', table: SEVEN.code } as const }),
    };
    return placeBasket(ports, { caller, request, idempotencyKey: null, address });
  };
  return {
    store,
    order,
    reject: (placed: Outcome<Order>) => changeOrderStatus(ports, BOSS, { id: idOf(placed), status: 'reject' }),
    approve: (placed: Outcome<Order>) => changeOrderStatus(ports, BOSS, { id: idOf(placed), status: 'approved' }),
    giveBack: (placed: Outcome<Order>) => returnOrder(ports, COOK, { id: idOf(placed), reason: 'No noodles' }),
    quote: (quantity: number) =>
      quoteBasket(
        {
          clock: ports.clock,
          catalogue: { food: async (id: string) => store.get<Food>(`foods/${id}`) } as never,
          choiceBook: { choicesOf: async () => null },
          customerBook: {} as never,
          houseBook: { settings: async () => kept, know: () => undefined },
          tableBook: { tablesLately: async () => [] },
        },
        null,
        { lines: [askedLine('roll', quantity)] },
      ),
    wait: (ms: number): void => {
      nowMs += ms;
    },
    left: () => store.get<Food>('foods/roll')?.quantity,
  };
}

const idOf = (placed: Outcome<Order>): string => (placed.status === 'done' ? placed.value.id : '');
const reasonOf = (outcome: Outcome<Order>): string => (outcome.status === 'done' ? 'done' : outcome.reason);

describe('one order', () => {
  it.each([
    [{}, 30, 'At most 30 portions in one order.'],
    [{ maxPortions: 60 }, 60, 'At most 60 portions in one order.'],
    [{ maxPortions: 1 }, 1, 'At most 1 portion in one order.'],
  ])('has as many portions as the house says: %j', async (settings, most, sentence) => {
    const { order, quote, left } = house(settings);
    const [fits, tooMany] = [await quote(most), await quote(most + 1)];
    expect(toQuoteDto(fits)).toMatchObject({ total: most });
    expect(toQuoteDto(fits)).not.toHaveProperty('tooMany');
    expect(toQuoteDto(tooMany)).toMatchObject({ total: most + 1, tooMany: { most, sentence } });
    expect(await order(most + 1)).toMatchObject({ reason: 'TOO_MANY_PORTIONS', details: { most, sentence } });
    expect(reasonOf(await order(most))).toBe('done');
    expect(left()).toBe(5000 - most);
  });
});

describe('portions that wait for an answer', () => {
  it('of one customer are two full orders, and one more for each that is answered', async () => {
    const { order, reject } = house();
    const first = await order(30);
    await order(30);
    expect(await order(1)).toMatchObject({ reason: 'ORDERS_WAITING', details: { waiting: 60, most: 60 } });
    expect(reasonOf(await order(1, { caller: { ...ANN, uid: 'bob' } }))).toBe('done');
    await reject(first);
    expect(reasonOf(await order(30))).toBe('done');
    expect(reasonOf(await order(1))).toBe('ORDERS_WAITING');
  });

  it('count again of an order that the kitchen gives back, however late that is on its day', async () => {
    const { order, approve, giveBack, wait } = house();
    const [first, second] = [await order(30), await order(30)];
    await approve(first);
    await approve(second);
    const third = await order(30);
    expect(reasonOf(third)).toBe('done');
    await giveBack(first);
    expect(reasonOf(await order(1))).toBe('ORDERS_WAITING');
    await approve(first);
    await approve(third);
    wait(25 * 60 * 60_000);
    expect(reasonOf(await order(30))).toBe('done');
    expect(reasonOf(await order(30))).toBe('done');
    expect(reasonOf(await order(1))).toBe('ORDERS_WAITING');
  });

  it('count no more once nobody has answered them in time', async () => {
    const { order, wait } = house({ answerMinutes: 3 });
    await order(30);
    await order(30);
    expect(reasonOf(await order(1))).toBe('ORDERS_WAITING');
    wait(3 * 60_000);
    expect(reasonOf(await order(30))).toBe('done');
  });

  it('of all guests behind one address are four full orders, but for those at tables', async () => {
    const { order, left } = house({ guestOrders: true, services: ['pickup', 'table'] });
    const guests = Array.from({ length: 40 }, (_, at): Caller => ({ ...GUEST, uid: `guest-${at}` }));
    const outcomes: string[] = [];
    // oxlint-disable no-await-in-loop -- one after the other
    for (const caller of guests) outcomes.push(reasonOf(await order(30, { caller, address: 'bar' })));
    expect(outcomes.filter((reason) => reason === 'done')).toHaveLength(4);
    expect([new Set(outcomes.slice(4)), left()]).toEqual([new Set(['ORDERS_WAITING']), 5000 - 120]);
    for (const one of [
      { caller: GUEST, address: 'bar', table: true },
      { caller: { ...GUEST, uid: 'else' }, address: 'elsewhere' },
      { caller: { ...ANN, uid: 'member' }, address: 'elsewhere' },
    ])
      expect(reasonOf(await order(1, one))).toBe('done');
    // oxlint-enable no-await-in-loop
  });

  it('of members count with those of guests until the house has delivered an order of theirs', async () => {
    const { store, order, left } = house({ guestOrders: true });
    const newcomers = Array.from({ length: 20 }, (_, at): Caller => ({ ...(at % 2 ? ANN : GUEST), uid: `new-${at}` }));
    const outcomes: string[] = [];
    // oxlint-disable no-await-in-loop -- one after the other
    for (const caller of newcomers) outcomes.push(reasonOf(await order(30, { caller, address: 'bar' })));
    expect(outcomes.filter((reason) => reason === 'done')).toHaveLength(4);
    expect([new Set(outcomes.slice(4)), left()]).toEqual([new Set(['ORDERS_WAITING']), 5000 - 120]);
    const regular: Caller = { ...ANN, uid: 'regular' };
    expect(reasonOf(await order(1, { caller: regular, address: 'bar' }))).toBe('ORDERS_WAITING');
    store.put('orders/eaten', anOrder({ id: 'eaten', userId: 'regular', status: 'delivered' }));
    for (const caller of [regular, BOSS]) {
      expect(reasonOf(await order(30, { caller, address: 'bar' }))).toBe('done');
      expect(reasonOf(await order(30, { caller, address: 'bar' }))).toBe('done');
    }
    // oxlint-enable no-await-in-loop
  });

  it('are none of an order that is refused, however often it is sent', async () => {
    const { store, order } = house({ guestOrders: true });
    const counted = (): unknown =>
      [...store.documents].filter(([key]) => /^(waiting|limits)\//.test(key)).map(([, { value }]) => value);
    // oxlint-disable no-await-in-loop -- one after the other
    for (let at = 0; at < 3; at += 1) await order(1, { caller: GUEST, address: 'bar' });
    const before = structuredClone(counted());
    for (let at = 0; at < 3; at += 1)
      expect(reasonOf(await order(9, { caller: GUEST, address: 'bar' }))).toBe('ORDERS_WAITING');
    // oxlint-enable no-await-in-loop
    expect(counted()).toEqual(before);
  });

  it('are counted once of two orders at once', async () => {
    const { order } = house();
    await order(29);
    const outcomes = await Promise.all([order(30), order(30)]);
    expect(outcomes.map(reasonOf).toSorted()).toEqual(['ORDERS_WAITING', 'done']);
  });
});
