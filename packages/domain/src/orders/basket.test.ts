import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_CHOICES,
  type AskedChoices,
  NEW_OPTION,
  type FoodGroup,
  type ChoiceOption,
  type FoodChoices,
} from '../foods/choices.ts';
import { portionPrice } from '../foods/portion-price.ts';
import { leastCount, leastExtraOf } from '../foods/judge-choices.ts';
import { offeredGroups } from '../foods/offered-groups.ts';
import type { Food } from '../foods/food-fields.ts';
import { DEFAULT_SETTINGS, type HouseTax } from '../house/settings.ts';
import { toQuoteDto } from './contracts/baskets.ts';
import { parsePrice } from '../money/parse-price.ts';
import { aFood, aGroup, anOrder, aSize } from '../testing/builders.ts';
import { askedLine, defaultLine, priceBasket, type AskedLine, type Offer, type PricedBasket } from './basket.ts';
import { lineRecordsOf } from './line-records.ts';
import { headOf, PLAIN_LINE, portionsByFood } from './lines.ts';

const NO_TAX = DEFAULT_SETTINGS.tax;
const menu = (...foods: readonly Food[]): Offer => ({
  foods: new Map(foods.map((food) => [food.id, food])),
  choices: new Map(),
  tax: NO_TAX,
});
const PHO = aFood({ quantity: 5, priceMinor: 950 });
const TEA = aFood({ id: 'tea', name: 'Tea', quantity: 1, priceMinor: 305 });

describe('a basket', () => {
  it('costs what its foods cost now', () => {
    const basket = priceBasket({ lines: [askedLine('tea'), askedLine('pho', 3)] }, menu(PHO, TEA));
    expect(basket).toEqual({
      currency: 'USD',
      lines: [
        { ...PLAIN_LINE, foodId: 'tea', name: 'Tea', image: TEA.img, quantity: 1, eachMinor: 305, totalMinor: 305 },
        { ...PLAIN_LINE, foodId: 'pho', name: 'Pho', image: PHO.img, quantity: 3, eachMinor: 950, totalMinor: 2850 },
      ],
      discounts: [],
      fee: null,
      taxes: [],
      totalMinor: 3155,
      problems: [],
    });
  });

  it('has all its problems at once, each with its line and what is left', () => {
    const asked = [askedLine('nothing'), askedLine('pho'), askedLine('gone'), askedLine('tea', 2)];
    const { problems, totalMinor } = priceBasket(
      { lines: asked },
      menu(PHO, TEA, aFood({ id: 'gone', retiredAtMs: 1 })),
    );
    expect(problems).toEqual([
      { line: 0, reason: 'FOOD_NOT_FOUND', foodId: 'nothing', left: 0, choiceId: null },
      { line: 2, reason: 'FOOD_NOT_FOUND', foodId: 'gone', left: 0, choiceId: null },
      { line: 3, reason: 'OUT_OF_STOCK', foodId: 'tea', left: 1, choiceId: null },
    ]);
    expect(totalMinor).toBe(950 + 2 * 305);
  });

  it('counts the portions of one food over all its lines', () => {
    const twice = [askedLine('pho', 3), askedLine('pho', 3)];
    expect(priceBasket({ lines: twice }, menu(PHO)).problems.map(({ line, left }) => [line, left])).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });

  it('adds up to the cent, whatever is in it', () => {
    const food = fc.record({ id: fc.constantFrom('a', 'b', 'c'), priceMinor: fc.integer({ min: 1, max: 10_000_00 }) });
    const asked = fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 50 }))
      .map(([foodId, quantity]) => askedLine(foodId, quantity));
    fc.assert(
      fc.property(fc.array(food), fc.array(asked, { minLength: 1, maxLength: 30 }), (foods, wanted) => {
        const known = menu(...foods.map((one) => aFood({ ...one, quantity: 100 })));
        const { lines, totalMinor, problems } = priceBasket({ lines: wanted }, known);
        const sum = wanted.reduce((all, one) => all + one.quantity * (known.foods.get(one.foodId)?.priceMinor ?? 0), 0);
        expect(totalMinor).toBe(sum);
        if (lines.length > 0) expect(headOf(lines).priceMinor).toBe(sum);
        const isTooMuch = [...portionsByFood(wanted)].some(
          ([id, portions]) => portions > (known.foods.has(id) ? 100 : 0),
        );
        expect(problems.length > 0).toBe(isTooMuch);
      }),
      { numRuns: 500 },
    );
  });
});

