import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { forgetLinks, keptOf, keptUnder } from './data/kept-links.ts';
import { BASE } from './lib/base.ts';
import { FROM_CACHE_HEADER } from './data/menu.ts';

// Keeps the last menu readable offline. Everything comes from the network first, except files whose content never
// changes under their address; only GET requests are handled. prerender/build.ts bundles this file and injects the
// names of files and pages.

/** The scripts and the font of the offline pages; their names change with their content. */
declare const FILES: readonly string[];
/** Pages cached ahead, by their addresses. Every other page is cached when it is visited. */
declare const PAGES: readonly string[];
const PAGES_CACHE = 'pages';
/** An address in the folder of a language. */
const IN_A_FOLDER = /^\/[a-z]{2}(?:-[A-Z]{2})?(?:\/|$)/;
/** After this long a cached answer is better than waiting. */
const PATIENCE_SECONDS = 4;

const sw = self as unknown as {
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate',
    run: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

void sw.skipWaiting();
clientsClaim();
precacheAndRoute(FILES.map((url) => ({ url, revision: null })));
sw.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES_CACHE).then((cache) => cache.addAll([...PAGES])));
});

// `/__/` is Firebase's own, such as the page to which a sign-in returns.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api|__)\//.test(url.pathname),
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreSearch: true },
    plugins: plugins(new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: 60 }), {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptUnder(request)),
      cacheWillUpdate: ({ request, response }) => Promise.resolve(keptOf(request.url, response)),
    } satisfies WorkboxPlugin),
  }),
);

sw.addEventListener('activate', (event) => {
  event.waitUntil(caches.open(PAGES_CACHE).then(forgetLinks));
});

registerRoute(
  ({ url }) => /^\/api\/(?:foods$|fooddetails\/)/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'menu',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: plugins(new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: 100 }), {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        if (!cachedResponse) return null;
        const headers = new Headers(cachedResponse.headers);
        headers.set(FROM_CACHE_HEADER, '1');
        return new Response(await cachedResponse.blob(), { headers });
      },
    } satisfies WorkboxPlugin),
  }),
);

registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname.startsWith('/img/'),
  new CacheFirst({ cacheName: 'pictures', plugins: plugins(new ExpirationPlugin({ maxEntries: 200 })) }),
);

// For a page that was never visited the menu is shown: it is readable offline.
setCatchHandler(async ({ request }) => {
  const { pathname } = new URL(request.url);
  const menu = `${BASE}/inventory`;
  // The page of another language would lead here again.
  const isOurs = BASE !== '' || !IN_A_FOLDER.test(pathname);
  const isPage = request.mode === 'navigate' && isOurs && pathname !== menu && !pathname.includes('/dashboard');
  return isPage && (await caches.match(menu)) ? Response.redirect(menu) : Response.error();
});

/** workbox's own plugins do not fit its plugin type under `exactOptionalPropertyTypes`. */
function plugins(...all: readonly object[]): WorkboxPlugin[] {
  return all as WorkboxPlugin[];
}
