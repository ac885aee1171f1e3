import { describe, expect, it } from 'vitest';
import { parseWith } from '../contracts/parse.ts';
import {
  CHOICES_FIELDS,
  FOOD_GROUP_FIELDS,
  LIMIT_FIELDS,
  NEW_SIZE,
  NO_CHOICES,
  OPTION_FIELDS,
  SIZE_FIELDS,
  type ChoiceOption,
  type FoodGroup,
  type FoodSize,
  type StoredChoices,
} from '../foods/choices.ts';
import { FOOD_FIELDS, type Food } from '../foods/food-fields.ts';
import type { Fields } from '../stored/field.ts';
import { aFood, aGroup, anOption } from '../testing/builders.ts';
import { takenFoodsAnswer } from './contracts/taken.ts';
import { removedTableOf } from './removed-table.ts';
import { takenFoodFromDto, takenFoodOf, toTakenFoodDto, type TakenFoodDto } from './taken-food.ts';

const REMOVED_MS = Date.UTC(2026, 10, 26);
const GONE = aFood({
  id: 'gone',
  name: '=Pho',
  priceMinor: 1250,
  currency: 'KWD',
  kitchenName: 'PHO',
  categoryId: 'soups',
  taxId: 'reduced',
  allergens: ['milk'],
  tags: ['vegan'],
  quantity: 7,
  ledgerFromMs: 5,
  retiredAtMs: REMOVED_MS,
});
const CHOICES: StoredChoices = {
  ...NO_CHOICES,
  sizes: [{ ...NEW_SIZE, id: 'large', name: 'Large', extraMinor: 500 }],
  groups: [aGroup({ options: [anOption({ name: 'Basil', eachMinor: 250, eachMinorBySize: { large: 300 } })] })],
};

const sent = (food: Food, choices: StoredChoices, category: string | null): TakenFoodDto =>
  JSON.parse(JSON.stringify(toTakenFoodDto(takenFoodOf(food, choices, category)))) as TakenFoodDto;

/** A food of which everything is said; the compiler demands a line for each new field. */
const WHOLE: Required<Omit<Food, 'servedFrom'>> = {
  id: 'pho',
  name: 'Pho',
  img: '/pictures/own',
  pictureText: 'A bowl',
  priceMinor: 950,
  currency: 'EUR',
  description: 'Beef broth',
  quantity: 5,
  supplier: 'Linh Tran',
  mealtimes: ['lunch'],
  served: [{ days: [5], from: '18:00', to: '22:00' }],
  leastExtraMinor: 100,
  allergens: ['milk'],
  tags: ['vegan'],
  kitchenName: 'PHO',
  categoryId: 'soups',
  taxId: 'reduced',
  createdAtMs: 1000,
  retiredAtMs: 2000,
  hiddenAtMs: 3000,
  putAside: 4,
  ledgerFromMs: 5000,
  counted: false,
  countedFromMs: 6000,
  lowAt: 3,
  par: { portions: 20, days: [1, 2] },
  parDay: '2026-11-26',
  parSetDay: '2026-11-25',
  ahead: { '2026-11-28': 2 },
  offThrough: '2026-11-27',
  version: 7,
};
const WHOLE_SIZE: FoodSize = {
  id: 'large',
  name: 'Large',
  kitchenName: 'L',
  extraMinor: 100,
  allergens: ['eggs'],
  tags: ['hot'],
  isSoldOut: true,
  offThrough: '2026-11-27',
};
const WHOLE_OPTION: ChoiceOption = {
  id: 'basil',
  name: 'Basil',
  kitchenName: 'BAS',
  eachMinor: 50,
  eachMinorBySize: { large: 70 },
  max: 3,
  default: 1,
  allergens: ['celery'],
  tags: ['raw'],
  isSoldOut: true,
  offThrough: '2026-11-27',
  asks: ['tea'],
};
const WHOLE_GROUP: FoodGroup = {
  id: 'herbs',
  name: 'Herbs',
  required: true,
  min: 1,
  max: 2,
  free: 1,
  options: [WHOLE_OPTION],
  sizeIds: ['large'],
  limits: { required: true, min: 2, max: 3 },
  isAsked: true,
  isOfCategory: true,
};
const WHOLE_CHOICES: StoredChoices = { version: 3, sizes: [WHOLE_SIZE], groups: [WHOLE_GROUP], leftOut: ['sauce'] };

/** What is not taken along, and why. */
const NOT_TAKEN_OF_FOOD = {
  leastExtraMinor: 'follows from sizes and groups',
  version: 'counts the saves of this house, for pages that are open',
};
const NOT_TAKEN_OF_CHOICES = { version: 'likewise' };

/** The fields that came back as they were, of a value that says something in each of them. */
function keptOf(fields: Fields, said: object, came: object): readonly string[] {
  const [before, after] = [said, came].map((value) => value as Readonly<Record<string, unknown>>);
  return Object.entries(fields).flatMap(([key, { initially }]) => {
    expect([key, before?.[key] ?? null]).not.toEqual([key, initially ?? null]);
    return JSON.stringify(after?.[key]) === JSON.stringify(before?.[key]) ? [key] : [];
  });
}