const TOPPINGS = aGroup({
  id: 'toppings',
  name: 'Toppings',
  required: false,
  min: 2,
  max: 3,
  options: [anOption('corn', { eachMinor: 70, max: 2 }), anOption('ham', { eachMinor: 120, allergens: ['milk'] })],
});
const SAUCE = aGroup({
  id: 'sauce',
  name: 'Sauce',
  required: true,
  min: 0,
  max: 1,
  options: [anOption('red'), anOption('hot', { eachMinor: 30, isSoldOut: true })],
});
const PIZZA = aFood({
  id: 'pizza',
  name: 'Pizza',
  priceMinor: 700,
  quantity: 9,
  allergens: ['gluten'],
  leastExtraMinor: 0,
});
const CHOICES: FoodChoices = {
  sizes: [aSize({ id: 's' }), aSize({ id: 'l', name: 'Large', kitchenName: 'LARGE', extraMinor: 200 })],
  groups: [TOPPINGS, SAUCE],
};
const withChoices: Offer = { foods: new Map([['pizza', PIZZA]]), choices: new Map([['pizza', CHOICES]]), tax: NO_TAX };
const RED = { groupId: 'sauce', id: 'red', quantity: 1 };

function anOption(id: string, changes: Partial<ChoiceOption> = {}): ChoiceOption {
  return { ...NEW_OPTION, id, name: id, allergens: [], ...changes };
}

function aPizza(changes: Partial<AskedLine> = {}): AskedLine {
  return { ...askedLine('pizza'), sizeId: 's', options: [RED], ...changes };
}

