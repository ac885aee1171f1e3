import { DEFAULT_LOCALE, isLocale, type Locale } from '@foodhouse/domain';
import { keepStored, readStored } from './stored.ts';

// Which language the house speaks, as far as this browser knows: a page of another one gives way to it (decision 086). The same before
// the first paint: public/color-scheme.js.

const STORED_UNDER = 'house-language';
const CHOSEN_AT = 'language-chosen-at';
/** A server and what lies before it may answer with what they have read before: for a few seconds. */
const KEPT_MS = 30_000;

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
  const languages = builtLanguages();
  const at = languages.indexOf(locale);
  const base = at > 0 ? `/${locale}` : '';
  // By the address: the page of an unknown one is that of the root in every folder.
  const [, folder = ''] = /^\/([^/]*)/.exec(location.pathname) ?? [];
  const isInside = languages.indexOf(folder) > 0;
  if (at === -1 || base === (isInside ? `/${folder}` : '')) return null;
  const address = isInside ? location.pathname.slice(folder.length + 1) : location.pathname;
  return (base + (address === '/' ? '' : address) || '/') + location.search + location.hash;
}

/** The first language of this browser that the site speaks too: what a house that is being set up is proposed. */
export function browserLanguage(): Locale {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  return (
    (wanted.find((code) => isLocale(code) && builtLanguages().includes(code)) as Locale | undefined) ?? DEFAULT_LOCALE
  );
}

/** Called with what this page has made the language of the house: what other servers have read before is not heard for a while. */
export function chooseLanguage(locale: string): void {
  learnLanguage(locale);
  keepStored(CHOSEN_AT, String(Date.now()), 'sessionStorage');
}

/** Called with what the house answers: left out, it has chosen none. */
export function hearLanguage(locale: string | null | undefined): void {
  const chosenMs = Number(readStored(CHOSEN_AT, 'sessionStorage') ?? 0);
  if (Date.now() - chosenMs > KEPT_MS) learnLanguage(locale ?? DEFAULT_LOCALE);
}
