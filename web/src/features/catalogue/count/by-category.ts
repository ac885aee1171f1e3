import { inCategories, type Category, type Food } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** The foods to count of one category. */
export interface CountedGroup {
  /** Null for foods in no category. */
  readonly category: string | null;
  readonly foods: readonly Food[];
}

/** The foods by category, in the order of the house; those in none come last. */
export function byCategory(foods: readonly Food[], categories: readonly Category[]): readonly CountedGroup[] {
  const groups = Map.groupBy(inCategories(foods, { categories }), ({ category }) => category);
  return [...groups].map(([category, placed]) => ({ category, foods: placed.map(({ food }) => food) }));
}

/** The heading of a group; null where all foods are in none. */
export function headingOf({ category }: CountedGroup, groups: readonly CountedGroup[]): string | null {
  return category ?? (groups.length > 1 ? texts.inNoCategory() : null);
}
