import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWith } from '../contracts/parse.ts';
import { parseSaveHouseRequest, toHouseDto } from '../house/contracts/house.ts';
import { judgeServed } from '../house/served.ts';
import { DEFAULT_SETTINGS, type HouseTax } from '../house/settings.ts';
import { MOST } from '../limits/counts.ts';
import { aFood, aGroup, anOrder, aSize } from '../testing/builders.ts';
import { NEW_OPTION, type FoodChoices, type FoodSize } from '../foods/choices.ts';
import { sizesOfHalves } from '../foods/halves.ts';
import { askedLine, priceBasket, type AskedLine, type Offer } from './basket.ts';
import { quoteAnswer, quoteSchema, toQuoteDto } from './contracts/baskets.ts';
import { quoteOf } from './contracts/quote.ts';
import { toTrackDto } from './contracts/track.ts';
import { judgeOrder } from './judge-order.ts';
import { kitchenAllergensText } from './kitchen-allergens.ts';
import { lineRecordsOf } from './line-records.ts';
import { headOf, kitchenText, lineText, onlyLineOf, portionsByFood, type OrderLine } from './lines.ts';
import { orderFromDocument, orderToDocument } from './order-documents.ts';
import { summariseDay } from './overview.ts';
import { NEW_CUSTOMER } from './vouchers.ts';

const aPizza = (id: string, changes: Parameters<typeof aFood>[0] = {}): ReturnType<typeof aFood> =>
  aFood({
    id,
    name: id[0]?.toUpperCase() + id.slice(1),
    categoryId: 'pizzas',
    leastExtraMinor: 0,
    quantity: 9,
    ...changes,
  });
const MARGHERITA = aPizza('margherita', { kitchenName: 'MARG', priceMinor: 700, allergens: ['milk'] });
const FUNGHI = aPizza('funghi', { priceMinor: 850, allergens: ['gluten'] });
const HAM = { ...NEW_OPTION, id: 'ham', name: 'Ham', eachMinor: 120, allergens: [] as const };
const TOPPINGS = { ...aGroup({ id: 'toppings', required: false, min: 0, max: 3, options: [HAM] }) };
const BASE = { ...TOPPINGS, id: 'base', required: true, min: 1 };
const PESTO = { ...TOPPINGS, id: 'pesto', options: [{ ...HAM, default: 1, allergens: ['nuts'] as const }] };
const LARGE = aSize({ id: 'l', name: 'Large', kitchenName: 'LG', extraMinor: 200 });
const SMALL = aSize({ id: 's', name: 'Small' });
const SIZES: readonly FoodSize[] = [SMALL, LARGE];
const NO_TAX: HouseTax = { isInclusive: true, rates: [] };

const sizesOf = (sizes: readonly FoodSize[]): FoodChoices => ({ sizes, groups: [] });
function anOffer(changes: Partial<Offer> = {}, second = FUNGHI, its: FoodChoices = sizesOf(SIZES)): Offer {
  return {
    foods: new Map([MARGHERITA, second].map((food) => [food.id, food])),
    choices: new Map([
      ['margherita', { sizes: SIZES, groups: [TOPPINGS] }],
      [second.id, its],
    ]),
    tax: NO_TAX,
    halfCategories: ['pizzas'],
    ...changes,
  };
}
/** The first food has none. */
const withoutSizes = (offer: Offer): Offer => ({ ...offer, choices: new Map([...offer.choices].slice(1)) });
const halves = (changes: Partial<AskedLine> = {}): AskedLine => ({
  ...askedLine('margherita'),
  halfFoodId: 'funghi',
  sizeId: 'l',
  ...changes,
});

