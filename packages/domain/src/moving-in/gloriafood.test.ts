import { describe, expect, it } from 'vitest';
import { judgeChoices } from '../foods/judge-choices.ts';
import { portionPrice } from '../foods/portion-price.ts';
import { NO_CHOICES, type AskedChoices, type FoodChoices } from '../foods/choices.ts';
import { parseSaveGroupRequest, parseSetChoicesRequest, toChoicesDto, toGroupDto } from '../foods/contracts/choices.ts';
import { readGloriaFood } from './gloriafood.ts';
import { heldFoods } from './moved-foods.ts';
import type { MovedFood, MovedMenu } from './moved-menu.ts';

// A menu in the form that GloriaFood's documents describe: differences of sizes, groups at categories, foods and sizes.

const option = (id: number, name: string, price: number, more: object = {}): object => ({ id, name, price, ...more });
const toppings = (id: number, corn: number, ham: number): object => ({
  id,
  name: 'Toppings',
  required: false,
  allow_quantity: true,
  force_min: 0,
  force_max: 0,
  options: [option(1, 'Corn', corn), option(2, 'Ham', ham)],
});
const crust = {
  id: 9,
  name: 'Crust',
  required: true,
  force_min: 1,
  force_max: 1,
  options: [option(7, 'Thin', 0), option(8, 'Cheese', 1.5)],
};
const dip = {
  id: 5,
  name: 'Dip',
  required: false,
  force_min: 1,
  force_max: 2,
  options: [option(3, 'Garlic', 0.5, { default: true }), option(4, 'Hot', 0.5)],
};

const MENU = {
  currency: 'eur',
  somethingNew: { of: 'theirs' },
  categories: [
    {
      id: 11,
      name: 'Pizza',
      active_days: 127,
      groups: [dip],
      items: [
        {
          id: 101,
          name: 'Margherita',
          description: 'Tomato &  mozzarella',
          price: 7,
          tags: null,
          sizes: [
            { id: 1, name: 'Small', price: 0, default: false, groups: [toppings(21, 0.7, 1)] },
            { id: 2, name: 'Large', price: 2, default: true, groups: [toppings(22, 1.2, 1), crust] },
          ],
          extras: {
            menu_item_allergens_values: [
              { id: 1, name: 'Gluten' },
              { id: 2, name: 'Dairy' },
            ],
          },
        },
        {
          id: 102,
          name: 'Funghi',
          price: 8.5,
          tags: ['vegetarian', 'CHEF_SPECIAL'],
          sizes: [
            { id: 3, name: 'Small', price: 0, groups: [toppings(23, 0.7, 1)] },
            { id: 4, name: 'Large', price: 2.5, groups: [toppings(24, 1.2, 1), crust] },
          ],
          extras: {
            menu_item_allergens_values: [
              { id: 1, name: 'Gluten' },
              { id: 99, name: 'Moon dust' },
            ],
          },
        },
      ],
    },
    {
      id: 12,
      name: 'Lunch',
      active_days: 62,
      active_begin: 660,
      active_end: 840,
      items: [
        { id: 201, name: 'Soup', price: '4.90', groups: [], sizes: [], active_days: 65 },
        { id: 202, name: '', price: 3 },
        { id: 203, name: 'Off', price: 3, active: false },
        { id: 204, name: 'Odd', price: 'twelve' },
        { id: 205, name: 'Gift', price: -1 },
        { id: 201, name: 'Soup of the day', price: 4 },
      ],
    },
  ],
};

const READ = readGloriaFood(MENU, 'EUR');

function foodOf(menu: MovedMenu, name: string): MovedFood & FoodChoices {
  const food = menu.foods.find((one) => one.name === name);
  if (!food) throw new Error(`expected a food called ${name}`);
  const groups = (food.uses ?? []).flatMap(({ groupId, ...use }) => {
    const group = menu.groups.find(({ id }) => id === groupId);
    return group ? [{ ...group, ...use, isAsked: false, isOfCategory: false }] : [];
  });
  return { ...food, groups };
}

/** What a portion costs, and what does not fit. */
function priceOf(
  name: string,
  sizeId: string | null,
  ...chosen: readonly (readonly [string, string, number?])[]
): unknown {
  const food = foodOf(READ, name);
  const options: AskedChoices['options'] = chosen.map(([group, id, quantity = 1]) => ({
    groupId: `gf-${group}`,
    id,
    quantity,
  }));
  const { extraMinor, problems } = judgeChoices(food, { sizeId, options });
  return problems.length > 0 ? problems.map(({ reason }) => reason) : portionPrice(food.priceMinor, extraMinor) / 100;
}

