import { isPublic, type Page } from '../src/pages.ts';
import type { SiteLanguage } from './languages.ts';

// The site's addresses, for Hosting and for search engines.

/** The file for unknown addresses; Hosting sends it with status 404. */
export const NOT_FOUND = '404.html';
/** The HTML of pages that are not prerendered. */
export const EMPTY_SHELL = 'app.html';

/** A page's HTML file within the built site. */
export function fileOf(page: Page): string {
  return isPublic(page) ? (page.html ?? EMPTY_SHELL) : `${page.path.slice(1).replace(/\/:\w+/g, '')}.html`;
}

/** A page's address. @param id replaces the parameters of its path */
export function addressOf({ path }: Page, id = 'ANY'): string {
  return path.replaceAll(/:\w+/g, id);
}

/**
 * The rewrites for pages whose file Hosting does not find by its name: pages with parameters and those of the
 * dashboard.
 */
export function rewritesOf(pages: readonly Page[]): Readonly<Record<string, string>> {
  const rewritten = pages.filter((page) => hasParameter(page) || !isPublic(page) || page.html === null);
  return Object.fromEntries(rewritten.map((page) => [addressOf(page, '*'), `/${fileOf(page)}`]));
}

/** The same for the site in each of its languages. @param rewrites of one at the root */
export function addressesIn(
  languages: readonly SiteLanguage[],
  rewrites: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    languages.flatMap(({ base }) =>
      Object.entries(rewrites).map(([address, file]) => [base + address, base + file] as const),
    ),
  );
}

/** Addresses in the folder of a language, with those that it has at the root, one segment for each parameter. */
export function movedFrom(language: string, pages: readonly Page[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.map(({ path }) => [`/${language}${path === '/' ? '' : path}`, path]));
}

/** robots.txt: search engines may index everything but personal pages; the functions make the sitemap. @param origin of the site; empty when unknown */
export function robots(origin: string, languages: readonly SiteLanguage[]): string {
  const map = origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml`;
  const personal = languages.map(({ base }) => `${base}/dashboard`);
  return `User-agent: *\nDisallow: ${personal.join('\nDisallow: ')}\nDisallow: /api/\nAllow: /api/foods${map}\n`;
}

function hasParameter({ path }: Page): boolean {
  return path.includes(':');
}
