import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../house/settings.ts';
import { priceBasket, type AskedLine } from '../orders/basket.ts';
import { largeMenu, type RawFood, type RawGroup, type RawMenu } from '../testing/index.ts';
import { readGloriaFood } from './gloriafood.ts';
import { heldFoods } from './moved-foods.ts';

// What a guest pays here is the sum of the numbers in the file. That sum is taken from the file itself, without a reader.

/** Places in a file: of the food, of its size, and of each option: its group and itself. */
type Chosen = readonly [food: number, size: number, ...options: readonly (readonly [group: number, option: number])[]];

/** Places that are spread over all of a menu. */
const OF_LARGE: readonly Chosen[] = [
  [0, 0],
  [0, 2, [0, 0]],
  [1, 1, [0, 24]],
  [9, 0, [2, 3], [1, 4]],
  [18, 2, [0, 0], [0, 1], [0, 2]],
  [27, 1, [0, 5], [1, 5], [2, 5]],
  [40, 0, [2, 24]],
  [41, 2, [2, 24]],
  [58, 1],
  [66, 2, [1, 11], [1, 12]],
  [83, 0, [0, 7], [1, 8], [2, 9]],
  [99, 1, [1, 1]],
  [111, 2, [0, 13], [0, 17], [2, 23]],
  [125, 0, [1, 19]],
  [140, 1, [0, 10], [1, 20]],
  [166, 2, [2, 0]],
  [167, 2, [0, 0]],
  [174, 0, [0, 24], [1, 24], [2, 24]],
  [180, 1, [1, 2], [1, 3], [1, 4]],
  [185, 2, [0, 6], [1, 16], [2, 21]],
];

const group = (name: string, ...options: readonly (readonly [string, number])[]): RawGroup => ({
  name,
  required: false,
  force_max: 0,
  options: options.map(([called, price], id) => ({ id, name: called, price })),
});
const pizza = (id: number, name: string, price: number, large: number): RawFood => ({
  id,
  name,
  price,
  sizes: [
    { id: 1, name: 'Small', price: 0, groups: [group('Extra Toppings (Small)', ['Corn', 0.7], ['Ham', 1.1])] },
    { id: 2, name: 'Large', price: large, groups: [group('Extra Toppings (Large)', ['Corn', 1.2], ['Ham', 1.9])] },
  ],
});
/** In the form of the example in GloriaFood's documents: a group for each size, and the crust at the category. */
const PIZZAS: RawMenu = {
  currency: 'EUR',
  categories: [
    {
      id: 1,
      name: 'Pizza',
      groups: [{ ...group('Crust', ['Crispy', 0], ['Fluffy', 0.3]), required: true, force_max: 1 }],
      items: [pizza(1, 'Margherita', 7.1, 2.5), pizza(2, 'Prosciutto', 8.35, 3.15)],
    },
  ],
};
/** The first group of a pizza is that of its size, the second one the crust. */
const OF_PIZZAS: readonly Chosen[] = [0, 1].flatMap((food) =>
  [0, 1].flatMap((size): readonly Chosen[] => [
    [food, size, [1, 0]],
    [food, size, [1, 1]],
    [food, size, [0, 0], [1, 0]],
    [food, size, [0, 1], [1, 1]],
    [food, size, [0, 0], [0, 1], [1, 1]],
  ]),
);

/** What is chosen, as it stands in the file. */
function rawOf(menu: RawMenu, [foodAt, sizeAt, ...places]: Chosen) {
  const [category] = menu.categories;
  const food = category?.items[foodAt];
  const size = food?.sizes[sizeAt];
  if (!size) throw new Error(`expected a food ${foodAt} with a size ${sizeAt}`);
  const groups = [...size.groups, ...(category?.groups ?? [])];
  const options = places.map(([groupAt, optionAt]) => {
    const option = groups[groupAt]?.options[optionAt];
    if (!option) throw new Error(`expected an option ${optionAt} in a group ${groupAt}`);
    return { ...option, group: groups[groupAt]?.name };
  });
  return { food, size, options };
}

/** In minor units of two decimals. */
function priceThere(menu: RawMenu, chosen: Chosen): number {
  const { food, size, options } = rawOf(menu, chosen);
  const all = [food, size, ...options].map((one) => Math.round((one?.price ?? Number.NaN) * 100));
  return all.reduce((sum, minor) => sum + minor, 0);
}

/** The price of a portion in a basket of the house, and what is wrong with each line: found by the names of the file. */
function pricesHere(
  menu: RawMenu,
  all: readonly Chosen[],
): readonly (readonly [price: number, ...problems: string[]])[] {
  const { currency } = menu;
  const held = heldFoods(readGloriaFood(menu, currency), { supplier: 'Ann', atMs: 0 });
  const offer = {
    foods: new Map(held.map(({ food }) => [food.id, { ...food, quantity: 1000 }])),
    choices: new Map(held.map(({ food, choices }) => [food.id, choices])),
    tax: DEFAULT_SETTINGS.tax,
  };
  const named = <T extends { readonly name: string }>(among: readonly T[], name: string | undefined): T => {
    const found = among.find((one) => one.name === name);
    if (!found) throw new Error(`expected ${name}`);
    return found;
  };
  const lines = all.map((chosen): AskedLine => {
    const { food, size, options } = rawOf(menu, chosen);
    const { food: own, choices } = held.find((one) => one.food.name === food?.name) ?? {};
    if (!own || !choices) throw new Error(`expected ${food?.name}`);
    return {
      foodId: own.id,
      quantity: 1,
      note: null,
      sizeId: named(choices.sizes, size.name).id,
      options: options.map((option) => {
        const group = named(choices.groups, option.group);
        return { groupId: group.id, id: named(group.options, option.name).id, quantity: 1 };
      }),
    };
  });
  const basket = priceBasket({ lines }, offer);
  return basket.lines.map(({ eachMinor }, at) => [
    eachMinor,
    ...basket.problems.filter(({ line }) => line === at).map(({ reason }) => reason),
  ]);
}

it.each([
  ['a menu of 186 foods and 501 groups', largeMenu(), OF_LARGE],
  ['pizzas with toppings by size and a crust by category', PIZZAS, OF_PIZZAS],
])('G6 twenty combinations of %s cost a guest what the file says', (_what, menu, chosen) => {
  expect(chosen).toHaveLength(20);
  expect(pricesHere(menu, chosen)).toEqual(chosen.map((one) => [priceThere(menu, one)]));
});

// How long it takes is for `npm run bench:import` to say: a clock fails on a busy machine.
it('G6 a menu of 186 foods and 501 groups is read whole', () => {
  const { foods, groups, notes } = readGloriaFood(largeMenu(), 'USD');
  const options = groups.reduce((sum, one) => sum + one.options.length, 0);
  expect([foods.length, groups.length, options, notes]).toEqual([186, 501, 12_525, []]);
});
