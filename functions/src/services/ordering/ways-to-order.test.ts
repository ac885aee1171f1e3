import {
  NO_CHOICES,
  DEFAULT_SETTINGS,
  lineRecordsOf,
  NEW_CUSTOMER,
  orderFromDocument,
  orderToDocument,
  parsePlaceBasketRequest,
  parsePlaceOrderRequest,
  parseQuoteRequest,
  toDecimal,
  toOrderDto,
  toQuoteDto,
  toTrackDto,
  type Food,
  type HouseSettings,
  type Order,
  type Parsed,
  type QuoteDto,
  type Voucher,
  type WeeklyHours,
} from '@foodhouse/domain';
import { aFood, aGroup, anOption, aSize, housesAt, TABLE_SEVEN } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../shared/outcomes.ts';
import { placeBasket } from './place-basket.ts';
import { placeOrder } from './place-order.ts';
import type { Caller } from '../shared/ports.ts';
import { quoteBasket } from './quote-basket.ts';
import { ANN, countingIds } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

// The same order by every way that there is, in houses of every kind: what is shown is what is asked for, charged and summed,
// on the wire and in the store. What a quote lets through is ordered, and what it says prevents it, is refused.

const CONTACT = { name: 'Gus', phone: '030 1234' };
const GUEST: Caller = { ...ANN, uid: 'gus', email: '', role: 'guest' };
/** When it is ordered. */
const NOW_MS = Date.parse('2026-06-01T12:00Z');
const HOUSES = Object.entries(housesAt(NOW_MS));

const FOODS = ['soup', 'roll', 'pizza'] as const;
const CHOICES = {
  ...NO_CHOICES,
  version: 1,
  sizes: [aSize({ id: 's', name: 'Small', extraMinor: -150 }), aSize({ id: 'l', name: 'Large', extraMinor: 205 })],
  groups: [
    aGroup({
      options: [anOption({ id: 'mild', default: 1, eachMinor: 35 }), anOption({ id: 'hot', eachMinor: -70 })],
    }),
  ],
};

type Body = Readonly<Record<string, unknown>>;

interface Menu {
  readonly prices: readonly number[];
  /** Of each food. */
  readonly quantity: number;
  /** Through which days the large size and the mild sauce are off. */
  readonly off: readonly [string | null, string | null];
  /** The hours of the soup, and of the category of the pizza. */
  readonly served: readonly [readonly WeeklyHours[], readonly WeeklyHours[]];
}

function choicesWith([large, mild]: Menu['off']): typeof CHOICES {
  const [small, huge] = CHOICES.sizes;
  const [sauce] = CHOICES.groups;
  if (!small || !huge || !sauce) throw new Error('expected two sizes and a group');
  const options = sauce.options.map((one) => (one.id === 'mild' ? { ...one, offThrough: mild } : one));
  return { ...CHOICES, sizes: [small, { ...huge, offThrough: large }], groups: [{ ...sauce, options }] };
}

function house(
  kind: Partial<HouseSettings>,
  { prices, quantity, off, served: [soup, pizzas] }: Menu,
  voucher: boolean,
) {
  const settings: HouseSettings = { ...DEFAULT_SETTINGS, ...kind, categoryHours: { pizzas } };
  const { currency } = settings;
  const store = new MemoryStore();
  store.put('house/settings', settings);
  store.put('house/tables', [TABLE_SEVEN]);
  for (const [index, id] of FOODS.entries())
    store.put(
      `foods/${id}`,
      aFood({
        id,
        currency,
        quantity,
        priceMinor: prices[index] ?? 1,
        taxId: id === 'roll' ? 'food' : null,
        mealtimes: id === 'roll' ? ['lunch'] : [],
        served: id === 'soup' ? soup : [],
        categoryId: id === 'pizza' ? 'pizzas' : null,
        leastExtraMinor: id === 'pizza' ? -220 : null,
      }),
    );
  store.put('choices/pizza', choicesWith(off));
  const mine: Voucher = { id: 'v', amountMinor: 500, minMinor: 2000, currency, expiresAtMs: NOW_MS + 1 };
  if (voucher) store.put('customers/ann', { ...NEW_CUSTOMER, vouchers: [mine] });
  const ports = {
    unitOfWork: store,
    orderBook: new MemoryHouse(store),
    clock: { nowMs: () => NOW_MS },
    ids: countingIds(),
  };
  return {
    store,
    currency,
    quote: async (caller: Caller, body: Body): Promise<QuoteDto> => {
      const books = {
        catalogue: { food: async (id: string) => store.get<Food>(`foods/${id}`) } as never,
        choiceBook: { choicesOf: async (id: string) => store.get<typeof CHOICES>(`choices/${id}`) },
        clock: ports.clock,
        customerBook: { customer: async () => store.get<typeof NEW_CUSTOMER>('customers/ann') ?? NEW_CUSTOMER },
        houseBook: { settings: async () => settings, know: () => undefined },
        tableBook: { tablesLately: async () => [TABLE_SEVEN] },
      };
      return toQuoteDto(await quoteBasket(books, caller, valueOf(parseQuoteRequest(body))));
    },
    basket: (caller: Caller, body: Body): Promise<Outcome<Order>> =>
      placeBasket(ports, {
        caller,
        request: valueOf(parsePlaceBasketRequest(body, currency)),
        idempotencyKey: null,
        address: 'bar',
      }),
    orderNow: (caller: Caller, body: Body): Promise<Outcome<Order>> =>
      placeOrder(ports, {
        caller,
        request: valueOf(parsePlaceOrderRequest({ userId: caller.uid, ...body }, currency)),
        idempotencyKey: null,
        address: 'bar',
      }),
  };
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.value;
}

