import type { Food, Mealtime } from '@foodhouse/domain';
import type { Live } from '../../../firebase/live.ts';

export const PAGE_SIZE = 24;
/** Cards whose pictures are fetched at once: the first row of a wide screen. */
export const EAGER_CARDS = 4;

export interface FoodPage extends Live<Food> {
  readonly hasMore: boolean;
}

export interface FoodSearch {
  readonly mealtime: Mealtime | null;
  /** The longest first. */
  readonly terms: readonly string[];
}
