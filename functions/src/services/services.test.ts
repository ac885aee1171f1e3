import {
  DEFAULT_SETTINGS,
  orderToDocument,
  parsePlaceBasketRequest,
  type Food,
  type HouseSettings,
  type Order,
  type Table,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from './change-order-status.ts';
import { expireOrder } from './expire-order.ts';
import type { Outcome } from './outcomes.ts';
import { placeBasket } from './place-basket.ts';
import { placeOrder } from './place-order.ts';
import { quoteBasket } from './quote-basket.ts';
import { returnOrder } from './return-order.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from './testing/fakes.ts';
import { MemoryHouse } from './testing/memory-house.ts';
import { MemoryStore } from './testing/memory-store.ts';

// Orders say how they are served, in a house that offers a choice.

const SEVEN: Table = { code: 'T7T7T7', name: 'Table 7' };
const EIGHT: Table = { code: 'T8T8T8', name: 'Table 8' };
const AT_SEVEN = { kind: 'table', table: SEVEN.code } as const;

/** A house with tables seven and eight; `offers` what it has set. */
function house(offers: Partial<HouseSettings> = { services: ['pickup', 'table'] }) {
  const store = new MemoryStore();
  const kept = { ...DEFAULT_SETTINGS, ...offers };
  store.put('house/settings', kept);
  store.put('house/tables', [SEVEN, EIGHT]);
  store.put('foods/pho', aFood({ quantity: 5000, priceMinor: 950 }));
  let nowMs = NOW_MS;
  const ids = countingIds();
  const ports = { unitOfWork: store, orderBook: new MemoryHouse(store), ids, clock: { nowMs: () => nowMs } };
  const requestOf = (fulfilment?: unknown) => {
    const parsed = parsePlaceBasketRequest({
      lines: [{ foodId: 'pho', quantity: 2 }],
      shownTotal: 19,
      ...(fulfilment === undefined ? {} : { fulfilment }),
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    return parsed.value;
  };
  return {
    store,
    ports,
    waiting: () => store.get<readonly string[]>(`tables/${SEVEN.code}`),
    portions: () => store.get<Food>('foods/pho')?.quantity,
    pass: (ms: number) => {
      nowMs += ms;
    },
    /** By another guest each time. */
    order: (fulfilment?: unknown, idempotencyKey: string | null = null, uid = ids.newId()) =>
      placeBasket(ports, { caller: { ...ANN, uid }, request: requestOf(fulfilment), idempotencyKey }),
    quote: (fulfilment?: unknown) =>
      quoteBasket(
        {
          clock: ports.clock,
          catalogue: { food: async () => store.get('foods/pho') } as never,
          choiceBook: { choicesOf: async () => null },
          customerBook: {} as never,
          houseBook: { settings: async () => kept, know: () => undefined },
          tableBook: { tables: async () => store.get('house/tables') ?? [] },
        },
        null,
        requestOf(fulfilment),
      ),
    decide: (order: Order, status: 'approved' | 'reject') => changeOrderStatus(ports, BOSS, { id: order.id, status }),
  };
}

function placed(outcome: Outcome<Order>): Order {
  if (outcome.status !== 'done') throw new Error(outcome.reason);
  return outcome.value;
}

describe('a house that has set nothing', () => {
  it('asks nothing, and its orders have no such field', async () => {
    const { order, quote } = house({});
    const { fulfilment, ...rest } = placed(await order());
    expect(fulfilment).toBeNull();
    expect(orderToDocument({ ...rest, fulfilment }, (ms) => ms)).not.toHaveProperty('fulfilment');
    expect((await quote()).service).toBeNull();
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'SERVICE_NOT_OFFERED' });
  });
});

describe('a house with tables', () => {
  it('B1 writes how the order is served: fetched, or at the table as it is named now', async () => {
    const { order, ports } = house();
    expect(placed(await order()).fulfilment).toEqual({ kind: 'pickup' });
    expect(placed(await order({ kind: 'pickup' })).fulfilment).toEqual({ kind: 'pickup' });
    expect(placed(await order(AT_SEVEN)).fulfilment).toEqual({ kind: 'table', table: SEVEN });
    const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
    expect(placed(await placeOrder(ports, { caller: ANN, request, idempotencyKey: null })).fulfilment).toEqual({
      kind: 'pickup',
    });
  });

  it('refuses what it does not offer and codes that are not of its tables, and writes nothing', async () => {
    const { order, store, portions, quote } = house();
    expect(await order({ kind: 'table', table: 'AAAAAA' })).toMatchObject({ reason: 'TABLE_NOT_FOUND' });
    expect(await quote({ kind: 'table', table: 'AAAAAA' })).toMatchObject({
      service: { offered: ['pickup', 'table'], table: null, problem: { reason: 'TABLE_NOT_FOUND' } },
    });
    expect(await quote(AT_SEVEN)).toMatchObject({ service: { table: 'Table 7', problem: null } });
    store.put('house/tables', [{ ...SEVEN, code: 'NEWNEW' }]);
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'TABLE_NOT_FOUND' });
    const { order: orderOnly, ports } = house({ services: ['table'] });
    expect(await orderOnly({ kind: 'pickup' })).toMatchObject({ reason: 'SERVICE_NOT_OFFERED' });
    const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
    expect(await placeOrder(ports, { caller: ANN, request, idempotencyKey: null })).toMatchObject({
      reason: 'SERVICE_NOT_OFFERED',
    });
    expect([store.commits, portions()]).toEqual([0, 5000]);
  });

  it('is judged by the hours of the service', async () => {
    const { order, quote } = house({ services: ['pickup', 'table'], hours: { table: [] } });
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'CLOSED' });
    expect((await quote(AT_SEVEN)).closed).toMatchObject({ reason: 'hours' });
    expect([(await order()).status, (await quote()).closed]).toEqual(['done', null]);
  });

  it('has three unanswered orders at a table, and one more for each that is decided', async () => {
    const { order, decide, waiting, portions, store } = house();
    const orders = [placed(await order(AT_SEVEN)), placed(await order(AT_SEVEN)), placed(await order(AT_SEVEN))];
    const { commits } = store;
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'TABLE_WAITS', details: { waiting: 3 } });
    expect([store.commits, portions(), (await order({ ...AT_SEVEN, table: EIGHT.code })).status]).toEqual([
      commits,
      4994,
      'done',
    ]);
    await decide(orders[0] as Order, 'approved');
    await decide(orders[1] as Order, 'reject');
    expect(waiting()).toEqual([orders[2]?.id]);
    await Promise.all([order(AT_SEVEN), order(AT_SEVEN), order(AT_SEVEN)]);
    expect(waiting()).toHaveLength(3);
  });

  it('counts an order that the kitchen returns, once, and forgets a table where nobody waits', async () => {
    const { order, decide, waiting, ports } = house();
    const first = placed(await order(AT_SEVEN, 'a-key', 'ann'));
    expect(await order(AT_SEVEN, 'a-key', 'ann')).toEqual({ status: 'done', value: first });
    expect(waiting()).toEqual([first.id]);
    await decide(first, 'approved');
    expect(waiting()).toBeNull();
    await returnOrder(ports, COOK, { id: first.id, reason: 'No noodles' });
    expect(waiting()).toEqual([first.id]);
    await decide(first, 'reject');
    expect(waiting()).toBeNull();
  });

  it('makes room where nobody answered in time, before the tick has come', async () => {
    const { order, waiting, pass, ports } = house({ services: ['table'], answerMinutes: 3 });
    const first = placed(await order(AT_SEVEN));
    await order(AT_SEVEN);
    await order(AT_SEVEN);
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'TABLE_WAITS' });
    pass(3 * 60_000 + 1);
    const fourth = placed(await order(AT_SEVEN));
    expect(waiting()).toEqual([fourth.id]);
    expect(await expireOrder(ports, first.id)).toBeNull();
  });

  it('never has more than three waiting, whatever happens in whatever order', async () => {
    const act = fc.constantFrom('order', 'order at once', 'approve', 'reject', 'return');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const { order, decide, waiting, ports, store } = house();
        const byStatus = (status: Order['status']) =>
          [...store.documents].flatMap(([key, { value }]) =>
            key.startsWith('orders/') && (value as Order).status === status ? [value as Order] : [],
          );
        for (const one of acts) {
          const [pending] = byStatus('pending');
          const [approved] = byStatus('approved');
          const most = Math.max(3, byStatus('pending').length);
          // oxlint-disable no-await-in-loop -- one act after the other
          if (one === 'order') await order(AT_SEVEN);
          if (one === 'order at once') await Promise.all([order(AT_SEVEN), order(AT_SEVEN), order(AT_SEVEN)]);
          if (one === 'approve' && pending) await decide(pending, 'approved');
          if (one === 'reject' && pending) await decide(pending, 'reject');
          if (one === 'return' && approved) await returnOrder(ports, COOK, { id: approved.id, reason: 'No noodles' });
          // oxlint-enable no-await-in-loop
          const ids = byStatus('pending').map(({ id }) => id);
          expect((waiting() ?? []).toSorted()).toEqual(ids.toSorted());
          if (one.startsWith('order')) expect(ids.length).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 40 },
    );
  });
});
