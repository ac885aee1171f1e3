import {
  NEW_FOOD,
  type Categories,
  type Food,
  type HouseSettings,
  type StoredChoiceGroup,
  type Table,
  type StoredChoices,
} from '@foodhouse/domain';
import { DEMO_ACCOUNTS, type DemoAccount } from '@foodhouse/domain/demo';
import type { DemoOrder } from './demo-orders.ts';
import { DEMO_REVIEWS, type DemoReview } from './demo-reviews.ts';
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

/** What every house has that is not empty. */
export const DEMO_HOUSE = { people: DEMO_ACCOUNTS, foods: DEMO_FOODS, reviews: DEMO_REVIEWS } as const;

/** How far a demo house is set up. */
export interface HouseProfile {
  readonly settings: HouseSettings;
  /** Who has an account. */
  readonly people: readonly DemoAccount[];
  readonly foods: readonly DemoFood[];
  readonly reviews: readonly DemoReview[];
  readonly tables: readonly Table[];
  readonly categories: Categories;
  readonly groups: readonly StoredChoiceGroup[];
  /** By the food's id. */
  readonly choices: ReadonlyMap<string, StoredChoices>;
  readonly wordsOf: (food: DemoFood) => FoodWords;
  readonly orders: readonly DemoOrder[];
}

/** Its foods as this house sells them. */
export function foodsOf({ foods, wordsOf }: Pick<HouseProfile, 'foods' | 'wordsOf'>): readonly Food[] {
  return foods.map((food, index) => ({
    ...NEW_FOOD,
    ...food,
    ...wordsOf(food),
    img: pictureAddress(food),
    createdAtMs: OPENED_AT_MS + index * MINUTE_MS,
  }));
}
