import { keysOf, SEARCH_VERSION_KEY, termsOf, type SearchKeys } from '../text/words.ts';
import type { Food } from './food-fields.ts';
import type { Mealtime } from './mealtimes.ts';

const MIN_LENGTH = 2;

/**
 * The keys that a food is found by: those of the words of its name and chef, from two letters on, its mealtimes, and the
 * version of the keys.
 */
export function searchKeysOf({ name, supplier, mealtimes }: Pick<Food, 'name' | 'supplier' | 'mealtimes'>): SearchKeys {
  const keys = [...keysOf(`${name} ${supplier}`, MIN_LENGTH), ...mealtimes.map(mealtimeKey), SEARCH_VERSION_KEY];
  return Object.fromEntries(keys.map((key) => [key, true]));
}

/** The key of foods served at a mealtime. No word equals it: words are letters and digits. */
export function mealtimeKey(mealtime: Mealtime): string {
  return `at:${mealtime}`;
}

/** The terms of a typed search. A food matches when it has all of them. Too short terms are left out. */
export function searchTermsOf(typed: string): readonly string[] {
  return termsOf(typed, MIN_LENGTH);
}
