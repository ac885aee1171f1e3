import { UNSAFE } from './safe-text.ts';

// What people write is stored after one cleaning, wherever it comes from. Four kinds of characters matter:
// - bidi marks and overrides come along from keyboards and with what is copied: they are taken out;
// - other unsafe ones hide text: control characters, line separators, half letters (lone surrogates);
// - invisible ones (zero-width space, word joiner, variation selectors, Hangul fillers) may stand inside a text, since
//   emoji and some scripts need them, but a text of nothing else is empty;
// - everything else is visible.

const EVERY_UNSAFE = new RegExp(`${UNSAFE.source}|[\\t\\n\\r]`, 'g');

/** `\p{DI}`: Unicode's default ignorable code points. U+2800 is a braille cell without a dot. */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const INVISIBLE_BEGINNING = /^[\s\p{DI}\u2800]+/u;
/** At the end, where a variation selector belongs to the sign before it. */
const INVISIBLE_LAST = /[\s\u200b\u2060\ufeff\u2800]/;
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The longest text that is cleaned for a field of `max` UTF-16 units; a longer one is refused unread, because NFC takes a time
 * that grows with the square of a run of accents. Letters may come in parts, and with blanks around them.
 */
export function mostBeforeCleaning(max: number): number {
  return 2 * max + 400;
}

/** A text without the marks and overrides that turn its direction around. */
export function withoutBidiMarks(text: string): string {
  return text.replaceAll(BIDI_MARKS, '');
}

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** The stored form of a text: NFC, trimmed of white space and invisible characters; empty when nothing is visible. */
export function tidyText(text: string): string {
  return isVisible(text) ? trimEnd(text.normalize('NFC').replace(INVISIBLE_BEGINNING, '')) : '';
}

/** By hand: a pattern that ends with `$` begins again at every blank of a run that does not end the text. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && INVISIBLE_LAST.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Cleans a line that cannot be refused because another system stores it already, such as a display name of Auth.
 * @param max in UTF-16 units, as in the contracts; a longer text is cut between two letters
 * @returns the line without unsafe characters, white space folded; empty when nothing is visible
 */
export function cleanLine(text: string, max: number): string {
  const read = cutTo(mostBeforeCleaning(max), text.toWellFormed());
  const line = tidyText(withoutBidiMarks(read).replaceAll(EVERY_UNSAFE, ' ')).replaceAll(/\s+/g, ' ');
  return line.length <= max ? line : tidyText(cutTo(max, line));
}

/** The beginning of a text, which ends between two letters. */
function cutTo(max: number, text: string): string {
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