describe('a line of two halves', () => {
  it('costs the dearer of both with its size, and what is chosen of the first', () => {
    const ham = { groupId: 'toppings', id: 'ham', quantity: 1 };
    const { lines, totalMinor, problems } = priceBasket(
      { lines: [halves({ options: [ham], quantity: 2 })] },
      anOffer(),
    );
    expect(problems).toEqual([]);
    expect(totalMinor).toBe(2 * (850 + 200 + 120));
    expect(lines).toMatchObject([
      {
        foodId: 'margherita',
        half: { foodId: 'funghi', name: 'Funghi', kitchenName: null },
        allergens: { contains: ['gluten', 'milk'], undeclared: [] },
      },
    ]);
  });

  it.each<readonly [what: string, priceMinor: number, largeExtraMinor: number, eachMinor: number]>([
    ['the first is dearer', 100, 200, 900],
    ['both cost the same', 700, 200, 900],
    ['the other is dearer by its size alone', 650, 300, 950],
    ['the other is cheaper by its size alone', 750, 100, 900],
    ['a size takes off more than a food costs', 0, -500, 900],
  ])('costs what the dearer half costs where %s', (_what, priceMinor, extraMinor, eachMinor) => {
    const large = { ...LARGE, extraMinor };
    const offer = anOffer({}, { ...FUNGHI, priceMinor }, sizesOf([large]));
    expect(priceBasket({ lines: [halves()] }, offer).lines).toMatchObject([{ eachMinor }]);
  });

  it('has beside each size what that adds to the price of both', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 4, maxLength: 4 }),
        ([first = 0, second = 0, ofFirst = 0, ofSecond = 0]) => {
          const [own, other] = [ofFirst, ofSecond].map((extraMinor) => sizesOf([SMALL, { ...LARGE, extraMinor }]));
          if (!own || !other) throw new Error('expected the sizes of both');
          const food = { ...MARGHERITA, priceMinor: first };
          const foods = new Map([food, { ...FUNGHI, priceMinor: second }].map((one) => [one.id, one]));
          const choices = new Map([
            ['margherita', own],
            ['funghi', other],
          ]);
          const costs = SIZES.map(({ id }) => {
            const { totalMinor } = priceBasket({ lines: [halves({ sizeId: id })] }, anOffer({ foods, choices }));
            return totalMinor - Math.max(first, second);
          });
          const sizes = sizesOfHalves({ priceMinor: first, choices: own }, { priceMinor: second, choices: other });
          expect(sizes.map(({ extraMinor }) => extraMinor)).toEqual(costs);
        },
      ),
    );
  });

  it('never costs less than nothing', () => {
    const less = [aSize({ id: 'l', name: 'Large', extraMinor: -9000 })];
    const offer = anOffer({ choices: new Map(['margherita', 'funghi'].map((id) => [id, sizesOf(less)])) });
    expect(priceBasket({ lines: [halves()] }, offer).lines).toMatchObject([{ eachMinor: 0 }]);
  });

  it.each([
    ['the dearer half', 850, 7000],
    ['the first of halves that cost the same', 700, 19_000],
    ['the first where it is dearer', 500, 19_000],
  ])('has the tax of %s', (_what, priceMinor, taxShare) => {
    const rates = [
      { id: 'full', name: 'Full', share: 19_000 },
      { id: 'reduced', name: 'Reduced', share: 7000 },
    ];
    const second = { ...FUNGHI, priceMinor, taxId: 'reduced' };
    const { lines } = priceBasket({ lines: [halves()] }, anOffer({ tax: { isInclusive: true, rates } }, second));
    expect(lines).toMatchObject([{ taxShare }]);
  });

  it('takes a portion of each food, and is as many portions of an order as are served', () => {
    const short = anOffer({}, { ...FUNGHI, quantity: 2 });
    const asked = [halves({ quantity: 2 }), { ...askedLine('funghi'), sizeId: 's' }];
    expect([...portionsByFood(asked)]).toEqual([
      ['margherita', 2],
      ['funghi', 3],
    ]);
    const { lines, problems } = priceBasket({ lines: asked }, short);
    expect([...portionsByFood(lines)]).toEqual([...portionsByFood(asked)]);
    expect(problems).toEqual([
      { line: 0, reason: 'OUT_OF_STOCK', foodId: 'funghi', left: 2, choiceId: null },
      { line: 1, reason: 'OUT_OF_STOCK', foodId: 'funghi', left: 2, choiceId: null },
    ]);
  });

  it.each<readonly [what: string, asked: AskedLine, offer: Offer]>([
    ['a house without halves', halves(), anOffer({ halfCategories: [] })],
    ['a category without halves', halves(), anOffer({ halfCategories: ['drinks'] })],
    ['a food of another category', halves(), anOffer({}, { ...FUNGHI, categoryId: 'drinks' })],
    ['a food that has left the menu', halves(), anOffer({}, { ...FUNGHI, retiredAtMs: 1 })],
    ['a food in another currency', halves(), anOffer({}, { ...FUNGHI, currency: 'EUR' })],
    ['a food that nobody knows', halves({ halfFoodId: 'nobody' }), anOffer()],
    ['the food itself', halves({ halfFoodId: 'margherita' }), anOffer()],
    ['a food without that size', halves(), anOffer({}, FUNGHI, sizesOf([aSize({ id: 's', name: 'Small' })]))],
    ['a food without sizes', halves(), anOffer({}, FUNGHI, sizesOf([]))],
    ['a food with sizes where the first has none', halves({ sizeId: null }), withoutSizes(anOffer())],
    ['a food with a group that must be answered', halves(), anOffer({}, FUNGHI, { sizes: SIZES, groups: [BASE] })],
    ['a food with an option to begin with', halves(), anOffer({}, FUNGHI, { sizes: SIZES, groups: [PESTO] })],
    ['a food of which that size is sold out', halves(), anOffer({}, FUNGHI, sizesOf([{ ...LARGE, isSoldOut: true }]))],
  ])('is refused with %s', (_what, asked, offer) => {
    const { lines, problems } = priceBasket({ lines: [asked] }, offer);
    const choiceId = asked.halfFoodId ?? '';
    expect(problems).toEqual([{ line: 0, reason: 'HALF_NOT_OFFERED', foodId: 'margherita', left: 9, choiceId }]);
    expect(lines).toMatchObject([{ half: null, eachMinor: asked.sizeId === null ? 700 : 900 }]);
  });

  it.each([
    ['that may be left alone', [{ ...TOPPINGS, id: 'extras' }]],
    ['that the first has too', [{ ...TOPPINGS, required: true, min: 1 }]],
    ['at another size', [{ ...BASE, sizeIds: ['s'] }]],
  ])('is a food with a group %s', (_which, groups) => {
    expect(priceBasket({ lines: [halves()] }, anOffer({}, FUNGHI, { sizes: SIZES, groups })).problems).toEqual([]);
  });

  it('finds the size of the other half by its name where ids differ', () => {
    const offer = anOffer({}, FUNGHI, sizesOf([aSize({ id: 'gross', name: 'LARGE', extraMinor: 300 })]));
    expect(priceBasket({ lines: [halves()] }, offer)).toMatchObject({ problems: [], lines: [{ eachMinor: 1150 }] });
  });

  it('names the half that is not served, and says when all of it is', () => {
    const tuesday = [{ days: [2], from: '11:00', to: '14:00' }];
    const later = { minMinutes: 0, maxDays: 7 };
    const settings = { ...DEFAULT_SETTINGS, halfCategories: ['pizzas'], later };
    const second = { ...FUNGHI, served: tuesday };
    const monday = Date.parse('2026-06-01T12:00Z');
    const found = { ...anOffer({}, second), tables: [], customer: NEW_CUSTOMER };
    const quote = quoteOf(settings, { lines: [halves()] }, found, monday);
    expect(quote.problems).toMatchObject([
      { reason: 'NOT_SERVED_NOW', foodId: 'funghi', names: ['Funghi'], fromWords: 'Tue 11:00' },
    ]);
    expect(new Date(quote.allServedAtMs ?? 0).toISOString()).toBe('2026-06-02T11:00:00.000Z');
    expect(judgeServed(settings, monday)(MARGHERITA)).toBeNull();
  });

  it('is not declared where one half is not', () => {
    const offer = anOffer({}, { ...FUNGHI, allergens: null });
    const { lines } = priceBasket({ lines: [halves()] }, offer);
    expect(lines[0]?.allergens).toEqual({ contains: ['milk'], undeclared: ['Funghi'] });
    expect(kitchenAllergensText(lines)).toBe('Contains milk. Not declared: Funghi');
    const nutty = [{ ...LARGE, allergens: ['nuts'] as const }];
    expect(priceBasket({ lines: [halves()] }, anOffer({}, FUNGHI, sizesOf(nutty))).lines[0]?.allergens).toEqual({
      contains: ['gluten', 'milk', 'nuts'],
      undeclared: [],
    });
    const first = priceBasket(
      { lines: [halves()] },
      anOffer({
        foods: new Map([
          ['margherita', { ...MARGHERITA, allergens: null }],
          ['funghi', FUNGHI],
        ]),
      }),
    );
    expect(kitchenAllergensText(first.lines)).toBe('Contains gluten. Not declared: MARG');
  });

  it('counts once among the portions of an order', () => {
    const settings = { ...DEFAULT_SETTINGS, halfCategories: ['pizzas'], maxPortions: 2 };
    const found = { ...anOffer(), tables: [], customer: NEW_CUSTOMER, waitingAtTable: 0 };
    expect(judgeOrder(settings, { lines: [halves({ quantity: 2 })] }, found, 0).refusal).toBeNull();
    expect(judgeOrder(settings, { lines: [halves({ quantity: 3 })] }, found, 0).refusal).toMatchObject({
      reason: 'TOO_MANY_PORTIONS',
    });
  });
});

