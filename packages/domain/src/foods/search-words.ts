import type { Food } from './food.ts';

/** In letters, not in UTF-16 units: half a letter is no text, and the database takes none. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 12;

/**
 * What a food is found by: the beginnings of every word of its name and chef, from two letters on, without accents.
 * `Bánh mì` is found by `ba`, `ban`, `banh` and `mi`.
 */
export function searchWordsOf({ name, supplier }: Pick<Food, 'name' | 'supplier'>): readonly string[] {
  const beginnings = wordsOf(`${name} ${supplier}`).flatMap((word) => {
    const letters = Array.from(word).slice(0, MAX_LENGTH);
    return Array.from({ length: Math.max(0, letters.length - MIN_LENGTH + 1) }, (_, index) =>
      letters.slice(0, MIN_LENGTH + index).join(''),
    );
  });
  return [...new Set(beginnings)];
}

/** The terms of what somebody typed, the longest first: it leaves the fewest foods. Too short ones are left out. */
export function searchTermsOf(typed: string): readonly string[] {
  const terms = wordsOf(typed)
    .map((word) => Array.from(word).slice(0, MAX_LENGTH))
    .filter((letters) => letters.length >= MIN_LENGTH)
    .map((letters) => letters.join(''));
  return [...new Set(terms)].toSorted((a, b) => b.length - a.length);
}

/** Whether a food has all terms. */
export function matchesTerms(food: Pick<Food, 'name' | 'supplier'>, terms: readonly string[]): boolean {
  const words = new Set(searchWordsOf(food));
  return terms.every((term) => words.has(term));
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
