import { describe, expect, it } from 'vitest';
import { NO_CHOICES, type StoredChoices } from '../foods/choices.ts';
import type { Food } from '../foods/food-fields.ts';
import { aFood, aGroup, anOption, aSize } from '../testing/index.ts';
import { foodChanges } from './food-changes.ts';
import type { HeldFood } from './moved-foods.ts';

const HOUSE = {
  categories: new Map([
    ['soups', 'Soups'],
    ['mains', 'Mains'],
  ]),
  rates: [
    { id: 'full', name: 'Full', share: 19_000 },
    { id: 'low', name: 'Reduced', share: 7000 },
  ],
};

const held = (food: Partial<Food>, choices: Partial<StoredChoices> = {}): HeldFood => ({
  food: aFood(food),
  choices: { ...NO_CHOICES, ...choices },
});
const brief = (before: HeldFood, after: HeldFood): readonly string[] =>
  foodChanges(before, after, HOUSE).map((one) => `${one.field}: ${one.before} → ${one.after}`);

describe('what an import changes of a food', () => {
  it('is each field as it was and as it is', () => {
    const before = held({ categoryId: 'soups', tags: ['raw'] });
    const after = held({
      name: 'Pho bo',
      priceMinor: 1000,
      categoryId: 'mains',
      taxId: 'low',
      allergens: ['eggs'],
      description: '',
      tags: [],
    });
    expect(brief(before, before)).toEqual([]);
    expect(brief(before, after)).toEqual([
      'name: Pho → Pho bo',
      'price: $9.50 → $10.00',
      'category: Soups → Mains',
      'tax: Full, 19% → Reduced, 7%',
      'description: Beef broth with rice noodles. → ',
      'allergens: Allergens: please ask → Contains: eggs',
      'tags: raw → ',
    ]);
  });

  it('is what the kitchen reads, of the food and of its options', () => {
    const group = (kitchenName: string | null) => aGroup({ options: [anOption({ kitchenName })] });
    const before = held({ kitchenName: 'PHO' }, { groups: [group(null)] });
    const after = held({ kitchenName: 'P1' }, { groups: [group('M')] });
    expect(brief(before, after)).toEqual([
      'kitchenName: PHO → P1',
      'groups: Sauce: Mild $0.00 → Sauce: Mild (kitchen: M) $0.00',
    ]);
    expect(brief(held({}), held({ kitchenName: 'PHO' }))).toEqual(['kitchenName:  → PHO']);
  });

  it('is what a picture shows', () => {
    expect(brief(held({}), held({ pictureText: 'A blue bowl' }))).toEqual(['pictureText:  → A blue bowl']);
  });

  it('of sizes is the price that guests pay for each, and only those that are not the same', () => {
    const large = (extraMinor: number) => aSize({ id: 'large', name: 'Large', extraMinor });
    const sizes = [aSize(), large(300)];
    expect(brief(held({}, { sizes }), held({}, { sizes: [aSize(), large(350)] }))).toEqual([
      'sizes: Large $12.50 → Large $13.00',
    ]);
    expect(brief(held({}), held({}, { sizes }))).toEqual(['price: $9.50 → ', 'sizes:  → Small $9.50 · Large $12.50']);
    expect(brief(held({}, { sizes }), held({}, { sizes: sizes.toReversed() }))).toEqual([
      'sizes: Small $9.50 · Large $12.50 → Large $12.50 · Small $9.50',
    ]);
  });

  it('of groups is how many are chosen, and each option that is not the same', () => {
    const sizes = [aSize(), aSize({ id: 'large', name: 'Large', extraMinor: 300 })];
    const mild = anOption();
    const hot = anOption({ id: 'hot', name: 'Hot', eachMinor: 50 });
    const before = held({}, { sizes, groups: [aGroup({ options: [mild, hot] })] });
    const dearer = { ...hot, eachMinorBySize: { large: 80 }, max: 2 };
    const after = held({}, { sizes, groups: [aGroup({ options: [mild, dearer], max: 2, sizeIds: ['large'] })] });
    expect(brief(before, after)).toEqual([
      'groups: Sauce (1–1) · Sauce: Hot $0.50 → Sauce (1–2; Large) · Sauce: Hot $0.50 (0/2), Large $0.80',
    ]);
    expect(brief(before, held({}, { sizes }))).toEqual([
      'groups: Sauce (1–1) · Sauce: Mild $0.00 · Sauce: Hot $0.50 → ',
    ]);
    const many = Array.from({ length: 40 }, (_, id) => anOption({ id: `o${id}`, name: `Option ${id}` }));
    const [change] = foodChanges(held({}), held({}, { groups: [aGroup({ options: many })] }), HOUSE);
    expect([change?.after.length, change?.after.at(-1)]).toEqual([201, '…']);
  });
});
