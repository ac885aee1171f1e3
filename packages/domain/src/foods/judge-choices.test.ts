import { describe, expect, it } from 'vitest';
import { askedLine, priceBasket } from '../orders/basket.ts';
import { optionsText } from '../orders/lines.ts';
import { aFood, aGroup, anOption, aSize } from '../testing/builders.ts';
import type { AskedChoices, FoodChoices } from './choices.ts';
import { toFoodDto } from './contracts/foods.ts';
import { choicesOn } from './choices-on.ts';
import { defaultChoices, judgeChoices, leastExtraOf } from './judge-choices.ts';
import { offeredGroups } from './offered-groups.ts';

const SIZES = [aSize({ id: 's', name: 'Small' }), aSize({ id: 'l', name: 'Large', extraMinor: 200 })];
const TOPPINGS = aGroup({
  id: 'toppings',
  name: 'Toppings',
  required: false,
  min: 0,
  max: 9,
  options: [
    anOption({ id: 'corn', name: 'Corn', eachMinor: 70, eachMinorBySize: { l: 120 }, max: 5 }),
    anOption({ id: 'ham', name: 'Ham', eachMinor: 150, max: 5 }),
    anOption({ id: 'no-cheese', name: 'No cheese', eachMinor: -50 }),
  ],
});

function chosen(sizeId: string | null, ...options: readonly (readonly [string, string, number?])[]): AskedChoices {
  return { sizeId, options: options.map(([groupId, id, quantity = 1]) => ({ groupId, id, quantity })) };
}

function reasonsOf(choices: FoodChoices, asked: AskedChoices): readonly string[] {
  return judgeChoices(choices, asked).problems.map(({ reason, choiceId }) => `${reason} ${choiceId}`);
}

describe('an option', () => {
  const pizza = { sizes: SIZES, groups: [TOPPINGS] };

  it.each([
    ['s', 70],
    ['l', 320],
  ])('costs what it costs with the size: %s adds %i in all', (size, extraMinor) => {
    const judged = judgeChoices(pizza, chosen(size, ['toppings', 'corn']));
    expect(judged).toMatchObject({ extraMinor, problems: [] });
    expect(judged.options[0]?.eachMinor).toBe(size === 'l' ? 120 : 70);
  });

  it('is free as often as its group says, the cheapest first, and what is taken off stays taken off', () => {
    const groups = [{ ...TOPPINGS, free: 3 }];
    const free = (...options: readonly (readonly [string, string, number?])[]): readonly unknown[] => {
      const judged = judgeChoices({ sizes: SIZES, groups }, chosen('s', ...options));
      return [judged.extraMinor, judged.options.map(({ id, free: times }) => `${id} ${times}`)];
    };
    expect(free(['toppings', 'ham', 3])).toEqual([0, ['ham 3']]);
    expect(free(['toppings', 'ham', 5])).toEqual([300, ['ham 3']]);
    expect(free(['toppings', 'ham', 2], ['toppings', 'corn', 2])).toEqual([150, ['corn 2', 'ham 1']]);
    expect(free(['toppings', 'no-cheese'], ['toppings', 'ham', 4])).toEqual([100, ['ham 3', 'no-cheese 0']]);
  });
});

describe('a group', () => {
  const crust = aGroup({ id: 'crust', name: 'Crust', sizeIds: ['l'], options: [anOption({ id: 'cheese' })] });

  it('is asked with the sizes that have it, and not found with others', () => {
    const pizza = { sizes: SIZES, groups: [crust] };
    expect(reasonsOf(pizza, chosen('s'))).toEqual([]);
    expect(reasonsOf(pizza, chosen('l'))).toEqual(['TOO_FEW crust']);
    expect(reasonsOf(pizza, chosen('l', ['crust', 'cheese']))).toEqual([]);
    expect(reasonsOf(pizza, chosen('s', ['crust', 'cheese']))).toEqual(['OPTION_NOT_FOUND cheese']);
  });

  it('has the limits of the food before its own', () => {
    const milk = aGroup({ id: 'milk', options: [anOption({ id: 'oat', max: 4 })], required: true, min: 1, max: 1 });
    const coffee = { sizes: [], groups: [{ ...milk, limits: { required: false, min: 0, max: 4 } }] };
    const cereal = { sizes: [], groups: [milk] };
    expect([reasonsOf(coffee, chosen(null)), reasonsOf(cereal, chosen(null))]).toEqual([[], ['TOO_FEW milk']]);
    const four = chosen(null, ['milk', 'oat', 4]);
    expect([reasonsOf(coffee, four), reasonsOf(cereal, four)]).toEqual([[], ['TOO_MANY milk']]);
  });
});