describe('a menu of GloriaFood', () => {
  it.each<readonly [unknown, Parameters<typeof priceOf>]>([
    [7, ['Margherita', 'small']],
    [9, ['Margherita', 'large', ['crust', 'thin']]],
    [7.7, ['Margherita', 'small', ['toppings', 'corn']]],
    [10.2, ['Margherita', 'large', ['crust', 'thin'], ['toppings', 'corn']]],
    [11.7, ['Margherita', 'large', ['crust', 'cheese'], ['toppings', 'corn']]],
    [8, ['Margherita', 'small', ['toppings', 'ham']]],
    [10, ['Margherita', 'large', ['crust', 'thin'], ['toppings', 'ham']]],
    [9.4, ['Margherita', 'small', ['toppings', 'corn', 2], ['toppings', 'ham']]],
    [7.5, ['Margherita', 'small', ['dip', 'garlic']]],
    [8, ['Margherita', 'small', ['dip', 'garlic'], ['dip', 'hot']]],
    [['TOO_FEW'], ['Margherita', 'large']],
    [['OPTION_NOT_FOUND'], ['Margherita', 'small', ['crust', 'thin']]],
    [['SIZE_NOT_FOUND'], ['Margherita', null]],
    [
      ['TOO_MANY', 'TOO_MANY'],
      ['Margherita', 'large', ['crust', 'thin', 2]],
    ],
    [8.5, ['Funghi', 'small']],
    [11, ['Funghi', 'large', ['crust', 'thin']]],
    [12.2, ['Funghi', 'large', ['crust', 'thin'], ['toppings', 'corn']]],
    [13.7, ['Funghi', 'large', ['crust', 'cheese'], ['toppings', 'corn']]],
    [9, ['Funghi', 'small', ['dip', 'hot']]],
    [4.9, ['Soup', null]],
  ])('costs as there: %j', (price, asked) => {
    expect(priceOf(...asked)).toEqual(price);
  });

  it.each<readonly [string, readonly (number | null)[], readonly number[] | null]>([
    ['every day', [127, 0], null],
    ['every day, unsaid', [null, null], null],
    ['the days of the category', [62, 127], [1, 2, 3, 4, 5]],
    ['those of the food', [127, 65], [0, 6]],
    ['those that both have', [62, 96], [5]],
    ['those of the food where both have none', [62, 65], [0, 6]],
  ])('is served on %s', (_what, [ofCategory, ofFood], days) => {
    const soup = { id: 2, name: 'Soup', price: 5, active_days: ofFood };
    const menu = { categories: [{ id: 1, name: 'Lunch', active_days: ofCategory, items: [soup] }] };
    const { foods, notes } = readGloriaFood(menu, 'EUR');
    const served = days === null ? [] : [{ days, from: '00:00', to: '00:00' }];
    expect([foods.map((food) => food.served), notes]).toEqual([[served], []]);
  });

  it('has a group once that many foods and sizes have, with the size to begin with first', () => {
    expect(READ.groups.map(({ id, options }) => [id, options.length])).toEqual([
      ['gf-toppings', 2],
      ['gf-crust', 2],
      ['gf-dip', 2],
    ]);
    expect(foodOf(READ, 'Margherita').sizes.map(({ id }) => id)).toEqual(['large', 'small']);
    expect(READ.groups[0]?.options[0]).toMatchObject({ eachMinor: 70, eachMinorBySize: { large: 120 } });
  });

  it('has two groups where only a name for the kitchen tells two lists of options apart', () => {
    const called = (corn: string): object => {
      const extras = { menu_option_kitchen_internal_name: corn };
      return { name: 'Toppings', options: [option(1, 'Corn', 1, { extras }), option(2, 'Ham', 2)] };
    };
    const sized = (id: number, small: object, large: object): object => ({
      id,
      name: `Pizza ${id}`,
      sizes: [
        { name: 'Small', groups: [small] },
        { name: 'Large', groups: [large] },
      ],
    });
    const items = [
      { id: 1, name: 'Salad', groups: [called('CRN')] },
      { id: 2, name: 'Soup', groups: [called('Corn')] },
      { id: 3, name: 'Bowl', groups: [called(' CRN ')] },
      sized(4, called('CRN'), called('CRN')),
      sized(5, called('CRN'), called('')),
    ];
    const menu = readGloriaFood({ categories: [{ id: 1, name: 'All', items }] }, 'EUR');
    expect(menu.groups.map(({ id, options }) => [id, options.map(({ kitchenName }) => kitchenName)])).toEqual([
      ['gf-toppings', ['CRN', null]],
      ['gf-toppings-2', [null, null]],
    ]);
    expect(menu.foods.map(({ uses }) => uses?.map(({ groupId, sizeIds }) => [groupId, sizeIds]))).toEqual([
      [['gf-toppings', []]],
      [['gf-toppings-2', []]],
      [['gf-toppings', []]],
      [['gf-toppings', []]],
      [
        ['gf-toppings', ['small']],
        ['gf-toppings-2', ['large']],
      ],
    ]);
  });

  it('declares allergens where all are understood, and otherwise nothing', () => {
    expect([foodOf(READ, 'Margherita').allergens, foodOf(READ, 'Funghi').allergens]).toEqual([
      ['gluten', 'milk'],
      null,
    ]);
    expect(foodOf(READ, 'Funghi').tags).toEqual(['vegetarian']);
  });

  it('says what was not understood, where, and what came', () => {
    expect(READ.notes).toEqual([
      { where: ['Pizza', 'Funghi'], trouble: 'unknown-allergen', came: 'Moon dust' },
      { where: ['Pizza', 'Funghi'], trouble: 'unknown-tag', came: 'CHEF_SPECIAL' },
      { where: ['Lunch'], trouble: 'at-times', came: '660 840' },
      { where: ['Lunch', '202'], trouble: 'no-name', came: '' },
      { where: ['Lunch', 'Off'], trouble: 'not-active', came: 'false' },
      { where: ['Lunch', 'Odd'], trouble: 'no-price', came: 'twelve' },
      { where: ['Lunch', 'Gift'], trouble: 'no-price', came: '-1' },
      { where: ['Lunch', 'Soup of the day'], trouble: 'same-id', came: '201' },
    ]);
    expect([READ.currency, READ.categories.map(({ name }) => name)]).toEqual(['EUR', ['Pizza', 'Lunch']]);
  });

  it.each([
    ['USD', 'EUR', 'EUR'],
    ['eur ', 'EUR', 'EUR'],
    ['eur', null, 'EUR'],
    ['JPY', 'JPY', 'JPY'],
    ['Euros', null, 'USD'],
    [7, null, 'USD'],
  ] as const)('in %j for a house with %j is in %s', (named, house, currency) => {
    const menu = readGloriaFood({ ...MENU, currency: named }, house);
    expect(menu.currency).toBe(currency);
    expect(menu.notes.filter(({ trouble }) => trouble === 'other-currency')).toEqual(
      named === 'USD' ? [{ where: [], trouble: 'other-currency', came: 'USD' }] : [],
    );
  });

  it('becomes foods of the house, one of each id, in its order, that never run out', () => {
    const held = heldFoods(READ, { supplier: 'Ann', atMs: 5000 });
    expect(held.map(({ food }) => [food.id, food.name, food.leastExtraMinor, food.createdAtMs])).toEqual([
      ['gf-101', 'Margherita', 0, 5000],
      ['gf-102', 'Funghi', 0, 5001],
      ['gf-201', 'Soup', null, 5002],
    ]);
    expect(held[0]?.food).toMatchObject({ counted: false, currency: 'EUR', supplier: 'Ann', categoryId: 'gf-11' });
    expect(held[0]?.choices.groups.map(({ id, sizeIds }) => [id, sizeIds])).toEqual([
      ['gf-toppings', []],
      ['gf-crust', ['large']],
      ['gf-dip', []],
    ]);
  });

  it('says which food has more options than a food can have, and keeps those that fit', () => {
    const groups = Array.from({ length: 4 }, (_, id) => ({
      id,
      name: `Group ${id}`,
      options: Array.from({ length: 150 }, (_option, one) => option(one, `Option ${one}`, 1)),
    }));
    const menu = readGloriaFood(
      { categories: [{ id: 1, name: 'All', items: [{ id: 1, name: 'Bowl', groups }] }] },
      'EUR',
    );
    expect(menu.foods[0]?.uses?.map(({ groupId }) => groupId)).toEqual(['gf-group-0', 'gf-group-1', 'gf-group-2']);
    expect(menu.notes).toEqual([{ where: ['All', 'Bowl'], trouble: 'too-many-groups', came: '4' }]);
  });

  it('leaves out the groups that no food has, and notes them', () => {
    const first = { id: 1, name: 'Soup', price: 5 };
    const menu = readGloriaFood(
      {
        categories: [
          { id: 1, name: 'Soups', items: [first, { ...first, groups: [toppings(1, 1, 1)] }] },
          { id: 2, name: 'Later', items: [], groups: [dip] },
        ],
      },
      'EUR',
    );
    expect(menu.groups).toEqual([]);
    expect(menu.notes).toEqual([
      { where: ['Soups', 'Soup'], trouble: 'same-id', came: '1' },
      { where: ['Later', 'Dip'], trouble: 'unused-group', came: 'Dip' },
      { where: ['Toppings'], trouble: 'unused-group', came: 'Toppings' },
    ]);
  });

  it('is what the API would save', () => {
    for (const { id: _id, ...group } of READ.groups.map((one) => toGroupDto(one, 'EUR'))) {
      const options = group.options.map(({ soldOut: _soldOut, ...one }) => one);
      expect(parseSaveGroupRequest({ ...group, options }, 'EUR')).toMatchObject({ ok: true });
    }
    for (const { name } of READ.foods) {
      const { sizes, groups } = toChoicesDto({ ...NO_CHOICES, ...foodOf(READ, name) }, 'EUR');
      const sent = groups.map(({ id, sizes: at = [] }) => ({ id, sizes: at }));
      expect(parseSetChoicesRequest({ sizes, groups: sent }, 'EUR')).toMatchObject({ ok: true });
    }
  });

  it.each([[null], ['text'], [[]], [{ categories: 'none' }], [{ categories: [null, 7, { items: [null] }] }]])(
    'is read without an error from what is none: %j',
    (file) => {
      expect(readGloriaFood(file, 'EUR').foods).toEqual([]);
    },
  );
});
