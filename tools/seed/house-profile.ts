import type { Categories, Food, HouseSettings, StoredChoiceGroup, StoredChoices } from '@foodhouse/domain';
import type { DemoFood } from './foods.ts';

/** What a profile says of a food beside what every demo food has. */
export type FoodWords = Partial<
  Pick<
    Food,
    'allergens' | 'categoryId' | 'counted' | 'currency' | 'kitchenName' | 'leastExtraMinor' | 'par' | 'tags' | 'taxId'
  >
>;

/** How far a demo house is set up. */
export interface HouseProfile {
  readonly settings: HouseSettings;
  readonly categories: Categories;
  readonly groups: readonly StoredChoiceGroup[];
  /** By the food's id. */
  readonly choices: ReadonlyMap<string, StoredChoices>;
  readonly wordsOf: (food: DemoFood) => FoodWords;
}