describe('a question that follows from an answer', () => {
  const sorts = aGroup({
    id: 'sorts',
    name: 'Which tea',
    isAsked: true,
    options: [anOption({ id: 'assam', name: 'Assam', eachMinor: 40 }), anOption({ id: 'mint', name: 'Mint' })],
  });
  const drink = aGroup({
    id: 'drink',
    name: 'Drink',
    options: [
      anOption({ id: 'tea', name: 'Tea', asks: ['sorts'] }),
      anOption({ id: 'cola', name: 'Cola', eachMinor: 20 }),
    ],
  });
  const menu = { sizes: [], groups: [drink, TOPPINGS, sorts] };

  it('is asked right behind that answer, must be answered then, and is no question otherwise', () => {
    const names = (asked: AskedChoices): readonly string[] => offeredGroups(menu, asked).map(({ name }) => name);
    expect(names(chosen(null, ['drink', 'tea']))).toEqual(['Drink', 'Which tea', 'Toppings']);
    expect(names(chosen(null, ['drink', 'cola']))).toEqual(['Drink', 'Toppings']);
    expect(reasonsOf(menu, chosen(null, ['drink', 'tea']))).toEqual(['TOO_FEW sorts']);
    expect(reasonsOf(menu, chosen(null, ['drink', 'cola']))).toEqual([]);
    expect(reasonsOf(menu, chosen(null, ['drink', 'cola'], ['sorts', 'mint']))).toEqual(['OPTION_NOT_FOUND mint']);
  });

  it('hangs under its answer in the order, in words too', () => {
    const asked = chosen(null, ['toppings', 'ham'], ['sorts', 'assam'], ['drink', 'tea']);
    const { options, extraMinor } = judgeChoices(menu, asked);
    expect(options.map(({ name, under }) => [name, under])).toEqual([
      ['Tea', null],
      ['Assam', 'Tea'],
      ['Ham', null],
    ]);
    expect([optionsText(options), extraMinor]).toEqual(['Tea (Assam), Ham', 190]);
  });

  it('is asked once, also where two answers ask it, and counts in the lowest price', () => {
    const both = { ...drink, max: 2, options: drink.options.map((option) => ({ ...option, asks: ['sorts'] })) };
    const asked = chosen(null, ['drink', 'tea'], ['drink', 'cola']);
    expect(offeredGroups({ groups: [both, sorts] }, asked).map(({ id, under }) => [id, under])).toEqual([
      ['drink', null],
      ['sorts', 'Tea'],
    ]);
    const dear = { ...sorts, options: [anOption({ id: 'assam', eachMinor: 40 })] };
    expect(leastExtraOf({ sizes: [], groups: [drink, dear] })).toBe(20); // a cola
    expect(leastExtraOf({ sizes: [], groups: [both, dear] })).toBe(40);
  });

  it('begins with what it has to begin with, once its answer does', () => {
    const begun = { ...sorts, options: [anOption({ id: 'mint', default: 1 })] };
    const tea = { ...drink, options: [anOption({ id: 'tea', default: 1, asks: ['sorts'] })] };
    expect(defaultChoices({ sizes: [], groups: [tea, begun] })).toEqual(
      chosen(null, ['drink', 'tea'], ['sorts', 'mint']),
    );
    expect(defaultChoices({ sizes: [], groups: [drink, begun] })).toEqual(chosen(null));
  });
});

describe('a size', () => {
  it('may be the whole price of a food that costs nothing itself', () => {
    const sizes = [aSize({ id: 's', extraMinor: 700 }), aSize({ id: 'l', extraMinor: 900 })];
    const food = aFood({ id: 'pizza', priceMinor: 0, leastExtraMinor: leastExtraOf({ sizes, groups: [] }) });
    expect(toFoodDto(food)).toMatchObject({ price: 0, from: 7 });
    const lines = [{ ...askedLine('pizza'), sizeId: 'l' }];
    const foods = new Map([['pizza', food]]);
    const choices = new Map([['pizza', { sizes, groups: [] }]]);
    const priced = priceBasket({ lines }, { foods, choices, tax: { isInclusive: true, rates: [] } });
    expect(priced).toMatchObject({ totalMinor: 900, problems: [] });
  });

  it('that is sold out is refused, and the next one is there to begin with', () => {
    const sizes = [aSize({ id: 's', isSoldOut: true }), aSize({ id: 'l', extraMinor: 200 })];
    expect(reasonsOf({ sizes, groups: [] }, chosen('s'))).toEqual(['OPTION_SOLD_OUT s']);
    expect(defaultChoices({ sizes, groups: [] })).toEqual(chosen('l'));
  });

  it.each([
    ['2026-06-08', ['OPTION_SOLD_OUT s', 'OPTION_SOLD_OUT hot'], 'l', ''],
    ['2026-06-09', ['OPTION_SOLD_OUT s', 'OPTION_SOLD_OUT hot'], 'l', ''],
    ['2026-06-10', [], 's', 'hot'],
    ['', ['OPTION_SOLD_OUT s', 'OPTION_SOLD_OUT hot'], 'l', ''],
  ])('that is off through a day, as an option, is sold out until it is over: on %j %j', (day, reasons, size, begun) => {
    const offThrough = '2026-06-09';
    const sizes = [aSize({ id: 's', offThrough }), aSize({ id: 'l' })];
    const sauce = aGroup({ required: false, options: [anOption({ id: 'hot', default: 1, offThrough })] });
    const choices = choicesOn({ sizes, groups: [sauce] }, day);
    expect(reasonsOf(choices, chosen('s', ['sauce', 'hot']))).toEqual(reasons);
    expect(defaultChoices(choices)).toEqual(begun === '' ? chosen(size) : chosen(size, ['sauce', begun]));
  });

  it('declares what it has beside the food, and nothing where nothing was said of it', () => {
    const sizes = [aSize({ id: 's' }), aSize({ id: 'l', name: 'Large', allergens: ['milk'] })];
    const partsOf = (id: string): readonly unknown[] => judgeChoices({ sizes, groups: [] }, chosen(id)).parts;
    expect([partsOf('s'), partsOf('l')]).toMatchObject([[], [{ name: 'Large', allergens: ['milk'] }]]);
  });
});
