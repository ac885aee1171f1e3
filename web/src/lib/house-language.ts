import { DEFAULT_LOCALE, isLocale, type Locale } from '@foodhouse/domain';
import { addressHere, BASE } from './base.ts';
import { keepStored, readStored } from './stored.ts';

// Which language the house speaks, as far as this browser knows: a page of another one gives way to it (decision 086). The same before
// the first paint: public/color-scheme.js.

const STORED_UNDER = 'house-language';

/** The languages of this site, the one at its root first. */
export function builtLanguages(): readonly string[] {
  return (document.documentElement.dataset['languages'] ?? DEFAULT_LOCALE).split(' ');
}

/** Whether the next page will know it, or has nothing to know. */
export function isLanguageKnown(): boolean {
  return builtLanguages().length === 1 || readStored(STORED_UNDER) !== null;
}

/** Called with what the house says: left out, it has chosen none. @returns the address of this page in it; null where it is in it, or not built */
export function learnLanguage(locale: string = DEFAULT_LOCALE): string | null {
  if (readStored(STORED_UNDER) !== locale) keepStored(STORED_UNDER, locale);
  const at = builtLanguages().indexOf(locale);
  if (at === -1) return null;
  const base = at === 0 ? '' : `/${locale}`;
  return base === BASE ? null : base + addressHere() + location.search + location.hash;
}

/** The first language of this browser that the site speaks too: what a house that is being set up is proposed. */
export function browserLanguage(): Locale {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  return (
    (wanted.find((code) => isLocale(code) && builtLanguages().includes(code)) as Locale | undefined) ?? DEFAULT_LOCALE
  );
}

/** Called with what this page has made the language of the house: the page is read in it from now on. */
export function followLanguage(locale?: string): void {
  const address = learnLanguage(locale);
  if (address !== null) location.assign(address);
}