/** Whether a quote says that nothing prevents it. */
function isFree({ problems, closed, service, wanted, tooMany }: QuoteDto): boolean {
  return problems.length === 0 && !closed && !service?.problem && !wanted && !tooMany;
}

const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });

/** What an order costs, wherever that is said. */
function sumsOf(order: Order, isInclusive: boolean): readonly number[] {
  const read = orderFromDocument(order.id, orderToDocument(order, at));
  expect(read).toEqual(order);
  const onTop = isInclusive ? 0 : order.taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const off = order.discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const lines = order.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const records = lineRecordsOf([read]);
  const inCsv = records.reduce((sum, { totalMinor, discountMinor }) => sum + totalMinor - discountMinor, 0);
  const { currency } = order;
  return [
    toDecimal(order.priceMinor, currency),
    toDecimal(lines - off + (order.fee?.amountMinor ?? 0) + onTop, currency),
    toDecimal(inCsv + onTop, currency),
    toDecimal(records[0]?.orderTotalMinor ?? -1, currency),
    toOrderDto(read).price,
    toTrackDto(read).total,
  ];
}

const WAYS = ['pickup', 'nothing said', 'table', 'delivery', 'harbour'] as const;
const FULFILMENTS: Readonly<Record<(typeof WAYS)[number], Body>> = {
  'nothing said': {},
  pickup: { fulfilment: { kind: 'pickup' } },
  table: { fulfilment: { kind: 'table', table: TABLE_SEVEN.code } },
  delivery: { fulfilment: { kind: 'delivery', postcode: '8001', address: 'Lime Street 7' } },
  harbour: { fulfilment: { kind: 'delivery', area: 'harbour', address: 'Lime Street 7' } },
};
const line = fc
  .record({
    foodId: fc.constantFrom(...FOODS),
    quantity: fc.integer({ min: 1, max: 12 }),
    isLarge: fc.boolean(),
    isHot: fc.boolean(),
  })
  .map(({ foodId, quantity, isLarge, isHot }) => ({
    foodId,
    quantity,
    ...(foodId === 'pizza' && {
      sizeId: isLarge ? 'l' : 's',
      options: [{ groupId: 'sauce', id: isHot ? 'hot' : 'mild' }],
    }),
  }));
/** Some of them so low that what choices take off leaves nothing. */
const price = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 9999 }), weight: 3 }, fc.integer({ min: 1, max: 150 }));
const prices = fc.array(price, { minLength: 3, maxLength: 3 });
/** The day before, that of the order, and the next one. */
const day = fc.option(fc.constantFrom('2026-05-31', '2026-06-01', '2026-06-02'), { freq: 2 });
/** Monday is the day of the order. */
const week = fc.oneof(
  { arbitrary: fc.constant<readonly WeeklyHours[]>([]), weight: 2 },
  fc.array(
    fc.record({
      days: fc.subarray([1, 2, 3], { minLength: 1 }),
      from: fc.constantFrom('00:00', '11:00', '20:00'),
      to: fc.constantFrom('02:00', '15:00', '23:00'),
    }),
    { minLength: 1, maxLength: 2 },
  ),
);
const asked = fc.record({
  way: fc.constantFrom(...WAYS),
  isGuest: fc.boolean(),
  hasVoucher: fc.boolean(),
  /** In quarters of an hour; null: as soon as possible. */
  later: fc.option(fc.integer({ min: 1, max: 200 }), { freq: 2 }),
  quantity: fc.constantFrom(3, 500),
  off: fc.tuple(day, day),
  served: fc.tuple(week, week),
});

