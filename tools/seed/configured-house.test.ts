import {
  categoriesFromDocument,
  categoriesToDocument,
  customerFromDocument,
  defaultChoices,
  isAllergen,
  isDietTag,
  judgeChoices,
  keptPromises,
  parseSaveCategoriesRequest,
  parseSaveGroupRequest,
  parseSaveHouseRequest,
  parseSetChoicesRequest,
  settingsFromDocument,
  settingsToDocument,
  toChoicesDto,
  toGroupDto,
  toHouseDto,
  VOUCHER_EVERY,
  type Allergen,
} from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { CONFIGURED_HOUSE } from './configured-house.ts';
import { DEMO_FOODS } from './foods.ts';
import { lifeOf } from './order-life.ts';
import { documentsOf } from './seed-house.ts';

const { settings, tables, categories, groups, choices, wordsOf } = CONFIGURED_HOUSE;

/** Words of descriptions that name an allergen. */
const NAMED: readonly (readonly [Allergen, RegExp])[] = [
  ['milk', /milk|butter|\bcream|cheese|fior di latte|gruyère|cotija/i],
  ['eggs', /\beggs?\b|mayonnaise|omelette|custard/i],
  ['nuts', /pistachio|almond|walnut|hazelnut/i],
  ['gluten', /bread|flour|dough|\bbun\b|spaghetti|pastry|batter|sponge|sourdough/i],
  ['sesame', /sesame|tahini/i],
  ['soya', /soya|tofu|dipping sauce/i],
  ['fish', /salmon|mackerel|anchov|fish/i],
  ['crustaceans', /shrimp|crab/i],
  ['sulphites', /wine/i],
];
const MEAT = /pork|beef|bacon|turkey|sausage|thighs|patties|marrow|shoulder|chuck/i;

const NOW_MS = Date.UTC(2026, 5, 1, 12);

describe('the configured demo house', () => {
  it('has settings and categories that the API would save', () => {
    const {
      pause: _pause,
      busy: _busy,
      writtenPages: _writtenPages,
      locale,
      notOpenYet,
      askConsent,
      ...saved
    } = settings;
    expect([notOpenYet, askConsent, locale]).toEqual([false, false, null]); // what a request leaves out, and what then stays
    expect(parseSaveHouseRequest({ ...toHouseDto(settings), tables })).toEqual({
      ok: true,
      value: { ...saved, tables },
    });
    const { groupIds, ...listed } = categories;
    expect(parseSaveCategoriesRequest(listed)).toEqual({ ok: true, value: listed });
    expect(groupIds).toEqual({});
    expect(settingsFromDocument(settingsToDocument(settings))).toEqual(settings);
    expect(categoriesFromDocument(categoriesToDocument(categories))).toEqual(categories);
  });

  it.each(groups)('has a group that the API would save: $name', ({ foodIds, ...group }) => {
    const { id, ...sent } = toGroupDto(group, settings.currency);
    const options = sent.options.map(({ soldOut: _soldOut, ...option }) => option);
    const saved = parseSaveGroupRequest({ ...sent, options }, settings.currency);
    expect(saved).toMatchObject({ ok: true, value: { name: group.name } });
    expect(foodIds).toEqual(
      [...choices].filter(([, food]) => food.groups.some((one) => one.id === id)).map(([food]) => food),
    );
    expect(foodIds).not.toEqual([]);
  });

  it.each(DEMO_FOODS)('declares what the description of a food names, and no diet against it: $name', (food) => {
    const { allergens = null, tags = [] } = wordsOf(food);
    if (allergens === null) return; // the guest asks the house
    const named = NAMED.filter(([, word]) => word.test(food.description)).map(([allergen]) => allergen);
    expect(allergens).toEqual(expect.arrayContaining(named));
    const isOf = (...of: readonly string[]): boolean =>
      of.some((one) => allergens.some((allergen) => allergen === one));
    const isMeat = MEAT.test(food.description);
    expect(
      tags.filter(
        (tag) =>
          (tag === 'vegan' && (isMeat || isOf('milk', 'eggs', 'fish', 'crustaceans'))) ||
          (tag === 'vegetarian' && (isMeat || isOf('fish', 'crustaceans'))) ||
          (tag === 'gluten-free' && isOf('gluten')) ||
          (tag === 'dairy-free' && isOf('milk')),
      ),
    ).toEqual([]);
  });

  it.each([...choices])('has choices that the API would save, and that can be ordered as they are: %s', (_id, food) => {
    const { sizes, groups: used } = toChoicesDto(food, settings.currency);
    const sent = { sizes, groups: used.map(({ id }) => ({ id })) };
    expect(parseSetChoicesRequest(sent, settings.currency)).toMatchObject({ ok: true });
    expect(judgeChoices(food, defaultChoices(food)).problems).toEqual([]);
  });

  it('has promised a time for every order that it accepted', () => {
    const orders = CONFIGURED_HOUSE.orders.map((order) => lifeOf(order, NOW_MS, CONFIGURED_HOUSE));
    const accepted = orders.filter(({ order }) => order.acceptedAtMs !== null);
    expect(accepted.map(({ order }) => (order.promisedAtMs ?? 0) - (order.acceptedAtMs ?? 0))).toEqual(
      accepted.map(() => 20 * 60_000),
    );
    expect(accepted.every(({ order, events }) => events[1]?.promisedAtMs === order.promisedAtMs)).toBe(true);
    expect(
      keptPromises(
        orders.map(({ order }) => order),
        NOW_MS,
      ),
    ).toEqual({ given: 2, kept: 2 });
  });

  it('has counted for the voucher what it delivered to each customer', () => {
    const documents = documentsOf(CONFIGURED_HOUSE, NOW_MS);
    const delivered = CONFIGURED_HOUSE.orders
      .map((order) => lifeOf(order, NOW_MS, CONFIGURED_HOUSE).order)
      .filter(({ deliveredAtMs }) => deliveredAtMs !== null);
    const uids = new Set(delivered.map(({ userId }) => userId));
    const counted = [...uids].map((uid) => customerFromDocument(uid, documents.get(`customers/${uid}`) ?? null));
    expect(counted.map((customer) => [customer.delivered, customer.given])).toEqual(
      [...uids].map((uid) => {
        const own = delivered.filter(({ userId }) => userId === uid).length;
        return [own, Math.floor(own / VOUCHER_EVERY)];
      }),
    );
    expect([...documents.keys()].filter((path) => path.startsWith('customers/'))).toHaveLength(uids.size);
    expect(delivered).not.toEqual([]);
  });

  it('says of every food where it stands, in words that there are', () => {
    const known = new Set(categories.categories.map(({ id }) => id));
    const said = DEMO_FOODS.map(wordsOf);
    expect(said.filter(({ categoryId }) => !known.has(categoryId ?? ''))).toEqual([]);
    expect(said.flatMap(({ allergens }) => allergens ?? []).filter((word) => !isAllergen(word))).toEqual([]);
    expect(said.flatMap(({ tags }) => tags ?? []).filter((word) => !isDietTag(word))).toEqual([]);
    expect(said.some(({ allergens }) => allergens === null)).toBe(true);
    const ids = new Set(DEMO_FOODS.map(({ id }) => id));
    expect([...choices.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});
