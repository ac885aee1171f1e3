import { withoutBidiMarks } from './clean-text.ts';

const PHONE = /^\+?[\d ()./-]+(?:(?:ext\.?|x|#) ?\d{1,6})?$/i;

/** Shorter ones lack something: an area code, or their end. */
const LEAST_DIGITS = 6;

/** A phone number as it is stored: without the marks that contact cards add, blanks become plain ones. */
export function tidyPhone(text: string): string {
  return withoutBidiMarks(text).normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a tidy text is a phone number as people write it, with the signs between its digits, and perhaps an extension. */
export function isPhone(tidy: string): boolean {
  return PHONE.test(tidy) && tidy.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
}
