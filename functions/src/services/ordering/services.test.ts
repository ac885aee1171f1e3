import {
  askedLine,
  DEFAULT_SETTINGS,
  lineRecordsOf,
  NEW_CUSTOMER,
  orderToDocument,
  parsePlaceBasketRequest,
  toOrderDto,
  toQuoteDto,
  type Area,
  type AskedFulfilment,
  type Food,
  type HouseSettings,
  type Order,
  type Table,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { expireOrder } from '../orders/expire-order.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from './place-basket.ts';
import { placeOrder } from './place-order.ts';
import { quoteBasket } from './quote-basket.ts';
import { readTable } from '../house/read-table.ts';
import { returnOrder } from '../board/return-order.ts';
import { ANN, BOSS, COOK, countingIds, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

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
  const ports = {
    unitOfWork: store,
    orderBook: new MemoryHouse(store),
    ids,
    clock: { nowMs: () => nowMs },
    houseBook: { settings: async () => kept, know: () => undefined },
    tableBook: { tablesLately: async () => store.get<readonly Table[]>('house/tables') ?? [] },
  };
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
    kept,
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
          ...ports,
          catalogue: { food: async () => store.get('foods/pho') } as never,
          choiceBook: { choicesOf: async () => null },
          customerBook: {} as never,
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
    const { order, ports, quote } = house({});
    const { fulfilment, ...rest } = placed(await order());
    expect(fulfilment).toBeNull();
    expect(orderToDocument({ ...rest, fulfilment }, (ms) => ms)).not.toHaveProperty('fulfilment');
    expect((await quote()).service).toBeNull();
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'SERVICE_NOT_OFFERED' });
    expect(await readTable(ports, SEVEN.code)).toMatchObject({
      value: { table: null, problem: 'Nothing is served at tables now.' },
    });
  });
});

describe('a house with tables', () => {
  it('B1 writes how the order is served: fetched, or at the table as it is named now', async () => {
    const { order, ports } = house();
    expect(placed(await order()).fulfilment).toEqual({ kind: 'pickup' });
    expect(placed(await order({ kind: 'pickup' })).fulfilment).toEqual({ kind: 'pickup' });
    const atSeven = placed(await order(AT_SEVEN));
    expect(atSeven.fulfilment).toEqual({ kind: 'table', table: { name: 'Table 7' } });
    // Whoever reads the order, as chefs do, could order to that table.
    expect(JSON.stringify([atSeven, orderToDocument(atSeven, (ms) => ms), toOrderDto(atSeven)])).not.toContain(
      SEVEN.code,
    );
    const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
    expect(placed(await placeOrder(ports, { caller: ANN, request, idempotencyKey: null })).fulfilment).toEqual({
      kind: 'pickup',
    });
  });

  it('refuses what it does not offer and codes that are not of its tables, and writes nothing', async () => {
    const { order, ports, store, portions, quote } = house();
    expect(await order({ kind: 'table', table: 'AAAAAA' })).toMatchObject({ reason: 'TABLE_NOT_FOUND' });
    expect(await quote({ kind: 'table', table: 'AAAAAA' })).toMatchObject({
      service: { offered: ['pickup', 'table'], table: null, problem: { reason: 'TABLE_NOT_FOUND' } },
    });
    expect(await quote(AT_SEVEN)).toMatchObject({ service: { table: 'Table 7', problem: null } });
    expect(await readTable(ports, SEVEN.code)).toMatchObject({ value: { table: 'Table 7', problem: null } });
    expect(await readTable(ports, 'AAAAAA')).toMatchObject({
      value: { table: null, problem: 'This is not the code of a table here. Scan the one on your table.' },
    });
    store.put('house/tables', [{ ...SEVEN, code: 'NEWNEW' }]);
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'TABLE_NOT_FOUND' });
    const { order: orderOnly, ports: ofTables } = house({ services: ['table'] });
    expect(await orderOnly({ kind: 'pickup' })).toMatchObject({ reason: 'SERVICE_NOT_OFFERED' });
    const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
    expect(await placeOrder(ofTables, { caller: ANN, request, idempotencyKey: null })).toMatchObject({
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
    const { order, decide, portions, store } = house();
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
    const outcomes = await Promise.all([order(AT_SEVEN), order(AT_SEVEN), order(AT_SEVEN)]);
    expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(2);
  });

  it('counts what comes twice once, and what the kitchen returns again', async () => {
    const { order, decide, waiting, ports } = house();
    const first = placed(await order(AT_SEVEN, 'a-key', 'ann'));
    expect(await order(AT_SEVEN, 'a-key', 'ann')).toEqual({ status: 'done', value: first });
    expect(waiting()).toEqual([first.id]);
    await decide(first, 'approved');
    await returnOrder(ports, COOK, { id: first.id, reason: 'No noodles' });
    await order(AT_SEVEN);
    await order(AT_SEVEN);
    expect(await order(AT_SEVEN)).toMatchObject({ reason: 'TABLE_WAITS' });
    await decide(first, 'reject');
    expect(await order(AT_SEVEN)).toMatchObject({ status: 'done' });
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
    expect(await expireOrder(ports, first.id)).toMatchObject({ status: 'reject' });
  });

  it('never has more than three waiting, whatever happens in whatever order', async () => {
    const act = fc.constantFrom('order', 'order at once', 'approve', 'reject', 'return');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const { order, decide, ports, store } = house();
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
          if (one.startsWith('order')) expect(ids.length).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 40, examples: [[['order at once', 'approve', 'order', 'reject', 'return', 'order']]] },
    );
  });
});

