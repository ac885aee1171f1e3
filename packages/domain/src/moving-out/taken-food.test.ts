import { describe, expect, it } from 'vitest';
import { parseWith } from '../contracts/parse.ts';
import { NEW_SIZE, NO_CHOICES, type FoodChoices } from '../foods/choices.ts';
import type { Food } from '../foods/food-fields.ts';
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
const CHOICES: FoodChoices = {
  sizes: [{ ...NEW_SIZE, id: 'large', name: 'Large', extraMinor: 500 }],
  groups: [aGroup({ options: [anOption({ name: 'Basil', eachMinor: 250, eachMinorBySize: { large: 300 } })] })],
};

const sent = (food: Food, choices: FoodChoices, category: string | null): TakenFoodDto =>
  JSON.parse(JSON.stringify(toTakenFoodDto(takenFoodOf(food, choices, category)))) as TakenFoodDto;

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
