import { beginningsOf, termsOf, type SearchKeys } from '../text/words.ts';
import type { Food, Mealtime } from './food.ts';

const MIN_LENGTH = 2;

/**
 * The keys that a food is found by: the beginnings of every word of its name and chef, from two letters on, without
 * accents, and its mealtimes. `Bánh mì` has the keys `ba`, `ban`, `banh` and `mi`.
 */
export function searchKeysOf({ name, supplier, mealtimes }: Pick<Food, 'name' | 'supplier' | 'mealtimes'>): SearchKeys {
  const keys = [...beginningsOf(`${name} ${supplier}`, MIN_LENGTH), ...mealtimes.map(mealtimeKey)];
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