const FUN = { foodId: 'funghi', name: 'Funghi', kitchenName: 'FUN' };
const LINE: OrderLine = {
  ...onlyLineOf(anOrder()),
  foodId: 'margherita',
  name: 'Margherita',
  kitchenName: 'MARG',
  half: { foodId: 'funghi', name: 'Funghi', kitchenName: null },
  size: { id: 'l', name: 'Large', kitchenName: 'LG' },
};

describe('the words of two halves', () => {
  it('say both to guests and to the kitchen', () => {
    expect(lineText(LINE)).toBe('Half Margherita, half Funghi, Large');
    expect(lineText({ ...LINE, size: null, quantity: 2 })).toBe('2 × Half Margherita, half Funghi');
    expect(kitchenText(LINE)).toBe('½ MARG + ½ Funghi, LG');
    expect(kitchenText({ ...LINE, half: FUN, quantity: 2 })).toBe('2 × ½ MARG + ½ FUN, LG');
    expect(headOf([LINE]).foodName).toBe('Half Margherita, half Funghi, Large');
  });

  it('stand on the page of an order, which orders the same again, in the file of lines and in the figures of a day', () => {
    const order = anOrder({ lines: [LINE], status: 'delivered' });
    expect(toTrackDto(order).lines).toMatchObject([
      { name: 'Half Margherita, half Funghi', again: { foodId: 'margherita', halfFoodId: 'funghi' } },
    ]);
    expect(lineRecordsOf([order])[0]).toMatchObject({ food: 'Half Margherita, half Funghi', size: 'Large' });
    expect(summariseDay([order], () => 0).bestSellers).toEqual([
      { foodName: 'Half Margherita, half Funghi', count: 1 },
    ]);
  });

  it('are stored with the line, and only there', () => {
    const order = anOrder({ lines: [LINE, onlyLineOf(anOrder())] });
    const stored = orderToDocument(order, (millis) => ({ toMillis: () => millis }));
    expect(stored['lines']).toMatchObject([{ half: { foodId: 'funghi', name: 'Funghi', kitchenName: null } }, {}]);
    expect((stored['lines'] as readonly object[])[1]).not.toHaveProperty('half');
    expect(orderFromDocument(order.id, stored).lines).toEqual(order.lines);
  });

  it('are asked for on the wire beside the food, and answered there', () => {
    const body = (halfFoodId: unknown): unknown => ({ lines: [{ foodId: 'margherita', quantity: 1, halfFoodId }] });
    expect(parseWith(quoteSchema, body('funghi'))).toMatchObject({ value: { lines: [{ halfFoodId: 'funghi' }] } });
    expect(parseWith(quoteSchema, body(null)).ok).toBe(true);
    expect(parseWith(quoteSchema, body('a/b')).ok).toBe(false);
    expect(parseWith(quoteSchema, body(7)).ok).toBe(false);
    const quoted = toQuoteDto(priceBasket({ lines: [halves()] }, anOffer()));
    expect(quoted.lines).toMatchObject([{ name: 'Half Margherita, half Funghi', halfFoodId: 'funghi' }]);
    expect(parseWith(quoteAnswer, quoted).ok).toBe(true);
  });
});