describe('a line with choices', () => {
  it('costs its size and each option as often as it was chosen, and says what was chosen', () => {
    const options = [
      RED,
      { groupId: 'toppings', id: 'corn', quantity: 2 },
      { groupId: 'toppings', id: 'ham', quantity: 1 },
    ];
    const { lines, totalMinor, problems } = priceBasket(
      { lines: [aPizza({ sizeId: 'l', options, quantity: 2, note: 'Crisp' })] },
      withChoices,
    );
    expect(problems).toEqual([]);
    expect(totalMinor).toBe(2 * (700 + 200 + 2 * 70 + 120));
    expect(lines).toMatchObject([
      {
        size: { name: 'Large', kitchenName: 'LARGE' },
        options: [{ id: 'corn', quantity: 2, eachMinor: 70 }, { id: 'ham' }, { id: 'red' }],
        note: 'Crisp',
        allergens: { contains: ['gluten', 'milk'], undeclared: [] },
        eachMinor: 1160,
      },
    ]);
  });

  it.each<readonly [what: string, asked: Partial<AskedLine>, reason: string, choiceId: string]>([
    ['no size', { sizeId: null }, 'SIZE_NOT_FOUND', ''],
    ['a size that is gone', { sizeId: 'xl' }, 'SIZE_NOT_FOUND', 'xl'],
    ['nothing of what is required', { options: [] }, 'TOO_FEW', 'sauce'],
    ['one of at least two', { options: [RED, { groupId: 'toppings', id: 'ham', quantity: 1 }] }, 'TOO_FEW', 'toppings'],
    [
      'three of an option of two',
      { options: [RED, { groupId: 'toppings', id: 'corn', quantity: 3 }] },
      'TOO_MANY',
      'corn',
    ],
    ['two of a group of one', { options: [RED, RED] }, 'TOO_MANY', 'red'],
    [
      'an option of another group',
      { options: [RED, { groupId: 'sauce', id: 'ham', quantity: 1 }] },
      'OPTION_NOT_FOUND',
      'ham',
    ],
    [
      'an option that is sold out',
      { options: [{ groupId: 'sauce', id: 'hot', quantity: 1 }] },
      'OPTION_SOLD_OUT',
      'hot',
    ],
  ])('is refused with %s', (_what, asked, reason, choiceId) => {
    const { problems } = priceBasket({ lines: [aPizza(), aPizza(asked)] }, withChoices);
    expect(problems).toContainEqual({ line: 1, reason, foodId: 'pizza', left: 9, choiceId });
    expect(problems.every(({ line }) => line === 1)).toBe(true);
  });

  it('is refused for a food that has none', () => {
    const asked = [{ ...askedLine('pho'), sizeId: 's', options: [RED] }];
    expect(priceBasket({ lines: asked }, menu(PHO)).problems.map(({ reason }) => reason)).toEqual([
      'SIZE_NOT_FOUND',
      'OPTION_NOT_FOUND',
    ]);
  });

  it('has what is declared of each part, and names the parts of which nothing is', () => {
    const bare = new Map([['pizza', { ...PIZZA, allergens: null }]]);
    expect(priceBasket({ lines: [aPizza()] }, { ...withChoices, foods: bare }).lines[0]?.allergens).toEqual({
      contains: [],
      undeclared: ['Pizza'],
    });
  });

  it('is, chosen by nobody, the first size with what is chosen to begin with; none where something must be chosen', () => {
    const asked = (choices: FoodChoices): PricedBasket =>
      priceBasket(
        { lines: [defaultLine('pizza', choices)] },
        { ...withChoices, choices: new Map([['pizza', choices]]) },
      );
    expect(asked(CHOICES).problems).toMatchObject([{ reason: 'TOO_FEW' }]);
    const given = { ...SAUCE, options: [anOption('red', { default: 1, eachMinor: 20 })] };
    expect(asked({ ...CHOICES, groups: [given] })).toMatchObject({
      lines: [{ size: { id: 's' }, totalMinor: 720 }],
      problems: [],
    });
    expect(priceBasket({ lines: [defaultLine('pho', NO_CHOICES)] }, menu(PHO)).lines).toMatchObject([
      { ...PLAIN_LINE, name: 'Pho', totalMinor: 950 },
    ]);
  });

  it('costs at least what the smallest size and the cheapest required options cost', () => {
    const groups = [
      { ...SAUCE, min: 1, options: [anOption('a', { eachMinor: 50 }), anOption('b', { eachMinor: 20 })] },
      TOPPINGS,
    ];
    expect(leastExtraOf({ sizes: CHOICES.sizes.toReversed(), groups })).toBe(20);
  });

  it('is not said to cost less because something may be left out', () => {
    const without = { ...TOPPINGS, required: false, min: 0, options: [anOption('no-cheese', { eachMinor: -50 })] };
    expect(leastExtraOf({ sizes: [], groups: [without] })).toBe(0);
    expect(leastExtraOf({ sizes: [], groups: [{ ...without, required: true }] })).toBe(-50);
  });
});

