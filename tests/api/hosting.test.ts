import { SITEMAP_CACHED } from '@foodhouse/domain';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { ALL_PAGES } from '../../web/src/pages.ts';

// Hosting's answer to an address: its page, or 404; and how long a browser may cache the answer.

const HTML = 'text/html; charset=utf-8';
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const ASKED_AGAIN = 'no-cache';
const built = readdirSync('web/dist/assets');
const script = built.find((name) => name.endsWith('.js')) ?? 'expected a built script';
const font = built.find((name) => name.endsWith('.woff2')) ?? 'expected a built font';
/** A file of an earlier build: the same name with another hash. */
const goneScript = script.replace(/-[\w-]{7}\.js$/, '-0ldBuld.js');

/** Other names of a page: the browser is sent to the one address. */
const MOVED: readonly (readonly [address: string, to: string])[] = [
  ['/index.html', '/'],
  ['/inventory/', '/inventory'],
  ['/inventory.html', '/inventory'],
  ['/dashboard/kitchen.html', '/dashboard/kitchen'],
];

type Row = readonly [address: string, status: number, type: string, cacheControl: string | null];

const PAGES: readonly Row[] = [
  ...ALL_PAGES.map(({ path }) => path).filter((path) => !path.includes(':')),
  '/inventory?mealtime=lunch',
  '/user/beef-pho',
  '/user/no-such-food',
  '/foods/beef-pho',
  '/t/K4N4LA',
  '/track/demo-order-3',
  '/track/demo-order-3/key',
  '/food',
  '/dashboard/orderlist?status=pending',
].map((address) => [address, 200, HTML, ASKED_AGAIN]);

const NOWHERE: readonly Row[] = [
  '/nowhere',
  '/api',
  '/user',
  '/user/beef-pho/more',
  '/foods',
  '/foods/beef-pho/more',
  '/track',
  '/dashboard/nowhere',
  '/dashboard/kitchen/more',
  `/assets/${goneScript}`,
  '/assets/gone-abc12345.css',
  '/img/food/gone.webp',
  '/img/gone',
  '/favicon.ico',
  '/.env',
  '/.vite/manifest.json',
  '/.build/stamp.json',
].map((address) => [address, 404, HTML, ASKED_AGAIN]);

const FILES: readonly Row[] = [
  [`/assets/${script}`, 200, 'application/javascript; charset=utf-8', YEAR],
  [`/assets/${font}`, 200, 'font/woff2', YEAR],
  ['/img/food/beef-pho.webp', 200, 'image/webp', DAY],
  ['/img/food/pictures.json', 200, 'application/json; charset=utf-8', DAY],
  ['/service-worker.js', 200, 'application/javascript; charset=utf-8', ASKED_AGAIN],
  ['/order-button.js', 200, 'application/javascript; charset=utf-8', 'public, max-age=3600'],
  ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', ASKED_AGAIN],
  ['/robots.txt', 200, 'text/plain; charset=utf-8', ASKED_AGAIN],
  ['/api/openapi.json', 200, 'application/json; charset=utf-8', 'public, max-age=3600'],
  ['/api/nowhere', 404, 'application/json; charset=utf-8', 'no-store'],
];

describe('hosting', () => {
  it('has the sitemap of the functions at its own address', async () => {
    const response = await fetch(`${SITE_ADDRESS}/sitemap.xml`);
    const headers = ['content-type', 'cache-control'].map((name) => response.headers.get(name));
    expect([response.status, ...headers]).toEqual([200, 'application/xml; charset=utf-8', SITEMAP_CACHED]);
    expect(await response.text()).toContain(`<loc>${SITE_ADDRESS}/inventory</loc>`);
  });

  it.each([...PAGES, ...NOWHERE, ...FILES])('%s: %i, %s, %s', async (...row) => {
    const [address] = row;
    const response = await fetch(`${SITE_ADDRESS}${address}`);
    const { headers, status } = response;
    expect([address, status, headers.get('content-type'), headers.get('cache-control')]).toEqual(row);
  });

  it.each(MOVED)('%s is %s', async (address, to) => {
    const { status, headers } = await fetch(`${SITE_ADDRESS}${address}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/', '/nowhere', `/assets/${script}`, '/api/openapi.json'])(
    'demands HTTPS of its own host alone: %s',
    async (address) => {
      const { headers } = await fetch(`${SITE_ADDRESS}${address}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it.each([...PAGES, ...NOWHERE.slice(0, 1)])(
    '%s may lie under the edges of a phone, which its bars know',
    async (address) => {
      const page = await (await fetch(`${SITE_ADDRESS}${address}`)).text();
      expect(page).toMatch(/<meta name="viewport" content="[^"]*viewport-fit=cover"/);
    },
  );

  it('lets pages of every site load the order button, and nothing else', async () => {
    const [button, other] = await Promise.all(
      ['/order-button.js', `/assets/${script}`].map(async (address) => (await fetch(SITE_ADDRESS + address)).headers),
    );
    expect(button?.get('access-control-allow-origin')).toBe('*');
    expect(button?.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(other?.get('access-control-allow-origin')).toBeNull();
  });

  it('serves unknown addresses a page with the navbar and a link', async () => {
    const page = await (await fetch(`${SITE_ADDRESS}/nowhere`)).text();
    expect(page).toContain('404: this plate is empty');
    expect(page).toMatch(/<nav [^>]*id="site-links".*href="\/inventory"/s);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  });
});