it.each<readonly [said: unknown, isTaken: boolean]>([
  [['pizzas'], true],
  [[], true],
  [['pizzas', 'pizzas'], false],
  [['NO ID'], false],
  [Array.from({ length: MOST.categories + 1 }, (_, at) => `c${at}`), false],
  [null, false],
])('the categories with halves are saved where they are %j: %s', (halfCategories, isTaken) => {
  expect(parseSaveHouseRequest({ version: 1, halfCategories })).toMatchObject(
    isTaken ? { value: { halfCategories } } : { ok: false },
  );
  expect(toHouseDto({ ...DEFAULT_SETTINGS, halfCategories: ['pizzas'] }).halfCategories).toEqual(['pizzas']);
});

it('whatever is halved, the quote is the order, the file of its lines, and the dearer of both wholes', () => {
  const minor = fc.integer({ min: 0, max: 3000 });
  const taxed = fc.constantFrom(null, 'full', 'reduced');
  const rates = [
    { id: 'full', name: 'Full', share: 19_000 },
    { id: 'reduced', name: 'Reduced', share: 7000 },
  ];
  fc.assert(
    fc.property(
      fc.record({ prices: fc.tuple(minor, minor), extras: fc.tuple(minor, minor), taxIds: fc.tuple(taxed, taxed) }),
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 3 }), kind: fc.constantFrom(0, 1, 2, 3) }), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.boolean(),
      ({ prices, extras, taxIds }, wanted, isInclusive) => {
        const foods = [MARGHERITA, FUNGHI].map((food, at) => ({
          ...food,
          priceMinor: prices[at] ?? 0,
          taxId: taxIds[at] ?? null,
          quantity: 99,
        }));
        const found = {
          foods: new Map(foods.map((food) => [food.id, food])),
          choices: new Map(
            foods.map(({ id }, at) => [id, { sizes: [{ ...LARGE, extraMinor: extras[at] ?? 0 }], groups: [] }]),
          ),
          tables: [],
          customer: NEW_CUSTOMER,
          waitingAtTable: 0,
        };
        const house = { ...DEFAULT_SETTINGS, halfCategories: ['pizzas'], tax: { isInclusive, rates } };
        const ids = ['margherita', 'funghi'] as const;
        const asked = wanted.map(({ quantity, kind }) => ({
          ...askedLine(ids[kind % 2] ?? 'funghi', quantity),
          sizeId: 'l',
          ...(kind > 1 && { halfFoodId: ids[(kind + 1) % 2] ?? null }),
        }));
        const quote = quoteOf(house, { lines: asked }, found, 0);
        const { terms } = judgeOrder(house, { lines: asked, seen: { totalMinor: quote.totalMinor } }, found, 0);
        if (!terms) throw new Error('refused');
        const order = anOrder(terms);
        const wholes = foods.map(({ priceMinor }, at) => priceMinor + (extras[at] ?? 0));
        const dearest = Math.max(...wholes);
        expect(terms.lines.map(({ eachMinor }) => eachMinor)).toEqual(
          wanted.map(({ kind }) => (kind > 1 ? dearest : wholes[kind % 2])),
        );
        const records = lineRecordsOf([order]);
        expect(records.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(
          quote.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        );
        expect(records[0]?.orderTotalMinor).toBe(quote.totalMinor);
        expect(records.map(({ food }) => food)).toEqual(toQuoteDto(quote).lines.map(({ name }) => name));
      },
    ),
  );
});