describe('what choices take off', () => {
  const BURGER = aFood({ id: 'burger', priceMinor: 950, quantity: 99, leastExtraMinor: -200 });
  const WITHOUT: FoodGroup = {
    ...TOPPINGS,
    id: 'without',
    min: 0,
    max: 1,
    options: [anOption('cheese', { eachMinor: -50 })],
  };
  const SIZES = [
    aSize({ id: 'm', name: 'Medium', extraMinor: 0 }),
    aSize({ id: 's', name: 'Small', extraMinor: -150 }),
  ];
  const asked = (sizeId: string, ...ids: readonly string[]): AskedLine => ({
    ...askedLine('burger', 2),
    sizeId,
    options: ids.map((id) => ({ groupId: 'without', id, quantity: 1 })),
  });
  const offered = (priceMinor: number, eachMinor = -50): Offer => {
    const groups = [{ ...WITHOUT, options: [anOption('cheese', { eachMinor })] }];
    return {
      foods: new Map([['burger', { ...BURGER, priceMinor }]]),
      choices: new Map([['burger', { sizes: SIZES, groups }]]),
      tax: NO_TAX,
    };
  };

  it.each<readonly [line: AskedLine, eachMinor: number]>([
    [asked('m'), 950],
    [asked('m', 'cheese'), 900],
    [asked('s'), 800],
    [asked('s', 'cheese'), 750],
  ])('is less of each portion: %j costs %i', (line, eachMinor) => {
    expect(priceBasket({ lines: [line] }, offered(950))).toMatchObject({
      lines: [{ eachMinor, totalMinor: 2 * eachMinor }],
      totalMinor: 2 * eachMinor,
      problems: [],
    });
  });

  it('leaves 0 of a portion at the least, which takes nothing off another line', () => {
    const both = [asked('s', 'cheese'), asked('m')];
    expect(priceBasket({ lines: both }, offered(500, -2000))).toMatchObject({
      lines: [{ eachMinor: 0, totalMinor: 0, options: [{ eachMinor: -2000 }] }, { totalMinor: 1000 }],
      totalMinor: 1000,
    });
    // The price of the food was lowered after its choices were set.
    expect(priceBasket({ lines: both }, offered(40))).toMatchObject({ lines: [{ totalMinor: 0 }, { totalMinor: 80 }] });
  });

  it('leaves the delivery and its tax of a basket that costs nothing, and uses up no voucher', () => {
    const area = { id: 'a', name: 'A', postcodes: [], minMinor: 0, freeFromMinor: 100, feeMinor: 250, minutes: 9 };
    const sale = priceBasket(
      { lines: [asked('s', 'cheese')] },
      {
        ...offered(100),
        area: { ...area, days: [0], from: '00:00', to: '00:00' },
        tax: { isInclusive: false, rates: [{ id: 'full', name: 'Full', share: 20_000 }] },
        vouchers: [{ id: 'v', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: 1 }],
      },
    );
    expect(sale).toMatchObject({ discounts: [], fee: { amountMinor: 250 }, totalMinor: 300 });
    expect(sale.taxes).toEqual([{ share: 20_000, netMinor: 250, taxMinor: 50 }]);
  });

  it('makes the lowest price of a food that of its cheapest plain order, whatever its groups allow', () => {
    const difference = fc.integer({ min: -300, max: 300 });
    const some = (least: number, most: number): fc.Arbitrary<number> => fc.integer({ min: least, max: most });
    const option = fc.record({
      eachMinor: difference,
      eachMinorBySize: fc.oneof(fc.constant({}), fc.record({ 0: difference }), fc.record({ 1: difference })),
      max: some(1, 2),
    });
    const limits = fc
      .record({ required: fc.boolean(), min: some(0, 2), more: some(0, 2) })
      .map(({ more, ...rule }) => ({ ...rule, max: Math.max(1, rule.min + more) }));
    const group = fc
      .record({
        own: limits,
        limits: fc.option(limits),
        free: some(0, 2),
        sizeIds: fc.subarray(['0', '2']),
        options: fc.array(option, { minLength: 1, maxLength: 3 }),
      })
      .filter(({ own, limits: ofFood, options }) => {
        const most = options.reduce((sum, { max }) => sum + max, 0);
        return Math.max(own.min, ofFood?.min ?? 0) <= most;
      });
    fc.assert(
      fc.property(
        fc.array(difference, { maxLength: 3 }),
        fc.array(group, { maxLength: 2 }),
        some(1, 900),
        (extras, ruled, priceMinor) => {
          const choices: FoodChoices = {
            sizes: extras.map((extraMinor, index) => aSize({ id: `${index}`, extraMinor })),
            groups: ruled.map(({ own, options, ...one }, index) =>
              aGroup({ ...own, ...one, id: `g${index}`, options: options.map((said, at) => anOption(`${at}`, said)) }),
            ),
          };
          const offer: Offer = {
            foods: new Map([['burger', { ...BURGER, priceMinor }]]),
            choices: new Map([['burger', choices]]),
            tax: NO_TAX,
          };
          const prices = everyWay(choices)
            .filter((way) => isPlainWay(choices, way))
            .map((line) => priceBasket({ lines: [{ ...askedLine('burger'), ...line }] }, offer))
            .filter(({ problems }) => problems.length === 0)
            .map(({ totalMinor }) => totalMinor);
          expect(portionPrice(priceMinor, leastExtraOf(choices))).toBe(Math.min(...prices));
        },
      ),
      { numRuns: 400, seed: 18 },
    );
  });
});

