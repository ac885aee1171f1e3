import {
  NEW_FOOD,
  type Categories,
  type Food,
  type HouseSettings,
  type StoredChoiceGroup,
  type Table,
  type StoredChoices,
} from '@foodhouse/domain';
import type { DemoOrder } from './demo-orders.ts';
import { DEMO_FOODS, pictureAddress, type DemoFood } from './foods.ts';

export const OPENED_AT_MS = Date.UTC(2026, 0, 5, 8);
const MINUTE_MS = 60_000;

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
  readonly tables: readonly Table[];
  readonly categories: Categories;
  readonly groups: readonly StoredChoiceGroup[];
  /** By the food's id. */
  readonly choices: ReadonlyMap<string, StoredChoices>;
  readonly wordsOf: (food: DemoFood) => FoodWords;
  readonly orders: readonly DemoOrder[];
}

/** The demo foods as this house sells them. */
export function foodsOf({ wordsOf }: Pick<HouseProfile, 'wordsOf'>): readonly Food[] {
  return DEMO_FOODS.map((food, index) => ({
    ...NEW_FOOD,
    ...food,
    ...wordsOf(food),
    img: pictureAddress(food),
    createdAtMs: OPENED_AT_MS + index * MINUTE_MS,
  }));
}
