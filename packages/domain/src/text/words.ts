import { foldedText } from './folded-text.ts';

/** Counts letters, not UTF-16 units: Firestore refuses half a letter. */
const MAX_LENGTH = 12;
/** Maximum number of words in a search. */
const MAX_TERMS = 8;
/** How much of a typed search is read, in UTF-16 units: no field of the site lets more in. */
const MAX_TYPED = 400;

/** Search keys; each has the value true. */
export type SearchKeys = Readonly<Record<string, true>>;

/**
 * The key of records whose other keys are those of this build: one more with every change of them. The tick gives it to records
 * that lack it. No word equals it: words are letters and digits.
 */
export const SEARCH_VERSION_KEY = 'v:2';

/** A word, or a run of a script that has no blanks between its words. */
const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';
const RUN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/**
 * The keys that find a text: the beginnings of every word, without accents and in lower case (`Bánh mì` has `ba`, `ban`, `banh`
 * and `mi`), and of a run without blanks every sign and every two neighbours (`海老天丼` has `天丼`).
 * @param minLength the letters of the shortest beginning
 */
export function keysOf(text: string, minLength: number): readonly string[] {
  return runsOf(text).flatMap((run) => {
    const beginnings = beginningsOf(run, minLength);
    return IS_UNSPACED.test(run) ? [...Array.from(run), ...pairsOf(run), ...beginnings] : beginnings;
  });
}

/** What a record must have all of, of a typed search; words that are shorter than `minLength` are left out. */
export function termsOf(typed: string, minLength: number): readonly string[] {
  const terms = runsOf(typed.slice(0, MAX_TYPED)).flatMap((run) => {
    const letters = Array.from(run);
    if (IS_UNSPACED.test(run)) return letters.length === 1 ? letters : pairsOf(run);
    return letters.length < minLength ? [] : [letters.slice(0, MAX_LENGTH).join('')];
  });
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

function beginningsOf(word: string, minLength: number): readonly string[] {
  const letters = Array.from(word).slice(0, MAX_LENGTH);
  return Array.from({ length: Math.max(0, letters.length - minLength + 1) }, (_, index) =>
    letters.slice(0, minLength + index).join(''),
  );
}

function pairsOf(run: string): readonly string[] {
  const letters = Array.from(run);
  return letters.slice(1).map((letter, index) => (letters[index] ?? '') + letter);
}

function runsOf(text: string): readonly string[] {
  return foldedText(text).match(RUN) ?? [];
}