describe.each(HOUSES)('in a house: %s', (_name, kind) => {
  const { isInclusive } = kind.tax ?? DEFAULT_SETTINGS.tax;
  const wantedOf = (later: number | null): Body =>
    later === null ? {} : { wantedAt: new Date(NOW_MS - (NOW_MS % 900_000) + later * 900_000).toISOString() };

  it('a basket costs what its quote shows, or is refused for what its quote says', async () => {
    const seen = { done: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        prices,
        asked,
        async (lines, ofFoods, { way, isGuest, hasVoucher, later, ...menu }) => {
          const { quote, basket, currency } = house(kind, { ...menu, prices: ofFoods }, hasVoucher);
          const caller = isGuest ? GUEST : ANN;
          const how = { ...FULFILMENTS[way], ...wantedOf(later) };
          const shown = await quote(caller, { lines, ...how });
          const body = { lines, ...how, contact: CONTACT, shownTotal: shown.total, currency };
          const outcome = await basket(caller, body);
          seen[outcome.status] += 1;
          expect([outcome.status, isFree(shown)]).toEqual(
            isFree(shown) ? ['done', true] : [outcome.status === 'done' ? 'done, unlike its quote' : 'refused', false],
          );
          if (outcome.status === 'done') expect(sumsOf(outcome.value, isInclusive)).toEqual(Array(6).fill(shown.total));
          else expect(outcome.reason).not.toBe('PRICE_CHANGED');
        },
      ),
      { numRuns: 80, seed: 17 },
    );
    expect(Math.min(seen.done, seen.refused)).toBeGreaterThan(0); // else nothing was proven
  });

  it('another total is refused with the right one, at which the next Confirm orders', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        prices,
        asked,
        fc.constantFrom(-1, 1, 100),
        async (lines, ofFoods, { way, later, off, served }, byMinor) => {
          const { quote, basket, currency } = house(kind, { prices: ofFoods, quantity: 500, off, served }, true);
          const how = { ...FULFILMENTS[way], ...wantedOf(later) };
          const shown = await quote(ANN, { lines, ...how });
          const more = toDecimal(byMinor, currency);
          fc.pre(isFree(shown) && shown.total + more > 0);
          const body = { lines, ...how, contact: CONTACT, currency };
          const refused = await basket(ANN, { ...body, shownTotal: Math.round((shown.total + more) * 1000) / 1000 });
          // A total that was seen without the voucher is as good.
          if (refused.status === 'done') {
            expect(refused.value.discounts).toEqual([]);
            return;
          }
          expect(refused).toMatchObject({ reason: 'PRICE_CHANGED', details: { total: shown.total } });
          expect(await basket(ANN, { ...body, shownTotal: refused.details?.['total'] })).toMatchObject({
            status: 'done',
          });
        },
      ),
      { numRuns: 30, seed: 17 },
    );
  });

  it('one portion costs the same by Order Now, as a line of its own, and as its quote', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FOODS),
        prices,
        asked,
        async (foodId, ofFoods, { way, isGuest, hasVoucher, later, ...menu }) => {
          const caller = isGuest ? GUEST : ANN;
          const how = { ...FULFILMENTS[way], ...wantedOf(later) };
          const chosen = foodId === 'pizza' ? { sizeId: 's', options: [{ groupId: 'sauce', id: 'mild' }] } : {};
          const lines = [{ foodId, quantity: 1, ...chosen }];
          const [one, other, third] = [1, 2, 3].map(() => house(kind, { ...menu, prices: ofFoods }, hasVoucher));
          if (!one || !other || !third) throw new Error('expected three houses');
          const shown = await one.quote(caller, { lines, ...how });
          const body = { ...how, contact: CONTACT };
          const now = await one.orderNow(caller, { foodId, price: shown.total, ...body });
          const dashboard = await third.orderNow(caller, { foodId, price: '120$', shownPrice: shown.total, ...body });
          const alone = await other.basket(caller, { lines, shownTotal: shown.total, ...body });
          const { currency } = one;
          for (const outcome of [now, dashboard, alone]) {
            expect(outcome.status).toBe(isFree(shown) ? 'done' : 'refused');
            if (outcome.status !== 'done') continue;
            expect(sumsOf(outcome.value, isInclusive)).toEqual(Array(6).fill(shown.total));
            expect(outcome.value.currency).toBe(currency);
          }
          if (now.status !== 'done' || alone.status !== 'done') return;
          const { id: _id, request: _request, ...order } = now.value;
          expect(alone.value).toMatchObject(order);
          expect(one.store.get(`orderContacts/${now.value.id}`)).toEqual(
            other.store.get(`orderContacts/${alone.value.id}`),
          );
          // The dashboard's constant alone is charged what the food costs.
          const fourth = await house(kind, { ...menu, prices: ofFoods }, hasVoucher).orderNow(caller, {
            foodId,
            price: '120$',
            ...body,
          });
          expect(fourth.status).toBe('done');
        },
      ),
      { numRuns: 40, seed: 17 },
    );
  });
});
