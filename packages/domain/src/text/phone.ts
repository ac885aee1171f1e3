const PHONE = /^\+?[\d ()./-]+(?:(?:ext\.?|x|#) ?\d{1,6})?$/i;

/** Shorter ones lack something: an area code, or their end. */
const LEAST_DIGITS = 6;

/** `\p{DI}`: Unicode's default ignorable code points, bidi marks and zero-width spaces among them. */
const INVISIBLE = /\p{DI}/gu;
const DASH = /\p{Pd}/gu;

/** A phone number as it is stored: without the marks that contact cards add, with plain blanks and hyphens. */
export function tidyPhone(text: string): string {
  return text.replaceAll(INVISIBLE, '').normalize('NFKC').replaceAll(DASH, '-').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a tidy text is a phone number as people write it, with the signs between its digits, and perhaps an extension. */
export function isPhone(tidy: string): boolean {
  return PHONE.test(tidy) && tidy.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
}
