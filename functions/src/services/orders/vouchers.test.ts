import { askedLine, DEFAULT_SETTINGS, type Customer, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from '../ordering/place-basket.ts';
import { placeOrder } from '../ordering/place-order.ts';
import type { Caller } from '../shared/ports.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { undeliverOrder } from '../board/undeliver-order.ts';

interface House {
  readonly store: MemoryStore;
  readonly deliver: (count: number) => Promise<void>;
  readonly basket: (shownTotalMinor: number, caller?: Caller) => Promise<Outcome<Order>>;
  readonly single: (isConstantPrice?: boolean) => Promise<Outcome<Order>>;
  readonly reject: (id: string) => Promise<Outcome<Order>>;
  readonly undeliver: (id: string) => Promise<Outcome<Order>>;
  readonly waiting: () => readonly string[];
}

/** A house that gives 5.00 with every fifth order; Ann orders pho for 9.50. */
function house(): House {
  const store = new MemoryStore();
  store.put('house/settings', { ...DEFAULT_SETTINGS, voucher: { amountMinor: 500, minMinor: 0 } });
  store.put('foods/pho', aFood({ quantity: 100, priceMinor: 950 }));
  let nowMs = NOW_MS;
  const ports = {
    unitOfWork: store,
    orderBook: new MemoryHouse(store),
    clock: { nowMs: () => nowMs },
    ids: countingIds(),
  };
  let delivered = 0;
  return {
    store,
    async deliver(count) {
      for (let index = 0; index < count; index += 1) {
        delivered += 1;
        const id = `delivered-${delivered}`;
        store.put(`orders/${id}`, anOrder({ id, status: 'approved' }));
        // oxlint-disable-next-line no-await-in-loop -- the fifth is the one after the fourth
        await changeOrderStatus(ports, COOK, { id, status: 'delivered' });
      }
    },
    basket: (shownTotalMinor, caller = ANN) => {
      nowMs += 60_000; // beyond the limit of orders a minute
      const request = { lines: [askedLine('pho')], shownTotalMinor, contact: { name: 'Ann', phone: '030 1234' } };
      return placeBasket(ports, { caller, request, idempotencyKey: null });
    },
    single: (isConstantPrice = false) =>
      placeOrder(ports, {
        caller: ANN,
        request: { foodId: 'pho', userId: 'ann', priceMinor: 950, ...(isConstantPrice && { isConstantPrice }) },
        idempotencyKey: null,
      }),
    reject: (id) => changeOrderStatus(ports, BOSS, { id, status: 'reject' }),
    undeliver: (id) => undeliverOrder(ports, COOK, id),
    waiting: () => (store.get<Customer>('customers/ann')?.vouchers ?? []).map(({ id }) => id),
  };
}

function placed(outcome: Outcome<Order>): Order {
  if (outcome.status === 'refused') throw new Error(outcome.message);
  return outcome.value;
}

describe('H1: a voucher with every fifth order', () => {
  it('comes with the fifth, is taken off the next basket without a code, and off no total that was seen without it', async () => {
    const { deliver, basket, single, waiting } = house();
    await deliver(4);
    expect(waiting()).toEqual([]);
    await deliver(1);
    expect(waiting()).toEqual(['delivered-5']);
    expect(placed(await single()).priceMinor).toBe(950);
    expect(await basket(900)).toMatchObject({ reason: 'PRICE_CHANGED', details: { total: 4.5, voucher: 5 } });
    // Seen without it, it costs that, and the voucher waits on.
    expect(placed(await basket(950))).toMatchObject({ priceMinor: 950, discounts: [] });
    expect(waiting()).toEqual(['delivered-5']);
    expect(placed(await basket(450))).toMatchObject({ priceMinor: 450, discounts: [{ amountMinor: 500 }] });
    expect(waiting()).toEqual([]);
    expect(placed(await basket(950)).discounts).toEqual([]);
  });

  it('is taken off no order of a guest, and none whose total nobody saw', async () => {
    const { deliver, basket, single, waiting } = house();
    await deliver(5);
    expect(placed(await basket(950, { ...ANN, role: 'guest' })).discounts).toEqual([]);
    expect(await basket(450, { ...ANN, role: 'guest' })).toMatchObject({ details: { total: 9.5 } });
    expect(placed(await single(true)).priceMinor).toBe(950);
    expect(waiting()).toEqual(['delivered-5']);
  });

  it('is given back by a reject, and spent once by five orders at once', async () => {
    const { store, deliver, basket, reject, waiting } = house();
    await deliver(5);
    await reject(placed(await basket(450)).id);
    expect(waiting()).toEqual(['delivered-5']);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => basket(450)));
    expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(
      outcomes.filter((outcome) => outcome.status === 'refused' && outcome.reason === 'PRICE_CHANGED'),
    ).toHaveLength(4);
    expect([waiting(), store.collisions]).toEqual([[], 4]);
  });

  it('comes again with the tenth', async () => {
    const { deliver, basket, waiting } = house();
    await deliver(5);
    await basket(450);
    await deliver(5);
    expect(waiting()).toEqual(['delivered-10']);
  });

  it('goes with a delivery that is taken back', async () => {
    const { deliver, undeliver, waiting } = house();
    await deliver(5);
    expect(await undeliver('delivered-5')).toMatchObject({ status: 'done' });
    expect(waiting()).toEqual([]);
  });

  it('is none where the house gives none, and nothing is counted', async () => {
    const { store, deliver } = house();
    store.put('house/settings', DEFAULT_SETTINGS);
    await deliver(5);
    expect(store.get('customers/ann')).toBeNull();
  });

  it('is not counted for a customer whose account is gone', async () => {
    const { store } = house();
    const ports = {
      unitOfWork: store,
      orderBook: new MemoryHouse(store),
      clock: { nowMs: () => NOW_MS },
      ids: countingIds(),
    };
    store.put('orders/left', anOrder({ id: 'left', status: 'approved', user: 'deleted user' }));
    await changeOrderStatus(ports, COOK, { id: 'left', status: 'delivered' });
    expect(store.get('customers/ann')).toBeNull();
  });
});
