import { DEFAULT_SETTINGS, NEW_EVENT, type Food, type HouseSettings, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from './change-order-status.ts';
import type { MoveOrderPorts } from '../orders/move-order.ts';
import { returnOrder } from './return-order.ts';
import { ANN, BOSS, COOK, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

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
      {
        ...NEW_EVENT,
        orderId: 'order-1',
        from: 'approved',
        to: 'pending',
        byRole: 'chef',
        atMs: NOW_MS,
        reason: 'No basil today',
      },
    ]);
    expect(store.actors).toEqual([{ orderId: 'order-1', from: 'approved', to: 'pending', byUid: 'cook' }]);
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

describe('the deadline of an order that is given back', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const noonOf = (days: number): number => Math.floor(NOW_MS / DAY_MS) * DAY_MS + days * DAY_MS + DAY_MS / 2;
  /** Closed from 22:00 on. */
  const NIGHT_MS = noonOf(0) + 10.5 * 3_600_000;
  const settings: HouseSettings = {
    ...DEFAULT_SETTINGS,
    answerMinutes: 3,
    queuedAnswerMinutes: 15,
    hours: { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '11:00', to: '22:00' }] },
  };
  const givenBack = async (
    wantedAtMs: number | null,
    nowMs: number,
    changes: Partial<HouseSettings> = {},
    fulfilment: Order['fulfilment'] = null,
  ) => {
    const { store, ports } = house({ wantedAtMs, fulfilment, createdAtMs: nowMs - 1000, updatedAtMs: nowMs - 1000 });
    store.put('house/settings', { ...settings, ...changes });
    const outcome = await returnOrder({ ...ports, clock: { nowMs: () => nowMs } }, COOK, request);
    return outcome.status === 'done' ? outcome.value.answerByMs : outcome;
  };
  const minutesAfter = (atMs: number, minutes: number): number => atMs + minutes * 60_000;

  it('after closing counts from the next opening on', async () => {
    expect(await givenBack(noonOf(1), NIGHT_MS)).toBe(minutesAfter(noonOf(1), -45));
  });

  it('in an open house is as ever, and never after the time for which it is wanted', async () => {
    expect(await givenBack(noonOf(1), noonOf(0))).toBe(minutesAfter(noonOf(0), 3));
    expect(await givenBack(minutesAfter(noonOf(0), 2), noonOf(0))).toBe(minutesAfter(noonOf(0), 2));
    expect(await givenBack(minutesAfter(noonOf(1), -45), NIGHT_MS, { queuedAnswerMinutes: 120 })).toBe(
      minutesAfter(noonOf(1), -45),
    );
  });

  it('goes by the hours of its own service', async () => {
    const hours = { ...settings.hours, delivery: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '17:00', to: '22:00' }] };
    const changes = { hours, services: ['pickup', 'delivery'] } as Partial<HouseSettings>;
    const area = { id: 'city', name: 'Old town' };
    expect(await givenBack(null, noonOf(0), changes, { kind: 'delivery', area })).toBe(
      minutesAfter(noonOf(0), 5 * 60 + 15),
    );
    expect(await givenBack(null, noonOf(0), changes)).toBe(minutesAfter(noonOf(0), 3));
  });

  it('is not for ever because the house has paused', async () => {
    const pause = { services: ['pickup'], untilMs: null, message: null } as const;
    expect(await givenBack(noonOf(1), noonOf(0), { pause })).toBe(minutesAfter(noonOf(0), 3));
  });
});
