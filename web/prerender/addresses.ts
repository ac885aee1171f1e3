import { isPublic, type Page } from '../src/pages.ts';

// What others have to know of the site's addresses: Hosting, search engines.

/** The file of an address that has none; Hosting answers it with status 404. */
export const NOT_FOUND = '404.html';
/** A page without HTML of its own begins with it. */
export const EMPTY_SHELL = 'app.html';

/** The file that is a page's HTML, within the built site. */
export function fileOf(page: Page): string {
  return isPublic(page) ? (page.html ?? EMPTY_SHELL) : `${page.path.slice(1)}.html`;
}

/** An address of the page. @param id in the place of what its path leaves open */
export function addressOf({ path }: Page, id = 'ANY'): string {
  return path.replace(/:\w+/, id);
}

/** The pages whose file Hosting does not find by its name: those of many addresses, and those of the dashboard. */
export function rewritesOf(pages: readonly Page[]): Readonly<Record<string, string>> {
  const rewritten = pages.filter((page) => hasParameter(page) || !isPublic(page));
  return Object.fromEntries(rewritten.map((page) => [addressOf(page, '*'), `/${fileOf(page)}`]));
}

/** Everything may be found but what belongs to somebody. @param origin where the site stands; empty where nobody knows */
export function robots(origin: string): string {
  const map = origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml`;
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /api/\nAllow: /api/foods${map}\n`;
}

/** The public pages that have one address. Addresses in a sitemap are whole. */
export function sitemap(pages: readonly Page[], origin: string): string {
  const found = pages.filter((page) => isPublic(page) && !page.isBare && !hasParameter(page));
  const entries = found.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function hasParameter({ path }: Page): boolean {
  return path.includes(':');
}
