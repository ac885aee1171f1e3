import { DEFAULT_SETTINGS, NEW_EVENT, type Food, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from './change-order-status.ts';
import { ANN, BOSS, COOK, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const MINUTE_MS = 60_000;

function house(order: Partial<Order> = {}): { store: MemoryStore; ports: Parameters<typeof changeOrderStatus>[0] } {
  const store = new MemoryStore();
  store.put('foods/pho', aFood({ quantity: 3 }));
  store.put('orders/order-1', anOrder(order));
  return { store, ports: { unitOfWork: store, clock: fixedClock, ids: countingIds('event') } };
}

describe('moving an order', () => {
  it('accepts a pending order, and records the time, and the actor apart from the event', async () => {
    const { store, ports } = house();
    expect(await changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'approved' })).toMatchObject({
      value: { status: 'approved', updatedAtMs: NOW_MS, acceptedAtMs: NOW_MS },
    });
    expect(store.get<Order>('orders/order-1')?.status).toBe('approved');
    expect(store.events).toEqual([
      { ...NEW_EVENT, orderId: 'order-1', from: 'pending', to: 'approved', byRole: 'admin', atMs: NOW_MS },
    ]);
    expect(store.actors).toEqual([{ orderId: 'order-1', from: 'pending', to: 'approved', byUid: 'boss' }]);
  });

  it.each<readonly [what: string, order: Partial<Order>, promisedAtMs: number | null]>([
    ['as long as the kitchen takes', { prepMinutes: 20 }, NOW_MS + 20 * MINUTE_MS],
    ['the time for which it is wanted, while that is to come', { prepMinutes: 20, wantedAtMs: NOW_MS + 1 }, NOW_MS + 1],
    [
      'as long as the kitchen takes from a time that has passed',
      { prepMinutes: 20, wantedAtMs: NOW_MS },
      NOW_MS + 20 * MINUTE_MS,
    ],
    ['nothing, of an order that was promised nothing', { prepMinutes: null }, null],
  ])('promises %s where no minutes are named', async (_what, order, promisedAtMs) => {
    const { store, ports } = house(order);
    store.put('house/settings', { ...DEFAULT_SETTINGS, prepMinutes: 20 });
    expect(await changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'approved' })).toMatchObject({
      value: { promisedAtMs, firstPromisedAtMs: promisedAtMs },
    });
  });

  it('refuses fewer minutes than a delivery is on its way and cooked, and changes nothing', async () => {
    const { store, ports } = house({ prepMinutes: 20, wayMinutes: 25 });
    const before = new Map(store.documents);
    const accept = { id: 'order-1', status: 'approved' } as const;
    expect(await changeOrderStatus(ports, BOSS, { ...accept, minutes: 29 })).toMatchObject({
      reason: 'INVALID_FIELDS',
      details: { fields: { minutes: 'expected minutes from 30 to 240, 25 of them on the way, got 29' } },
    });
    expect(store.documents).toEqual(before);
    expect(await changeOrderStatus(ports, BOSS, { ...accept, minutes: 30 })).toMatchObject({
      value: { promisedAtMs: NOW_MS + 30 * MINUTE_MS },
    });
  });

  it('takes any minutes for a delivery whose own time leaves enough of them', async () => {
    const wantedAtMs = NOW_MS + 40 * MINUTE_MS;
    const { ports } = house({ prepMinutes: 20, wayMinutes: 25, wantedAtMs });
    expect(await changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'approved', minutes: 10 })).toMatchObject({
      value: { promisedAtMs: wantedAtMs },
    });
  });

  it('returns the portion when an order is rejected', async () => {
    const { store, ports } = house();
    await changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'reject', reason: 'No basil today' });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(4);
    expect(store.events[0]?.reason).toBe('No basil today');
  });

  it('rejects an order of a food that no longer exists', async () => {
    const { store, ports } = house();
    store.documents.delete('foods/pho');
    expect(await changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'reject' })).toMatchObject({ status: 'done' });
    expect(store.documents.has('foods/pho')).toBe(false);
  });

  it.each([
    ['a customer', ANN, 'pending', 'approved', 'ROLE_REQUIRED'],
    ['a chef', COOK, 'pending', 'approved', 'ROLE_REQUIRED'],
    ['an admin too late', BOSS, 'reject', 'approved', 'BAD_TRANSITION'],
    ['a chef too early', COOK, 'pending', 'delivered', 'BAD_TRANSITION'],
    ['an admin who asks for what nobody may', BOSS, 'approved', 'pending', 'BAD_TRANSITION'],
  ] as const)('refuses %s and changes nothing', async (_who, caller, from, to, reason) => {
    const { store, ports } = house({ status: from });
    const before = new Map(store.documents);
    expect(await changeOrderStatus(ports, caller, { id: 'order-1', status: to })).toMatchObject({ reason });
    expect(store.documents).toEqual(before);
  });

  it('tells a customer that they may not, of an overdue order too, which stays for who may', async () => {
    const { store, ports } = house({ answerByMs: NOW_MS - 1 });
    const before = new Map(store.documents);
    expect(await changeOrderStatus(ports, ANN, { id: 'order-1', status: 'approved' })).toMatchObject({
      reason: 'ROLE_REQUIRED',
    });
    expect(store.documents).toEqual(before);
  });

  it('lets one of two racing admins win and tells the other the current status', async () => {
    const { store, ports } = house();
    const outcomes = await Promise.all([
      changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'approved' }),
      changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'reject' }),
    ]);
    const now = store.get<Order>('orders/order-1')?.status;
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['done', 'refused']);
    expect(outcomes.find((outcome) => outcome.status === 'refused')).toMatchObject({
      reason: 'BAD_TRANSITION',
      details: { status: now },
    });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(now === 'reject' ? 4 : 3);
  });

  it('refuses an unknown order', async () => {
    const { ports } = house();
    expect(await changeOrderStatus(ports, BOSS, { id: 'nothing', status: 'approved' })).toMatchObject({
      reason: 'ORDER_NOT_FOUND',
    });
  });
});
