import { DEFAULT_SETTINGS, NEW_EVENT, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from './change-order-status.ts';
import type { MoveOrderPorts } from '../orders/move-order.ts';
import { undeliverOrder } from './undeliver-order.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const ACCEPTED_AT_MS = NOW_MS - 60_000;

/** A house whose cook delivered the order at NOW_MS. */
async function houseAfterDelivery(): Promise<{ store: MemoryStore; at: (nowMs: number) => MoveOrderPorts }> {
  const store = new MemoryStore();
  store.put('foods/pho', aFood({ quantity: 3 }));
  store.put('orders/order-1', anOrder({ status: 'approved', acceptedAtMs: ACCEPTED_AT_MS }));
  const ids = countingIds('event');
  const at = (nowMs: number): MoveOrderPorts => ({ unitOfWork: store, clock: { nowMs: () => nowMs }, ids });
  await changeOrderStatus(at(NOW_MS), COOK, { id: 'order-1', status: 'delivered' });
  return { store, at };
}

describe('undoing a delivery', () => {
  it('accepts the order again, with its old time of acceptance and an event', async () => {
    const { store, at } = await houseAfterDelivery();
    expect(store.get<Order>('orders/order-1')).toMatchObject({ deliveredAtMs: NOW_MS });
    const outcome = await undeliverOrder(at(NOW_MS + 10_000), COOK, 'order-1');
    expect(outcome).toMatchObject({
      value: { status: 'approved', acceptedAtMs: ACCEPTED_AT_MS, deliveredAtMs: null, updatedAtMs: NOW_MS + 10_000 },
    });
    expect(store.events.at(-1)).toEqual({
      ...NEW_EVENT,
      orderId: 'order-1',
      from: 'delivered',
      to: 'approved',
      byRole: 'chef',
      atMs: NOW_MS + 10_000,
    });
    expect(store.actors.at(-1)).toEqual({ orderId: 'order-1', from: 'delivered', to: 'approved', byUid: 'cook' });
  });

  it.each([
    ['an admin who did not deliver it', BOSS, 0, 'NOT_YOURS'],
    ['the customer', ANN, 0, 'NOT_YOURS'],
    ['the deliverer after ten seconds', COOK, 10_001, 'TOO_LATE'],
  ] as const)('refuses %s and changes nothing', async (_who, caller, afterMs, reason) => {
    const { store, at } = await houseAfterDelivery();
    const before = new Map(store.documents);
    expect(await undeliverOrder(at(NOW_MS + afterMs), caller, 'order-1')).toMatchObject({ reason });
    expect(store.documents).toEqual(before);
  });

  it('is told from an acceptance with the same key, which ends in the same status', async () => {
    const store = new MemoryStore();
    store.put('orders/order-1', anOrder());
    const ports = { unitOfWork: store, clock: { nowMs: () => NOW_MS }, ids: countingIds() };
    const move = (status: 'approved' | 'delivered', key: string): ReturnType<typeof changeOrderStatus> =>
      changeOrderStatus(ports, BOSS, { id: 'order-1', status }, key);
    await move('approved', 'a key');
    await move('delivered', 'another');
    expect(await undeliverOrder(ports, BOSS, 'order-1', 'a key')).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await undeliverOrder(ports, BOSS, 'order-1', 'a third')).toMatchObject({ value: { status: 'approved' } });
    expect(await undeliverOrder(ports, BOSS, 'order-1', 'a third')).toMatchObject({ status: 'done' });
    expect(await move('approved', 'a third')).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await move('approved', 'a key')).toMatchObject({ status: 'done' });
  });

  it('promises nothing anew', async () => {
    const { store, at } = await houseAfterDelivery();
    store.put('house/settings', { ...DEFAULT_SETTINGS, prepMinutes: 20 });
    const promise = { prepMinutes: 20, promisedAtMs: NOW_MS - 1, firstPromisedAtMs: NOW_MS - 2 };
    store.put('orders/order-1', { ...store.get<Order>('orders/order-1'), ...promise });
    expect(await undeliverOrder(at(NOW_MS + 1), COOK, 'order-1')).toMatchObject({ value: promise });
    expect(store.events.at(-1)?.promisedAtMs).toBeNull();
  });

  it('checks the latest delivery: of two deliverers the second may undo it', async () => {
    const { at } = await houseAfterDelivery();
    await undeliverOrder(at(NOW_MS + 1), COOK, 'order-1');
    await changeOrderStatus(at(NOW_MS + 2), BOSS, { id: 'order-1', status: 'delivered' });
    expect(await undeliverOrder(at(NOW_MS + 3), COOK, 'order-1')).toMatchObject({ reason: 'NOT_YOURS' });
    expect(await undeliverOrder(at(NOW_MS + 3), BOSS, 'order-1')).toMatchObject({ status: 'done' });
  });

  it('happens once: a second attempt gets the current status, a repeated key the order', async () => {
    const { store, at } = await houseAfterDelivery();
    const first = await undeliverOrder(at(NOW_MS + 1), COOK, 'order-1', 'key-1');
    expect(await undeliverOrder(at(NOW_MS + 2), COOK, 'order-1', 'key-1')).toEqual(first);
    expect(store.events).toHaveLength(2);
    expect(await undeliverOrder(at(NOW_MS + 3), COOK, 'order-1')).toMatchObject({
      reason: 'BAD_TRANSITION',
      details: { status: 'approved' },
    });
    expect(await undeliverOrder(at(NOW_MS), COOK, 'nothing')).toMatchObject({ reason: 'ORDER_NOT_FOUND' });
  });
});