/** Whether no more is chosen than must be. */
function isPlainWay(choices: FoodChoices, way: AskedChoices): boolean {
  return offeredGroups(choices, way).every((group) => {
    const chosen = way.options.filter(({ groupId }) => groupId === group.id);
    return chosen.reduce((sum, { quantity }) => sum + quantity, 0) === leastCount(group);
  });
}

/** Every size with every number of every option. */
function everyWay({ sizes, groups }: FoodChoices): readonly AskedChoices[] {
  const sized: readonly AskedChoices[] =
    sizes.length === 0 ? [{ sizeId: null, options: [] }] : sizes.map(({ id }) => ({ sizeId: id, options: [] }));
  const all = groups.flatMap(({ id: groupId, options }) => options.map(({ id, max }) => ({ groupId, id, max })));
  return all.reduce<readonly AskedChoices[]>(
    (ways, { groupId, id, max }) =>
      ways.flatMap((way) =>
        Array.from({ length: max + 1 }, (_, quantity) =>
          quantity === 0 ? way : { ...way, options: [...way.options, { groupId, id, quantity }] },
        ),
      ),
    sized,
  );
}

describe('the tax of a basket', () => {
  const rates = [
    { id: 'full', name: 'Full', share: 19_000 },
    { id: 'reduced', name: 'Reduced', share: 7000 },
  ];
  const foods = new Map([
    ['pho', { ...PHO, priceMinor: 1190 }],
    ['tea', { ...TEA, priceMinor: 107, taxId: 'reduced' }],
  ]);
  const taxed = (tax: HouseTax): ReturnType<typeof priceBasket> =>
    priceBasket({ lines: [askedLine('pho', 2), askedLine('tea')] }, { foods, choices: new Map(), tax });

  it('is within the prices, by the rate of each food, the first where it names none', () => {
    const { taxes, totalMinor, lines } = taxed({ isInclusive: true, rates });
    expect(totalMinor).toBe(2 * 1190 + 107);
    expect(taxes).toEqual([
      { share: 19_000, netMinor: 2000, taxMinor: 380 },
      { share: 7000, netMinor: 100, taxMinor: 7 },
    ]);
    expect(lines.map(({ taxShare }) => taxShare)).toEqual([19_000, 7000]);
  });

  it('comes on top where prices have none', () => {
    const { taxes, totalMinor } = taxed({ isInclusive: false, rates });
    expect(taxes.map(({ taxMinor }) => taxMinor)).toEqual([452, 7]);
    expect(totalMinor).toBe(2 * 1190 + 107 + 452 + 7);
  });
});

