import '@fontsource-variable/plus-jakarta-sans';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { isOfDashboard } from './paths.ts';
import { loadPage, SiteRoutes } from './app/routes.tsx';
import { makeStyles } from './app/styles.ts';
import { makeTheme } from './app/theme.ts';
import { sessionStore, startSession } from './data/session.ts';
import { STARTED } from './first-paint/handover.ts';

/** After that the page is rendered as it is before it is known who is here: its buttons work then. */
const PATIENCE_MS = 2000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited here: pages import from the same file, and would wait for it to end.
void start(root);

/** Takes over the page that was rendered at build, or renders it where there is none. */
async function start(element: HTMLElement): Promise<void> {
  // The page's own modules first: what is there already must not give way to a spinner.
  const [page] = await Promise.all([
    loadPage(location.pathname).catch(() => null), // then the page itself tries again and explains
    isOfDashboard(location.pathname) && knowWhoIsHere(),
  ]);
  await nextTask();
  const theme = makeTheme();
  await nextTask();
  const app = (
    <BrowserRouter>
      <App styles={makeStyles()} theme={theme}>
        <SiteRoutes />
      </App>
    </BrowserRouter>
  );
  // In small steps, between which the browser answers whoever touches the page.
  startTransition(() => {
    // An address may be answered with another page's HTML, as where the host knows no better.
    if (element.dataset['page'] === page) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
  dispatchEvent(new Event(STARTED));
  if (import.meta.env.PROD) keepMenuForLater();
}

/** The dashboard's HTML says already that it waits for this: nothing is rendered twice. */
async function knowWhoIsHere(): Promise<void> {
  if (sessionStore.get().status !== 'loading') return;
  const patience = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  // What cannot be fetched, the page itself tries again and explains.
  await Promise.race([startSession(), patience]);
}

/** Between long steps the browser may answer whoever touches the page. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Registers the service worker. Where there can be none, such as in a private window, the site only needs its network. */
function keepMenuForLater(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
