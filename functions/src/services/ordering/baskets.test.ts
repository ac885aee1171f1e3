import {
  choicesFromDto,
  DEFAULT_SETTINGS,
  judgeChoices,
  lineRecordsOf,
  NEW_CUSTOMER,
  NO_CHOICES,
  orderFromDocument,
  orderToDocument,
  parsePlaceBasketRequest,
  parseQuoteRequest,
  portionPrice,
  toChoicesDto,
  toDecimal,
  toOrderDto,
  toQuoteDto,
  toTrackDto,
  type AskedLine,
  type Food,
  type HouseSettings,
  type JudgedChoices,
  type Order,
  type Parsed,
  type Quote,
  type StoredChoices,
  type Voucher,
} from '@foodhouse/domain';
import { aFood, aGroup, anOption, aSize } from '@foodhouse/domain/testing';
import {
  ALL_USES,
  houseOf,
  randomBasket,
  reckonedMinor,
  usesOf,
  wayOf,
  type RandomBasket,
} from '@foodhouse/domain/testing/baskets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoices } from '../menu/manage-choices.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { ANN, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { placeBasket } from './place-basket.ts';
import { quoteBasket } from './quote-basket.ts';

// What a guest may ask for, and what it costs wherever it is said.

type Body = Readonly<Record<string, unknown>>;

interface House {
  readonly store: MemoryStore;
  /** What the dialog of a food says of a choice. */
  readonly judge: (asked: AskedLine) => Promise<JudgedChoices>;
  readonly quote: (body: Body) => Promise<Quote>;
  readonly place: (body: Body) => Promise<Outcome<Order>>;
}

function house(
  foods: Iterable<Food>,
  choices: ReadonlyMap<string, StoredChoices>,
  settings: HouseSettings,
  vouchers: readonly Voucher[] = [],
): House {
  const store = new MemoryStore();
  const { currency } = settings;
  for (const food of foods) store.put(`foods/${food.id}`, food);
  for (const [id, one] of choices) store.put(`choices/${id}`, one);
  store.put('house/settings', settings);
  store.put('customers/ann', { ...NEW_CUSTOMER, vouchers });
  const ids = countingIds();
  const books = {
    catalogue: {
      food: async (id: string) => store.get<Food>(`foods/${id}`),
      menu: () => Promise.reject(new Error('expected no menu')),
    },
    choiceBook: { choicesOf: async (id: string) => store.get<StoredChoices>(`choices/${id}`) },
    clock: fixedClock,
    customerBook: { customer: async () => store.get<typeof NEW_CUSTOMER>('customers/ann') ?? NEW_CUSTOMER },
    houseBook: { settings: async () => settings, know: () => undefined },
    tableBook: { tablesLately: async () => [] },
  };
  const ports = { unitOfWork: store, orderBook: new MemoryHouse(store), clock: { nowMs: () => NOW_MS }, ids };
  return {
    store,
    judge: async (asked) => {
      const read = await readChoices(books, asked.foodId);
      if (read.status !== 'done') throw new Error('expected choices');
      return judgeChoices(choicesFromDto(toChoicesDto(read.value, currency), currency), asked);
    },
    quote: (body) => quoteBasket(books, ANN, valueOf(parseQuoteRequest(body))),
    place: (body) =>
      placeBasket(ports, {
        caller: ANN,
        request: valueOf(parsePlaceBasketRequest(body, currency)),
        idempotencyKey: null,
      }),
  };
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.value;
}

const CHOICES: StoredChoices = {
  ...NO_CHOICES,
  sizes: [aSize({ id: 's', name: 'Small', extraMinor: -150 }), aSize({ id: 'l', name: 'Large', extraMinor: 205 })],
  groups: [
    aGroup({
      id: 'toppings',
      max: 3,
      free: 1,
      options: [
        anOption({ id: 'corn', eachMinor: 35, eachMinorBySize: { l: 60 }, max: 2 }),
        anOption({ id: 'ham', eachMinor: 120, max: 2 }),
      ],
    }),
    aGroup({ id: 'rim', sizeIds: ['l'], options: [anOption({ id: 'cheese' })] }),
    aGroup({ id: 'drink', required: false, min: 0, options: [anOption({ id: 'tea', asks: ['sorts'] })] }),
    aGroup({ id: 'sorts', isAsked: true, options: [anOption({ id: 'mint', eachMinor: 40 })] }),
  ],
};
const chosen = (groupId: string, id: string, quantity = 1): AskedLine['options'][number] => ({ groupId, id, quantity });
const [CORN, CHEESE, TEA, MINT] = [
  chosen('toppings', 'corn'),
  chosen('rim', 'cheese'),
  chosen('drink', 'tea'),
  chosen('sorts', 'mint'),
];
const PIZZA: AskedLine = { foodId: 'pizza', quantity: 1, sizeId: 's', options: [CORN], note: null };

function pizzeria(): House {
  const pizza = aFood({ id: 'pizza', priceMinor: 700, quantity: 50, leastExtraMinor: -150 });
  return house([aFood({ id: 'pho' }), pizza], new Map([['pizza', CHOICES]]), DEFAULT_SETTINGS);
}

describe('A3: a basket that cannot be', () => {
  it.each<readonly [what: string, line: Partial<AskedLine>, reason: string]>([
    ['three of at most two', { options: [chosen('toppings', 'corn', 3)] }, 'TOO_MANY'],
    ['none of what is required', { options: [] }, 'TOO_FEW'],
    ['another food’s option', { foodId: 'pho', sizeId: null }, 'OPTION_NOT_FOUND'],
    ['a removed option', { options: [CORN, chosen('toppings', 'gone')] }, 'OPTION_NOT_FOUND'],
    ['a removed size', { sizeId: 'xl' }, 'SIZE_NOT_FOUND'],
    [
      'one more than a group allows, though some are free',
      { options: [CORN, CORN, chosen('toppings', 'ham', 2)] },
      'TOO_MANY',
    ],
    ['no answer to what an answer asks', { options: [CORN, TEA] }, 'TOO_FEW'],
    ['an answer to what nothing asks', { options: [CORN, MINT] }, 'OPTION_NOT_FOUND'],
    ['none of what is required at its size', { sizeId: 'l' }, 'TOO_FEW'],
    ['an option of a group at another size', { options: [CORN, CHEESE] }, 'OPTION_NOT_FOUND'],
  ])('with %s is refused with its line and the reason, and nothing is written', async (_what, line, reason) => {
    const { store, place } = pizzeria();
    expect(await place({ lines: [PIZZA, { ...PIZZA, ...line }], shownTotal: 1 })).toMatchObject({
      status: 'refused',
      reason: 'BASKET_CHANGED',
      details: { problems: [{ line: 1, reason }] },
    });
    expect(store.commits).toBe(0);
  });

  it.each<readonly [what: string, line: Partial<AskedLine>, shownTotal: number, total: number]>([
    ['of another size', { sizeId: 'l', options: [CORN, CORN, CHEESE] }, 9.4, 9.65],
    ['as if nothing were free', {}, 5.85, 5.5],
    ['as if all were free', { options: [CORN, chosen('toppings', 'ham')] }, 5.5, 6.7],
    ['without what an answer asked', { options: [CORN, TEA, MINT] }, 5.5, 5.9],
  ])('at a price %s is refused with the right one, at which it is ordered', async (_what, line, shownTotal, total) => {
    const { store, place } = pizzeria();
    const lines = [{ ...PIZZA, ...line }];
    expect(await place({ lines, shownTotal })).toMatchObject({ reason: 'PRICE_CHANGED', details: { total } });
    expect(store.commits).toBe(0);
    expect(await place({ lines, shownTotal: total })).toMatchObject({ status: 'done' });
  });

  it.each<readonly [what: string, lines: readonly unknown[], field: string]>([
    ['no portion', [{ ...PIZZA, quantity: 0 }], 'lines.0.quantity'],
    ['less than none', [PIZZA, { ...PIZZA, quantity: -1 }], 'lines.1.quantity'],
    ['one and a half', [{ ...PIZZA, quantity: 1.5 }], 'lines.0.quantity'],
    ['501 portions', [{ ...PIZZA, quantity: 501 }], 'lines.0.quantity'],
    ['31 lines', Array.from({ length: 31 }, () => PIZZA), 'lines'],
  ])('of %s is refused at its field', (_what, lines, field) => {
    const parsed = parsePlaceBasketRequest({ lines, shownTotal: 1 });
    expect(parsed.ok ? [] : Object.keys(parsed.fields)).toEqual([field]);
  });
});

/** `npm run test:long` sets more. */
const RUNS = Number(process.env['BASKETS'] ?? 2000);
const TIMEOUT_MS = 300 * RUNS;
const CONTACT = { name: 'Ann', phone: '030 1234' };

function openHouse(basket: RandomBasket): House {
  const { menu, voucher } = basket;
  return house(menu.foods.values(), menu.choices, houseOf(basket), voucher ? [voucher] : []);
}

/** What these lines cost, less the voucher and with the delivery: reckoned by hand, before a tax on top. */
function reckonedTotal({ menu, voucher, area }: RandomBasket, lines: readonly AskedLine[]): number {
  const linesMinor = lines.reduce((sum, line) => sum + reckonedMinor(menu, line), 0);
  const offMinor = voucher && linesMinor >= voucher.minMinor ? Math.min(voucher.amountMinor, linesMinor) : 0;
  const isFree = !area || (area.freeFromMinor !== null && linesMinor >= area.freeFromMinor);
  return linesMinor - offMinor + (isFree ? 0 : area.feeMinor);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });

