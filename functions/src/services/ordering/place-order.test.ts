import { aFood, anOrder } from '@foodhouse/domain/testing';
import { DEFAULT_SETTINGS, type Allergen, type Food, type Order, type PlaceOrderRequest } from '@foodhouse/domain';
import { describe, expect, it, vi } from 'vitest';
import { placeOrder } from './place-order.ts';
import { ANN, COOK, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

function house(food: Partial<Food> = {}): { store: MemoryStore; ports: Parameters<typeof placeOrder>[0] } {
  const store = new MemoryStore();
  store.put('foods/pho', aFood(food));
  return {
    store,
    ports: { unitOfWork: store, orderBook: new MemoryHouse(store), clock: fixedClock, ids: countingIds() },
  };
}

/** What the specification's dashboard sends. */
const CONSTANT = { priceMinor: 12_000, isConstantPrice: true } as const;
const HERE = {
  id: 'here',
  name: 'Here',
  postcodes: [],
  minutes: 20,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  to: '00:00',
};
const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };

describe('placing an order', () => {
  it('takes one portion and writes the order, which holds what its repeat is known by', async () => {
    const { store, ports } = house({ quantity: 5 });
    const outcome = await placeOrder(ports, { caller: ANN, request, idempotencyKey: null });
    const order = anOrder({
      id: 'order-1',
      createdAtMs: NOW_MS,
      updatedAtMs: NOW_MS,
      businessDay: '2026-06-01',
      request: expect.stringMatching(/^\w{20}$/) as string,
    });
    expect(outcome).toEqual({ status: 'done', value: order });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(4);
    expect(store.get('orders/order-1')).toEqual(order);
    expect(store.events).toEqual([]);
  });

  it('returns the first answer for a repeated key, and takes no second portion', async () => {
    const { store, ports } = house({ quantity: 5 });
    const first = await placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    expect(await placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' })).toEqual(first);
    expect(store.get<Food>('foods/pho')?.quantity).toBe(4);
    expect(store.commits).toBe(1);
  });

  it.each([
    ['no order has a deadline', { answerMinutes: null }, { quantity: 0 }, 'OUT_OF_STOCK'],
    ['another price was seen', { answerMinutes: 3 }, { quantity: 5, priceMinor: 1000 }, 'PRICE_CHANGED'],
  ] as const)('looks for no portions that others hold where %s', async (_why, changes, food, reason) => {
    const { store, ports } = house(food);
    store.put('house/settings', { ...DEFAULT_SETTINGS, ...changes });
    const runs = vi.spyOn(store, 'run');
    expect(await placeOrder(ports, { caller: ANN, request, idempotencyKey: null })).toMatchObject({ reason });
    expect(runs).toHaveBeenCalledTimes(1);
  });

  it('returns the order as it was placed, whatever became of it', async () => {
    const { store, ports } = house({ quantity: 5, priceMinor: 950 });
    const place = (): ReturnType<typeof placeOrder> =>
      placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    const first = await place();
    const [path = ''] = [...store.documents.keys()].filter((key) => key.startsWith('orders/'));
    const placed = store.get<Order>(path);
    store.put(path, { ...placed, status: 'delivered', updatedAtMs: NOW_MS + 9, deliveredAtMs: NOW_MS + 9 });
    store.put('foods/pho', aFood({ quantity: 0, priceMinor: 1100 }));
    expect(await place()).toEqual(first);
  });

  it('knows the repeat of an older order by the event of its placing', async () => {
    const { store, ports } = house({ quantity: 5 });
    const first = await placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    const [path = ''] = [...store.documents.keys()].filter((key) => key.startsWith('orders/'));
    const { request: digest, ...older } = store.get<Order>(path) as Order;
    store.put(path, { ...older, request: null });
    const repeat = (): ReturnType<typeof placeOrder> =>
      placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    expect(await repeat()).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
    store.put(`events/${older.id}/${digest}`, { from: null, to: 'pending' });
    expect(await repeat()).toMatchObject({ status: 'done', value: { id: (first as { value: Order }).value.id } });
  });

  it('has the digest of an order from before there was a checkout, where it says nothing at one', async () => {
    const { store, ports } = house({ quantity: 5 });
    await placeOrder(ports, { caller: ANN, request, idempotencyKey: null });
    const earlier = 'AhAbYqtII5NLIbcxIWoC'; // as it stands in an order that was placed before
    expect(store.get<Order>('orders/order-1')?.request).toBe(earlier);
    await placeOrder(ports, { caller: ANN, request: { ...request, note: 'No onions' }, idempotencyKey: null });
    expect(store.get<Order>('orders/order-2')?.request).not.toBe(earlier);
  });

  it('refuses a key with another shown price', async () => {
    const { ports } = house({ quantity: 5 });
    const shown = (shownPriceMinor: number): ReturnType<typeof placeOrder> =>
      placeOrder(ports, { caller: ANN, request: { ...request, shownPriceMinor }, idempotencyKey: 'key-1' });
    expect(await shown(950)).toMatchObject({ status: 'done' });
    expect(await shown(960)).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('refuses a key with another order, but not another person’s equal key', async () => {
    const { store, ports } = house();
    store.put('foods/taco', aFood({ id: 'taco' }));
    await placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    expect(
      await placeOrder(ports, { caller: ANN, request: { ...request, foodId: 'taco' }, idempotencyKey: 'key-1' }),
    ).toMatchObject({
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(
      await placeOrder(ports, { caller: COOK, request: { ...request, userId: 'cook' }, idempotencyKey: 'key-1' }),
    ).toMatchObject({ status: 'done' });
  });

  it.each([
    ['sold out', { quantity: 0 }, {}, 'OUT_OF_STOCK'],
    ['off the menu', { retiredAtMs: 1 }, {}, 'FOOD_NOT_FOUND'],
    ['unknown', {}, { foodId: 'nothing' }, 'FOOD_NOT_FOUND'],
    ['seen at another price', { priceMinor: 1000 }, {}, 'PRICE_CHANGED'],
    ['ordered for somebody else', {}, { userId: 'bob' }, 'NOT_YOURS'],
  ] as const)('refuses a food that is %s and changes nothing', async (_what, food, changes, reason) => {
    const { store, ports } = house(food);
    const before = new Map(store.documents);
    expect(
      await placeOrder(ports, { caller: ANN, request: { ...request, ...changes }, idempotencyKey: 'key-1' }),
    ).toMatchObject({
      status: 'refused',
      reason,
    });
    expect(store.documents).toEqual(before);
    expect(store.events).toEqual([]);
  });

  it('is refused where other allergens are declared than were shown, and keeps its key over that', async () => {
    const { store, ports } = house({ allergens: ['nuts'] });
    const order = (contains: readonly Allergen[]): ReturnType<typeof placeOrder> =>
      placeOrder(ports, {
        caller: ANN,
        request: { ...request, shownAllergens: { contains, undeclared: [] } },
        idempotencyKey: 'key-1',
      });
    expect(await order([])).toMatchObject({
      reason: 'BASKET_CHANGED',
      details: { problems: [{ line: 0, reason: 'ALLERGENS_CHANGED' }] },
    });
    expect(store.commits).toBe(0);
    const placed = await order(['nuts']);
    expect(placed).toMatchObject({ value: { lines: [{ allergens: { contains: ['nuts'] } }] } });
    expect(await placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' })).toEqual(placed);
  });

  it('returns the current price', async () => {
    const { ports } = house({ priceMinor: 1025 });
    expect(await placeOrder(ports, { caller: ANN, request, idempotencyKey: null })).toMatchObject({
      details: { price: 10.25 },
    });
  });

  it('charges the food’s price when the dashboard sends its constant', async () => {
    const { ports } = house({ priceMinor: 1025 });
    expect(
      await placeOrder(ports, { caller: ANN, request: { ...request, ...CONSTANT }, idempotencyKey: null }),
    ).toMatchObject({
      value: { priceMinor: 1025 },
    });
  });

  it.each([
    ['the dashboard’s constant and today’s price', { ...CONSTANT, shownPriceMinor: 1025 }, 'done'],
    ['the dashboard’s constant and yesterday’s price', { ...CONSTANT, shownPriceMinor: 950 }, 'PRICE_CHANGED'],
    ['today’s price twice', { priceMinor: 1025, shownPriceMinor: 1025 }, 'done'],
    ['as much as the constant, which was seen', { priceMinor: 12_000 }, 'PRICE_CHANGED'],
    ['today’s price, and another one that was shown', { priceMinor: 1025, shownPriceMinor: 950 }, 'PRICE_CHANGED'],
  ])('judges %s by the shown price', async (_what, prices, expected) => {
    const { ports } = house({ priceMinor: 1025 });
    const outcome = await placeOrder(ports, { caller: ANN, request: { ...request, ...prices }, idempotencyKey: null });
    expect(outcome.status === 'done' ? 'done' : outcome.reason).toBe(expected);
  });

  it('compares the price with all that is charged, where the tax comes on top', async () => {
    const { store, ports } = house({ priceMinor: 590 });
    const tax = { isInclusive: false, rates: [{ id: 'ny', name: 'Sales tax', share: 8875 }] };
    store.put('house/settings', { ...DEFAULT_SETTINGS, tax });
    const order = (prices: Partial<PlaceOrderRequest>): ReturnType<typeof placeOrder> =>
      placeOrder(ports, { caller: ANN, request: { ...request, ...prices }, idempotencyKey: null });
    const refusal = { reason: 'PRICE_CHANGED', details: { foodId: 'pho', price: 6.42 } };
    expect(await order({ priceMinor: 590 })).toMatchObject(refusal);
    expect(await order({ ...CONSTANT, shownPriceMinor: 590 })).toMatchObject(refusal);
    expect(store.commits).toBe(0);
    for (const prices of [{ priceMinor: 642 }, { ...CONSTANT, shownPriceMinor: 642 }, CONSTANT])
      // oxlint-disable-next-line no-await-in-loop -- one limit counts them
      expect(await order(prices)).toMatchObject({ value: { priceMinor: 642, taxes: [{ taxMinor: 52 }] } });
  });

  it('is served, wanted and asked for as a basket is', async () => {
    const { store, ports } = house({});
    const area = { ...HERE, feeMinor: 300, minMinor: 1900, freeFromMinor: null };
    const later = { minMinutes: 30, maxDays: 1 };
    store.put('house/settings', { ...DEFAULT_SETTINGS, services: ['delivery'], areas: [area], later });
    const order = (changes: Partial<PlaceOrderRequest>, caller = ANN): ReturnType<typeof placeOrder> =>
      placeOrder(ports, { caller, request: { ...request, ...changes }, idempotencyKey: null });
    const fulfilment = { kind: 'delivery', area: 'here', address: 'Lime Street 7' } as const;
    const contact = { name: 'Ann', phone: '030 1234' };
    const asked = { fulfilment, contact, note: 'Ring twice', wantedAtMs: NOW_MS + 3_600_000 };
    expect(await order({})).toMatchObject({ reason: 'SERVICE_NOT_OFFERED', details: { offered: ['delivery'] } });
    expect(await order({ ...asked })).toMatchObject({ reason: 'MIN_ORDER', details: { missing: 9.5 } });
    store.put('house/settings', {
      ...DEFAULT_SETTINGS,
      services: ['delivery'],
      areas: [{ ...area, minMinor: 0 }],
      later,
    });
    expect(await order({ ...asked })).toMatchObject({ reason: 'PRICE_CHANGED', details: { price: 12.5 } });
    expect(await order({ ...asked, priceMinor: 1250 })).toMatchObject({
      value: {
        priceMinor: 1250,
        note: 'Ring twice',
        wantedAtMs: NOW_MS + 3_600_000,
        hasContact: true,
        fulfilment: { kind: 'delivery', area: { id: 'here' } },
      },
    });
    const guest = { ...ANN, role: 'guest' } as const;
    const { contact: _contact, ...unnamed } = asked;
    expect(await order(unnamed, guest)).toMatchObject({
      reason: 'INVALID_FIELDS',
      details: { fields: { 'contact.name': 'expected a name' } },
    });
    expect(await order({ ...asked, priceMinor: 1250 }, guest)).toMatchObject({ status: 'done' });
  });

  it('allows one person ten a minute; repeated keys and refusals do not count', async () => {
    const { store, ports } = house({ quantity: 50 });
    const ask = (key: string, changes = {}): ReturnType<typeof placeOrder> =>
      placeOrder(ports, { caller: ANN, request: { ...request, ...changes }, idempotencyKey: key });
    await Promise.all(Array.from({ length: 5 }, (_, index) => ask(`wrong-${index}`, { priceMinor: 1 })));
    const outcomes = await Promise.all(Array.from({ length: 14 }, (_, index) => ask(`key-${index}`)));
    expect(outcomes.filter((outcome) => outcome.status === 'done')).toHaveLength(10);
    const placed = outcomes.findIndex((outcome) => outcome.status === 'done');
    expect(await ask(`key-${placed}`)).toEqual(outcomes[placed]);
    expect(await ask('one more')).toMatchObject({ reason: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(40);
    expect(
      await placeOrder(ports, { caller: COOK, request: { ...request, userId: 'cook' }, idempotencyKey: null }),
    ).toMatchObject({ status: 'done' });
    const later = { ...ports, clock: { nowMs: () => NOW_MS + 60_000 } };
    expect(await placeOrder(later, { caller: ANN, request, idempotencyKey: null })).toMatchObject({ status: 'done' });
  });

  it('stores no copy of the order for repeats', async () => {
    const { store, ports } = house();
    await placeOrder(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    expect([...store.documents.keys()].filter((key) => key.startsWith('keys/'))).toEqual([]);
  });

  it('never sells a portion twice, whatever happens concurrently', async () => {
    const { store, ports } = house({ quantity: 5 });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        placeOrder(ports, { caller: ANN, request, idempotencyKey: `key-${index}` }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'done')).toHaveLength(5);
    expect(
      outcomes.filter((outcome) => outcome.status === 'refused' && outcome.reason === 'OUT_OF_STOCK'),
    ).toHaveLength(45);
    expect(store.collisions).toBeGreaterThan(0); // else nothing was proven
    expect(store.get<Food>('foods/pho')?.quantity).toBe(0);
    expect([...store.documents.keys()].filter((key) => key.startsWith('orders/'))).toHaveLength(5);
  });
});
