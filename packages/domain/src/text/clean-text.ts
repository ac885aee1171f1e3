import { UNSAFE } from './safe-text.ts';

// What people write is stored after one cleaning, wherever it comes from. Three kinds of characters matter:
// - unsafe ones hide text or turn its direction around: control characters, bidi marks and overrides, line separators,
//   half letters (lone surrogates);
// - invisible ones (zero-width space, word joiner, variation selectors, Hangul fillers) may stand inside a text, since
//   emoji and some scripts need them, but a text of nothing else is empty;
// - everything else is visible.

const EVERY_UNSAFE = new RegExp(`${UNSAFE.source}|[\\t\\n\\r]`, 'g');

/** `\p{DI}`: Unicode's default ignorable code points. U+2800 is a braille cell without a dot. */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const INVISIBLE_ENDS = /^[\s\p{DI}\u2800]+|[\s\u200b\u2060\ufeff\u2800]+$/gu;

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** The stored form of a text: NFC, trimmed of white space and invisible characters; empty when nothing is visible. */
export function tidyText(text: string): string {
  return isVisible(text) ? text.normalize('NFC').replaceAll(INVISIBLE_ENDS, '') : '';
}

/**
 * Cleans a line that cannot be refused because another system stores it already, such as a display name of Auth.
 * @param max in UTF-16 units, as in the contracts; a longer text is cut between two letters
 * @returns the line without unsafe characters, white space folded; empty when nothing is visible
 */
export function cleanLine(text: string, max: number): string {
  const line = tidyText(text.toWellFormed().replaceAll(EVERY_UNSAFE, ' ')).replaceAll(/\s+/g, ' ');
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return tidyText(cut.isWellFormed() ? cut : cut.slice(0, -1));
}