/** The total of an order wherever it is said, in decimals. */
function totalsOf(order: Order, onTopMinor: number): readonly number[] {
  const records = lineRecordsOf([order]);
  const inCsvMinor = sumOf(records.map(({ totalMinor, discountMinor }) => totalMinor - discountMinor)) + onTopMinor;
  const inMinor = [order.priceMinor, records[0]?.orderTotalMinor ?? -1, inCsvMinor];
  const decimals = inMinor.map((minor) => toDecimal(minor, order.currency));
  return [...decimals, toOrderDto(order).price, toTrackDto(order).total];
}

describe('A4: random baskets over random menus', () => {
  it(
    'are refused alike by dialog, quote and order where a line cannot be, and nothing is written',
    async () => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(randomBasket, async (basket) => {
          const { store, judge, quote, place } = openHouse(basket);
          const lines = basket.lines.map(({ asked }) => asked);
          const priced = await quote({ lines, ...wayOf(basket) });
          const { problems, total } = toQuoteDto(priced);
          const wrong = basket.lines.flatMap(({ canBe }, index) => (canBe ? [] : [index]));
          expect([...new Set(problems.map(({ line }) => line))]).toEqual(wrong);
          for (const [index, asked] of lines.entries()) {
            // oxlint-disable-next-line no-await-in-loop -- a few lines
            const ofDialog = (await judge(asked)).problems.map(({ reason, choiceId }) => `${reason} ${choiceId}`);
            const ofQuote = problems.filter(({ line, reason }) => line === index && reason !== 'HALF_NOT_OFFERED');
            expect(ofQuote.map(({ reason, choiceId }) => `${reason} ${choiceId}`)).toEqual(ofDialog);
          }
          for (const { reason } of problems) seen.add(reason);
          if (wrong.length === 0) return;
          const refused = await place({ lines, shownTotal: total, contact: CONTACT, ...wayOf(basket) });
          expect(refused).toMatchObject({ reason: 'BASKET_CHANGED', details: { problems: priced.problems } });
          expect(store.commits).toBe(0);
        }),
        { numRuns: RUNS / 4, seed: 17 },
      );
      expect([...seen].toSorted()).toEqual([
        'HALF_NOT_OFFERED',
        'OPTION_NOT_FOUND',
        'OPTION_SOLD_OUT',
        'SIZE_NOT_FOUND',
        'TOO_FEW',
        'TOO_MANY',
      ]);
    },
    TIMEOUT_MS,
  );

  it(
    `${RUNS} cost the same to the cent by hand, in dialog, quote, order, its document, the CSV and on the wire`,
    async () => {
      const used = new Set<string>();
      await fc.assert(
        fc.asyncProperty(randomBasket, async (basket) => {
          const { menu } = basket;
          const { store, judge, quote, place } = openHouse(basket);
          const lines = basket.lines.flatMap(({ asked, canBe }) => (canBe ? [asked] : []));
          fc.pre(lines.length > 0);
          const priced = await quote({ lines, ...wayOf(basket) });
          const shownTotal = toQuoteDto(priced).total;
          const placed = await place({ lines, shownTotal, contact: CONTACT, ...wayOf(basket) });
          if (placed.status !== 'done') throw new Error(JSON.stringify(placed));
          const order = placed.value;
          expect(store.get(`orders/${order.id}`)).toEqual(order);
          const read = orderFromDocument(order.id, orderToDocument(order, at));
          expect(read).toEqual(order);

          expect(read.lines).toEqual(priced.lines);
          expect(read.lines.map(({ totalMinor }) => totalMinor)).toEqual(
            lines.map((asked) => reckonedMinor(menu, asked)),
          );
          for (const [index, asked] of lines.entries()) {
            // oxlint-disable-next-line no-await-in-loop -- a few lines
            const { size, options, extraMinor } = await judge(asked);
            const line = read.lines[index];
            expect({ size, options }).toEqual({ size: line?.size, options: line?.options });
            const wholeMinor = portionPrice(menu.foods.get(asked.foodId)?.priceMinor ?? -1, extraMinor);
            if (!line?.half) expect(wholeMinor).toBe(line?.eachMinor);
          }

          expect(read.taxes).toEqual(priced.taxes);
          const untaxedMinor = reckonedTotal(basket, lines);
          const { isInclusive, rates } = menu.tax;
          const taxed = read.taxes.map(({ netMinor, taxMinor }) => netMinor + (isInclusive ? taxMinor : 0));
          if (rates.length > 0) expect(sumOf(taxed)).toBe(untaxedMinor);
          const onTopMinor = isInclusive ? 0 : sumOf(read.taxes.map(({ taxMinor }) => taxMinor));
          const total = toDecimal(untaxedMinor + onTopMinor, menu.currency);
          expect([shownTotal, ...totalsOf(read, onTopMinor)]).toEqual(Array(6).fill(total));
          for (const use of lines.flatMap((asked) => usesOf(menu, asked))) used.add(use);
        }),
        { numRuns: RUNS, seed: 17 },
      );
      expect(ALL_USES.filter((use) => !used.has(use))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
