import type { Food, Mealtime } from './food.ts';

/** In letters, not in UTF-16 units: half a letter is no text, and the database takes none. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 12;
/** Words of a search that count; nobody types more of them to find a food. */
const MAX_TERMS = 8;

/** What a food is found by: each key is true. */
export type SearchKeys = Readonly<Record<string, true>>;

/**
 * The keys that a food is found by: the beginnings of every word of its name and chef, from two letters on, without
 * accents, and its mealtimes. `Bánh mì` has the keys `ba`, `ban`, `banh` and `mi`.
 */
export function searchKeysOf({ name, supplier, mealtimes }: Pick<Food, 'name' | 'supplier' | 'mealtimes'>): SearchKeys {
  const beginnings = wordsOf(`${name} ${supplier}`).flatMap((word) => {
    const letters = Array.from(word).slice(0, MAX_LENGTH);
    return Array.from({ length: Math.max(0, letters.length - MIN_LENGTH + 1) }, (_, index) =>
      letters.slice(0, MIN_LENGTH + index).join(''),
    );
  });
  return Object.fromEntries([...beginnings, ...mealtimes.map(mealtimeKey)].map((key) => [key, true]));
}

/** The key of the foods that are served at a mealtime. No word has it: words are letters and digits. */
export function mealtimeKey(mealtime: Mealtime): string {
  return `at:${mealtime}`;
}

/** The terms of what somebody typed. A food is found when it has all of them. Too short ones are left out. */
export function searchTermsOf(typed: string): readonly string[] {
  const terms = wordsOf(typed)
    .map((word) => Array.from(word).slice(0, MAX_LENGTH))
    .filter((letters) => letters.length >= MIN_LENGTH)
    .map((letters) => letters.join(''));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
