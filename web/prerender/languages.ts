import { DEFAULT_LOCALE, LOCALES, type Direction } from '@foodhouse/domain';
import { PSEUDO } from '../../local/pseudo.ts';

// The languages in which the site is built (decision 086): one at its root, the others in folders of their codes.

/** A language of the built site. */
export interface SiteLanguage {
  readonly code: string;
  /** The folder of its pages, with which their addresses begin: `/de`; empty for the one at the root. */
  readonly base: '' | `/${string}`;
}

/** Their codes, the one at the root first, such as `de,en`: English alone when left out. @throws Error for one that the site does not speak */
export function languagesOf(codes: string = DEFAULT_LOCALE): readonly SiteLanguage[] {
  return [...new Set(codes.split(','))].map((code, at) => {
    if (!Object.hasOwn(LOCALES, code) && code !== PSEUDO)
      throw new Error(`FOODHOUSE_LANGUAGES: expected some of ${Object.keys(LOCALES).join()}, got ${code}`);
    return { code, base: at === 0 ? '' : `/${code}` };
  });
}

/** Whether a language is read from the left or from the right. */
export function directionOf(code: string): Direction {
  const directions: Readonly<Record<string, Direction>> = LOCALES;
  return directions[code] ?? 'ltr';
}
