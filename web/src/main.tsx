import './lib/newer-functions.ts';
import './first-paint/first-entry.ts'; // reads the history before the router writes it
import '@fontsource-variable/plus-jakarta-sans';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage, SiteRoutes } from './app/routes.tsx';
import { makeStyles } from './app/styles.ts';
import { makeTheme } from './app/theme.ts';
import { STARTED } from './first-paint/handover.ts';
import { addressHere, BASE } from './lib/base.ts';
import { watchMoves } from './lib/history-moves.ts';
import { NAMELESS_MS, showHouse } from './lib/house-memory.ts';

/** What an error boundary catches is an error of the page too. */
const OPTIONS = { onCaughtError: globalThis.reportError };
/** By then a page has what it shows first; the files of the service worker would take its network and its processor. */
const SETTLED_MS = 5000;

watchMoves();
for (const kind of ['error', 'unhandledrejection'] as const) addEventListener(kind, report);
// Not awaited at the top level: pages import from the same chunk and would deadlock.
// Every page's HTML has this element.
// A browser that is too old has its sentence (public/too-old.js).
if (!('old' in document.documentElement.dataset)) void start(document.getElementById('root') as HTMLElement);

/** Hydrates a prerendered page, or renders an empty one. */
async function start(element: HTMLElement): Promise<void> {
  setTimeout(showHouse, NAMELESS_MS); // a page without a first script
  if (!document.querySelector('[data-main]') && (await isElsewhere())) return; // no first script has asked
  await nextTask(); // this file's own evaluation was long
  // The page's own modules first, so that hydration does not replace its content with a spinner.
  const page = await loadPage(addressHere()).catch(() => null); // the page itself retries and shows the failure
  await nextTask();
  const theme = makeTheme();
  await nextTask();
  const app = (
    <BrowserRouter basename={BASE}>
      <App styles={makeStyles()} theme={theme}>
        <SiteRoutes />
      </App>
    </BrowserRouter>
  );
  // In a transition, so that the browser can handle input between its steps.
  startTransition(() => {
    // A host may serve another page's HTML for an address.
    if (element.dataset['page'] === page) hydrateRoot(element, app, OPTIONS);
    else createRoot(element, OPTIONS).render(app);
  });
  dispatchEvent(new Event(STARTED));
  if (import.meta.env.PROD) setTimeout(registerServiceWorker, SETTLED_MS);
}

/** Whether this page goes to the language of the house. Where that cannot be found out, it stays. */
function isElsewhere(): Promise<boolean> {
  return import('./lib/find-language.ts').then((it) => it.findLanguage(NAMELESS_MS)).catch(() => false);
}

/** The sender is fetched with the first error. */
function report(event: ErrorEvent | PromiseRejectionEvent): void {
  import('./app/report-error.ts').then(({ reportError }) => reportError(event)).catch(() => undefined);
}

/** Yields to the browser between long steps. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Registers the service worker of this language, for the whole site: a browser has one. Where that fails, as in a private window, the site works online only. */
function registerServiceWorker(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(`${BASE}/service-worker.js`, { scope: '/' }).catch(() => undefined);
}