const allBut = (fields: Fields, notTaken: object): readonly string[] =>
  Object.keys(fields).filter((key) => !Object.hasOwn(notTaken, key));

describe('of a food that is taken along', () => {
  const dto = sent(WHOLE, WHOLE_CHOICES, 'Soups');
  const came = takenFoodFromDto(dto);
  const [size, group] = [came.sizes[0] ?? {}, came.groups[0] ?? {}];

  it.each([
    ['the food', FOOD_FIELDS, WHOLE, came, NOT_TAKEN_OF_FOOD],
    ['its choices', CHOICES_FIELDS, WHOLE_CHOICES, came, NOT_TAKEN_OF_CHOICES],
    ['a size', SIZE_FIELDS, WHOLE_SIZE, size, {}],
    ['a group as it uses it', FOOD_GROUP_FIELDS, WHOLE_GROUP, group, {}],
    ['its own limits of a group', LIMIT_FIELDS, WHOLE_GROUP.limits ?? {}, came.groups[0]?.limits ?? {}, {}],
    ['an option', OPTION_FIELDS, WHOLE_OPTION, came.groups[0]?.options[0] ?? {}, {}],
  ])('each field of %s is there, but for what is named with a reason', (_of, fields, said, taken, notTaken) => {
    expect(keptOf(fields, said, taken)).toEqual(allBut(fields, notTaken));
  });

  it('the answer’s schema knows all of it', () => {
    expect(parseWith(takenFoodsAnswer, { items: [dto], next: null })).toMatchObject({ ok: true });
  });
});

it('a food on the menu is taken along without a time at which it left', () => {
  const dto = sent(aFood(), NO_CHOICES, null);
  expect(parseWith(takenFoodsAnswer, { items: [dto], next: null })).toMatchObject({ ok: true });
  expect([Object.hasOwn(dto, 'removedAt'), takenFoodFromDto(dto).retiredAtMs]).toEqual([false, null]);
});

describe('a food that left the menu is taken along', () => {
  it('with everything that it would be if it came back, and when it left', () => {
    const dto = sent(GONE, CHOICES, 'Soups');
    expect(parseWith(takenFoodsAnswer, { items: [dto], next: null })).toMatchObject({ ok: true });
    expect(dto).toMatchObject({
      _id: 'gone',
      name: '=Pho',
      price: 1.25,
      currency: 'KWD',
      kitchenName: 'PHO',
      categoryId: 'soups',
      category: 'Soups',
      taxId: 'reduced',
      allergens: ['milk'],
      tags: ['vegan'],
      quantity: 7,
      sizes: [{ name: 'Large', extra: 0.5 }],
      groups: [{ options: [{ name: 'Basil', each: 0.25, eachBySize: { large: 0.3 } }] }],
      removedAt: '2026-11-26T00:00:00.000Z',
    });
  });

  it('without what the house said no more of', () => {
    const dto = sent(aFood({ allergens: null, retiredAtMs: REMOVED_MS }), NO_CHOICES, null);
    expect(parseWith(takenFoodsAnswer, { items: [dto], next: null })).toMatchObject({ ok: true });
    expect(Object.keys(dto).filter((key) => ['category', 'allergens', 'taxId', 'kitchenName'].includes(key))).toEqual(
      [],
    );
  });

  it.each([
    [GONE, CHOICES, 'Soups'],
    [aFood({ retiredAtMs: REMOVED_MS }), NO_CHOICES, null],
  ])('and read back as it was: %#', (food, choices, category) => {
    const { name, priceMinor, currency, sizes, groups, retiredAtMs } = takenFoodFromDto(sent(food, choices, category));
    expect([name, priceMinor, currency, sizes, groups, retiredAtMs]).toEqual([
      food.name,
      food.priceMinor,
      food.currency,
      choices.sizes,
      choices.groups,
      REMOVED_MS,
    ]);
  });
});

it('a table of them has each cell below its column, whichever columns they need', () => {
  const foods = [
    takenFoodOf(GONE, CHOICES, 'Soups'),
    takenFoodOf(aFood({ id: 'other', img: '/pictures/own', pictureText: 'A bowl', retiredAtMs: 1 }), NO_CHOICES, null),
  ];
  const [head = [], ...lines] = removedTableOf(foods, String);
  const cells = lines.map((line) => Object.fromEntries(head.map((column, at) => [column, line[at]])));
  expect(lines.map(({ length }) => length)).toEqual([head.length, head.length]);
  expect(cells).toMatchObject([
    { 'food id': 'gone', name: '=Pho', size: 'Large', price: '1.750', currency: 'KWD', removed: String(REMOVED_MS) },
    { 'food id': 'other', size: '', currency: 'USD', removed: '1' },
  ]);
  expect(head).not.toContain('option');
});