describe.each(['USD', 'JPY', 'KWD'])('a basket in %s', (currency) => {
  const inCurrency = (minor: number): Food => aFood({ quantity: 1000, priceMinor: minor, currency, taxId: null });
  const rate = { id: 'full', name: 'VAT', share: 19_000 };

  it('A4, the CSV: the records of its lines add up to its total, and at each rate to what is taxed', () => {
    const price = fc.integer({ min: 1, max: 10_000_00 });
    const rates = [rate, { id: 'reduced', name: 'Reduced', share: 7000 }];
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), price, fc.boolean(), (prices, off, isInclusive) => {
        const foods = prices.map((minor, index) => ({
          ...inCurrency(minor),
          id: `food-${index}`,
          taxId: index % 2 === 0 ? 'full' : 'reduced',
        }));
        const sale = priceBasket(
          { lines: foods.map(({ id }, index) => askedLine(id, 1 + index)) },
          {
            ...menu(...foods),
            tax: { isInclusive, rates },
            vouchers: [{ id: 'fifth', amountMinor: off, minMinor: 0, currency, expiresAtMs: 1 }],
          },
        );
        const records = lineRecordsOf([anOrder({ ...sale, priceMinor: sale.totalMinor })]);
        const paid = (share: number): number =>
          records.reduce((sum, one) => (one.taxShare === share ? sum + one.totalMinor - one.discountMinor : sum), 0);
        for (const { share, netMinor, taxMinor } of sale.taxes)
          expect(paid(share)).toBe(isInclusive ? netMinor + taxMinor : netMinor);
        for (const { share, taxMinor } of sale.taxes) {
          const parts = records.map((one) => (one.taxShare === share ? (one.taxMinor ?? Number.NaN) : 0));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(taxMinor);
        }
        expect(records.map((one) => one.orderTotalMinor)).toEqual(prices.map((_, at) => (at ? null : sale.totalMinor)));
        const onTop = isInclusive ? 0 : sale.taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
        expect(paid(19_000) + paid(7000) + onTop).toBe(sale.totalMinor);
        expect(records.every((record) => record.currency === currency && record.discountMinor >= 0)).toBe(true);
      }),
    );
  });

  it('adds up to the minor unit on the wire too: lines, voucher, taxes and total', () => {
    const price = fc.integer({ min: 1, max: 10_000_00 });
    const extra = fc.integer({ min: -10_000_00, max: 10_000_00 });
    const cases = fc.record({ price, extra, quantity: fc.integer({ min: 1, max: 50 }), off: price });
    fc.assert(
      fc.property(cases, fc.boolean(), ({ price: minor, extra, quantity, off }, isInclusive) => {
        const sizes = [aSize({ id: 'l', name: 'Large', extraMinor: extra })];
        const voucher = { id: 'fifth', amountMinor: off, minMinor: 0, currency, expiresAtMs: 1 };
        const basket = priceBasket(
          { lines: [{ ...askedLine('pho', quantity), sizeId: 'l' }] },
          {
            foods: new Map([['pho', { ...inCurrency(minor), leastExtraMinor: extra }]]),
            choices: new Map([['pho', { sizes, groups: [] }]]),
            tax: { isInclusive, rates: [rate] },
            vouchers: [{ ...voucher, id: 'other', currency: 'EUR' }, voucher],
          },
        );
        const sent = toQuoteDto(basket);
        const read = (decimal: number): number => parsePrice(decimal, currency) ?? Number.NaN;
        const onTop = isInclusive ? 0 : read(sent.taxes[0]?.tax ?? Number.NaN);
        expect(sent.currency ?? 'USD').toBe(currency);
        const lineMinor = quantity * Math.max(0, minor + extra);
        expect(basket.discounts.map(({ voucher: { id } }) => id)).toEqual(lineMinor > 0 ? ['fifth'] : []);
        expect(read(sent.lines[0]?.total ?? Number.NaN)).toBe(lineMinor);
        expect(read(sent.total)).toBe(lineMinor - read(sent.discounts[0]?.amount ?? 0) + onTop);
        expect(sent.taxes.map(({ net, tax }) => read(net) + read(tax))).toEqual([basket.totalMinor]);
      }),
    );
  });
});

it('a basket is in the currency of its first food, and leaves out one in another', () => {
  const { currency, problems, totalMinor } = priceBasket(
    { lines: [askedLine('pho'), askedLine('tea')] },
    menu({ ...PHO, currency: 'EUR' }, TEA),
  );
  expect([currency, totalMinor, problems.map(({ line, reason }) => [line, reason])]).toEqual([
    'EUR',
    950,
    [[1, 'FOOD_NOT_FOUND']],
  ]);
});