const CITY: Area = {
  id: 'city',
  name: 'Old town',
  postcodes: ['8001', '81*'],
  feeMinor: 300,
  minMinor: 2000,
  freeFromMinor: 4000,
  minutes: 20,
  days: [0, 1, 2, 4, 5, 6],
  from: '00:00',
  to: '00:00',
};
const HARBOUR: Area = { ...CITY, id: 'harbour', name: 'Harbour', postcodes: [], feeMinor: 500, minMinor: 0 };

describe('B2 a house that delivers', () => {
  const DELIVERS = {
    timeZone: 'Pacific/Auckland',
    services: ['pickup', 'delivery'],
    areas: [CITY, { ...CITY, id: 'later', postcodes: ['8001'], feeMinor: 900 }, HARBOUR],
    tax: { isInclusive: true, rates: [{ id: 'full', name: 'VAT', share: 19_000 }] },
    voucher: { amountMinor: 500, minMinor: 0 },
  } as const satisfies Partial<HouseSettings>;
  // A Monday in Auckland, which a Wednesday follows in two days.
  const TO = { kind: 'delivery', postcode: '8001', address: 'Lime Street 7' } as const;
  const CONTACT = { name: 'Ann', phone: '030 1234' };

  /** Tea at 19.99 and 20.00 in one house. */
  function delivering(changes: Partial<HouseSettings> = {}) {
    const made = house({ ...DELIVERS, ...changes });
    made.store.put('foods/less', aFood({ id: 'less', priceMinor: 1999, quantity: 9 }));
    made.store.put('foods/enough', aFood({ id: 'enough', priceMinor: 2000, quantity: 9 }));
    const order = (
      foodId: string,
      shownTotalMinor: number,
      fulfilment: AskedFulfilment,
      quantity = 1,
      idempotencyKey: string | null = null,
    ) =>
      placeBasket(made.ports, {
        caller: ANN,
        request: { lines: [askedLine(foodId, quantity)], shownTotalMinor, fulfilment, contact: CONTACT },
        idempotencyKey,
      });
    const quote = (foodId: string, fulfilment: AskedFulfilment, quantity = 1) =>
      quoteBasket(
        {
          clock: made.ports.clock,
          catalogue: { food: async (id: string) => made.store.get(`foods/${id}`) } as never,
          choiceBook: { choicesOf: async () => null },
          customerBook: { customer: async () => made.store.get('customers/ann') ?? NEW_CUSTOMER },
          houseBook: { settings: async () => made.kept, know: () => undefined },
          tableBook: { tablesLately: async () => [] },
        },
        ANN,
        { lines: [askedLine(foodId, quantity)], fulfilment },
      );
    return { ...made, order, quote };
  }

  it('adds the fee as its own sum, taxed as the first rate, and keeps the address apart from the order', async () => {
    const { order, quote, store } = delivering();
    const { address: _unsaid, ...asked } = TO;
    const priced = await quote('enough', asked);
    expect(toQuoteDto(priced)).toMatchObject({ fee: 3, total: 23, taxes: [{ percent: 19, tax: 3.67 }] });
    expect(priced.service).toMatchObject({
      offered: ['pickup', 'delivery'],
      areas: [{ id: 'harbour', name: 'Harbour' }],
      area: { name: 'Old town', minutes: 20 },
      problem: null,
    });
    const ordered = placed(await order('enough', 2300, TO));
    expect(ordered).toMatchObject({
      priceMinor: 2300,
      fee: { amountMinor: 300, taxShare: 19_000 },
      fulfilment: { kind: 'delivery', area: { id: 'city', name: 'Old town' } },
    });
    expect(JSON.stringify(store.get(`orders/${ordered.id}`))).not.toMatch(/Lime|8001/);
    expect(store.get(`orderContacts/${ordered.id}`)).toMatchObject({ ...CONTACT, address: 'Lime Street 7, 8001' });
    const whole = { ...TO, address: 'Lime Street 7, 80 01 Old Town' };
    const other = placed(await order('enough', 2300, whole));
    expect(store.get(`orderContacts/${other.id}`)).toMatchObject({ address: whole.address });
    const records = lineRecordsOf([ordered]);
    expect(records.map(({ food, totalMinor, taxMinor }) => [food, totalMinor, taxMinor])).toEqual([
      ['Pho', 2000, 319],
      ['Delivery', 300, 48],
    ]);
  });

  it('is one order for a key, whatever the address: the order keeps no digest of it', async () => {
    const { order, store } = delivering();
    const first = await order('enough', 2300, TO, 1, 'a-key');
    expect(await order('enough', 2300, { ...TO, address: 'Lime Street 8' }, 1, 'a-key')).toEqual(first);
    expect(await order('enough', 2300, { ...TO, postcode: '8199' }, 1, 'a-key')).toMatchObject({
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(store.get(`orderContacts/${placed(first).id}`)).toMatchObject({ address: 'Lime Street 7, 8001' });
  });

  it('says what is missing below the least, where nothing is delivered, and on which days', async () => {
    const { order, quote, store, pass, ports } = delivering();
    expect(await quote('less', TO)).toMatchObject({ service: { problem: { reason: 'MIN_ORDER', missing: 0.01 } } });
    expect(await order('less', 2299, TO)).toMatchObject({ reason: 'MIN_ORDER', details: { missing: 0.01 } });
    expect(
      await placeBasket(ports, {
        caller: ANN,
        request: {
          lines: [askedLine('less'), askedLine('gone')],
          shownTotalMinor: 2299,
          fulfilment: TO,
          contact: CONTACT,
        },
        idempotencyKey: null,
      }),
    ).toMatchObject({
      reason: 'BASKET_CHANGED',
      details: { problems: [{ line: 1, reason: 'FOOD_NOT_FOUND' }], least: { missing: 0.01 } },
    });
    const far = { ...TO, postcode: '9000' };
    const nowhere = { reason: 'OUT_OF_ZONE', sentence: 'We do not deliver there. You can pick it up instead.' };
    expect((await quote('enough', far)).service?.problem).toEqual(nowhere);
    expect(await order('enough', 2300, far)).toMatchObject({
      reason: 'OUT_OF_ZONE',
      details: { sentence: nowhere.sentence },
    });
    // 12:00 on the 1st of June in UTC is midnight in Auckland, and Tuesday begins: a day later it is Wednesday.
    pass(24 * 3_600_000);
    const sentence = 'No delivery to Old town now, again Thu 00:00. You can pick it up instead.';
    const closed = { reason: 'AREA_CLOSED', sentence };
    expect((await quote('enough', TO)).service?.problem).toEqual(closed);
    expect(await order('enough', 2300, TO)).toMatchObject({ reason: 'AREA_CLOSED' });
    expect(store.commits).toBe(0);
    pass(24 * 3_600_000);
    expect((await order('enough', 2300, TO)).status).toBe('done');
  });

  it('is judged by the day and the hour for which it is wanted', async () => {
    const { ports, pass } = delivering({ later: { minMinutes: 0, maxDays: 2 } });
    pass(24 * 3_600_000); // Wednesday, on which nothing is delivered to the old town
    const later = (days: number) =>
      placeBasket(ports, {
        caller: ANN,
        request: {
          lines: [askedLine('enough')],
          shownTotalMinor: 2300,
          fulfilment: TO,
          contact: CONTACT,
          wantedAtMs: ports.clock.nowMs() + days * 24 * 3_600_000,
        },
        idempotencyKey: null,
      });
    expect(await later(1)).toMatchObject({ status: 'done' });
  });

  it('takes the first area that fits, by the beginning of a postcode or by name, and none of those by its id', async () => {
    const { quote } = delivering();
    const feeOf = async (place: object): Promise<number | undefined> =>
      (await quote('enough', { kind: 'delivery', ...place } as AskedFulfilment)).fee?.amountMinor;
    expect(await Promise.all([{ postcode: ' 8 001' }, { postcode: '8199' }, { area: 'harbour' }].map(feeOf))).toEqual([
      300, 300, 500,
    ]);
    expect(await quote('enough', { kind: 'delivery', area: 'city' })).toMatchObject({
      service: { problem: { reason: 'OUT_OF_ZONE' } },
    });
  });

  it('is free from some sum on, which a voucher does not change, and takes no voucher off the fee', async () => {
    const { order, quote, store } = delivering();
    expect((await quote('enough', TO, 2)).fee).toBeNull();
    const voucher = { id: 'five', amountMinor: 5000, minMinor: 0, currency: 'USD', expiresAtMs: NOW_MS * 2 };
    store.put('customers/ann', { ...NEW_CUSTOMER, vouchers: [voucher] });
    const priced = await quote('enough', TO);
    expect([priced.totalMinor, priced.discounts[0]?.amountMinor]).toEqual([300, 2000]);
    expect(placed(await order('enough', 300, TO)).priceMinor).toBe(300);
  });

  it('totals of quote and order are the same to the cent, with fees, whatever the area and the tax', async () => {
    const minor = fc.integer({ min: 0, max: 5000 });
    const area = fc.record({ feeMinor: minor, minMinor: minor, freeFromMinor: fc.option(minor) });
    await fc.assert(
      fc.asyncProperty(area, fc.boolean(), fc.integer({ min: 1, max: 5 }), async (one, isInclusive, quantity) => {
        const tax = { isInclusive, rates: [{ id: 'full', name: 'VAT', share: 8875 }] };
        const { order, quote } = delivering({ areas: [{ ...CITY, ...one }], tax });
        const { totalMinor, fee, service } = await quote('less', TO, quantity);
        const outcome = await order('less', totalMinor, TO, quantity);
        if (service?.problem) {
          expect(outcome).toMatchObject({ reason: 'MIN_ORDER' });
          return;
        }
        const ordered = placed(outcome);
        expect([ordered.priceMinor, ordered.fee]).toEqual([totalMinor, fee]);
        const records = lineRecordsOf([ordered]);
        const sum = records.reduce((all, { totalMinor: each, discountMinor }) => all + each - discountMinor, 0);
        const taxes = records.reduce((all, { taxMinor }) => all + (taxMinor ?? 0), 0);
        expect(sum + (isInclusive ? 0 : taxes)).toBe(totalMinor);
      }),
      { numRuns: 200 },
    );
  });
});
