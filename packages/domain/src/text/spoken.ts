import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

// The server is one process for a house that may change its language: what it has built of the texts in all of them asks here. The
// site is built in one language, and asks nobody.

let spoken: Locale = DEFAULT_LOCALE;

/** Says from now on what is said in that language. @param locale of the settings; null, and one that is not spoken: English */
export function speak(locale: unknown): void {
  spoken = isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** The language in which this process speaks. */
export function spokenLocale(): Locale {
  return spoken;
}
