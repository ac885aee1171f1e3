import type { HousePage } from './pages.ts';

/** The pages of the site that every house has, and that are the same for whoever comes. */
export const SITE_PATHS = ['/', '/inventory', '/chefs', '/about', '/review'] as const;

/** @source sitemaps.org: a file has at most 50,000 addresses */
const MOST_ADDRESSES = 50_000;

/** Search engines look again after hours; Hosting may answer them without asking, and says the same of how long. */
export const SITEMAP_CACHED = 'public, max-age=300, s-maxage=3600';

/** What of a house search engines may find beside those. */
export interface Findable {
  /** The pages that the law asks for, as far as they are written. */
  readonly writtenPages: readonly HousePage[];
  /** Of the foods on the menu. */
  readonly foodIds: readonly string[];
}

/**
 * sitemap.xml of a house.
 * @param origin of its site, such as `https://foodhouse.example`
 */
export function sitemapOf(origin: string, { writtenPages, foodIds }: Findable): string {
  const paths = [
    ...SITE_PATHS,
    ...writtenPages.map((page) => `/${page}`),
    ...foodIds.map((id) => `/user/${encodeURIComponent(id)}`),
  ];
  const entries = paths.slice(0, MOST_ADDRESSES).map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
