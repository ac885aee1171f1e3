import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { FROM_CACHE_HEADER } from './data/menu.ts';

// Keeps the last menu readable without a network. Everything is asked of the network first but what never changes under its
// address; nothing that is sent goes through here. prerender/build.ts makes it a file of its own and names
// the files and pages.

/** The scripts and the font of the pages that can be read offline; their names change with their content. */
declare const FILES: readonly string[];
/** Pages fetched ahead, by their addresses. Every other one is kept once it was visited. */
declare const PAGES: readonly string[];
const PAGES_CACHE = 'pages';
/** Longer, and what is there already is better than what may come. */
const PATIENCE_SECONDS = 4;

const sw = self as unknown as {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install', run: (event: { waitUntil: (work: Promise<unknown>) => void }) => void) => void;
};

void sw.skipWaiting();
clientsClaim();
precacheAndRoute(FILES.map((url) => ({ url, revision: null })));
sw.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES_CACHE).then((cache) => cache.addAll([...PAGES])));
});

// `/__/` is Firebase's own, such as the page that a sign-in comes back to.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api|__)\//.test(url.pathname),
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreSearch: true },
    plugins: plugins(new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: 60 })),
  }),
);

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

// A page that was never visited: the menu is what can be read without a network.
setCatchHandler(async ({ request }) => {
  const isPage = request.mode === 'navigate' && !new URL(request.url).pathname.startsWith('/dashboard');
  const menu = isPage ? await caches.match('/inventory') : undefined;
  return menu ? Response.redirect('/inventory') : Response.error();
});

/** workbox's own plugins do not fit its type of one where optional properties are taken at their word. */
function plugins(...all: readonly object[]): WorkboxPlugin[] {
  return all as WorkboxPlugin[];
}
