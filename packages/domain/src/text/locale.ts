import * as texts from './texts.ts';

export type Direction = 'ltr' | 'rtl';

/**
 * The languages that the site speaks, and their direction of reading. The texts of one stand in `locales/<its code>`, those of English
 * beside what says them (decision 086).
 */
export const LOCALES = { en: 'ltr', de: 'ltr', es: 'ltr', fr: 'ltr', it: 'ltr' } as const satisfies Readonly<
  Record<string, Direction>
>;

export type Locale = keyof typeof LOCALES;

/** The language of the specification, and of a house that has chosen none. */
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** The language in which texts are said here, as `Intl` takes it: `en-US`. */
export const localeTag = (): string => texts.locale();
