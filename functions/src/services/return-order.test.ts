import type { Food, Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from './change-order-status.ts';
import type { MoveOrderPorts } from './move-order.ts';
import { returnOrder } from './return-order.ts';
import { ANN, BOSS, COOK, countingIds, fixedClock, NOW_MS } from './testing/fakes.ts';
import { MemoryStore } from './testing/memory-store.ts';

function house(order: Partial<Order> = {}): { store: MemoryStore; ports: MoveOrderPorts } {
  const store = new MemoryStore();
  store.put('foods/pho', aFood({ quantity: 3 }));
  store.put('orders/order-1', anOrder({ status: 'approved', acceptedAtMs: 5, ...order }));
  return { store, ports: { unitOfWork: store, clock: fixedClock, ids: countingIds('event') } };
}

const request = { id: 'order-1', reason: 'No basil today' };

describe('returning an order to the house', () => {
  it('makes it pending again with the reason and its event; the portion stays taken', async () => {
    const { store, ports } = house();
    expect(await returnOrder(ports, COOK, request)).toMatchObject({ status: 'done', value: { status: 'pending' } });
    expect(store.get<Order>('orders/order-1')).toMatchObject({
      status: 'pending',
      acceptedAtMs: null,
      returnedAtMs: NOW_MS,
      returnReason: 'No basil today',
    });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(3);
    expect(store.events).toEqual([
      { orderId: 'order-1', from: 'approved', to: 'pending', byRole: 'chef', atMs: NOW_MS, reason: 'No basil today' },
    ]);
    expect(store.actors).toEqual([{ orderId: 'order-1', to: 'pending', byUid: 'cook' }]);
  });

  it.each([
    ['approved', 3],
    ['reject', 4],
  ] as const)('is over when the house decides again: %s', async (status, quantity) => {
    const { store, ports } = house();
    await returnOrder(ports, BOSS, request);
    await changeOrderStatus(ports, BOSS, { id: 'order-1', status });
    expect(store.get<Order>('orders/order-1')).toMatchObject({ status, returnedAtMs: null, returnReason: null });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(quantity);
  });

  it.each([
    ['a customer', ANN, 'approved', 'ROLE_REQUIRED'],
    ['what is not accepted yet', COOK, 'pending', 'BAD_TRANSITION'],
    ['what is delivered', COOK, 'delivered', 'BAD_TRANSITION'],
    ['what is rejected', BOSS, 'reject', 'BAD_TRANSITION'],
  ] as const)('refuses %s and changes nothing', async (_what, caller, status, reason) => {
    const { store, ports } = house({ status });
    const before = new Map(store.documents);
    expect(await returnOrder(ports, caller, request)).toMatchObject({ reason });
    expect(store.documents).toEqual(before);
  });

  it('returns the current order for a repeated key, and refuses the key for another move', async () => {
    const { store, ports } = house();
    await returnOrder(ports, COOK, request, 'key-1');
    await changeOrderStatus(ports, BOSS, { id: 'order-1', status: 'approved' });
    expect(await returnOrder(ports, COOK, request, 'key-1')).toMatchObject({ value: { status: 'approved' } });
    expect(store.events).toHaveLength(2);
    const other = { id: 'order-1', status: 'delivered' } as const;
    expect(await changeOrderStatus(ports, COOK, other, 'key-1')).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
  });
});
