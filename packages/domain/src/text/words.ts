/** Counts letters, not UTF-16 units: Firestore refuses half a letter. */
const MAX_LENGTH = 12;
/** Maximum number of words in a search. */
const MAX_TERMS = 8;

/** How much of a typed search is read, in UTF-16 units: no field of the site lets more in. */
const MAX_TYPED = 400;

/** Search keys; each has the value true. */
export type SearchKeys = Readonly<Record<string, true>>;

/**
 * The beginnings of every word of a text, without accents and in lower case: `Bánh mì` has `ba`, `ban`, `banh` and `mi`.
 * @param minLength the letters of the shortest beginning
 */
export function beginningsOf(text: string, minLength: number): readonly string[] {
  return wordsOf(text).flatMap((word) => {
    const letters = Array.from(word).slice(0, MAX_LENGTH);
    return Array.from({ length: Math.max(0, letters.length - minLength + 1) }, (_, index) =>
      letters.slice(0, minLength + index).join(''),
    );
  });
}

/** The different words of a typed search, written as in `beginningsOf`; shorter ones than `minLength` are left out. */
export function termsOf(typed: string, minLength: number): readonly string[] {
  const terms = wordsOf(typed.slice(0, MAX_TYPED))
    .map((word) => Array.from(word).slice(0, MAX_LENGTH))
    .filter((letters) => letters.length >= minLength)
    .map((letters) => letters.join(''));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
