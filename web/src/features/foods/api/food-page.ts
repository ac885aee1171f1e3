import type { Food, Mealtime } from '@foodhouse/domain';
import type { Live } from '../../../firebase/live.ts';

export const PAGE_SIZE = 24;

export interface FoodPage extends Live<Food> {
  readonly hasMore: boolean;
}

export interface FoodSearch {
  readonly mealtime: Mealtime | null;
  /** The longest first. */
  readonly terms: readonly string[];
}
