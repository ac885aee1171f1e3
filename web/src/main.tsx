import '@fontsource-variable/plus-jakarta-sans';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage, SiteRoutes } from './app/routes.tsx';
import { makeStyles } from './app/styles.ts';
import { STARTED } from './lib/filled-menu.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited here: pages import from the same file, and would wait for it to end.
void start(root);

/** Takes over the page that was rendered at build, or renders it where there is none. */
async function start(element: HTMLElement): Promise<void> {
  // The page's own modules first: what is there already must not give way to a spinner.
  const page = await loadPage(location.pathname);
  const app = (
    <BrowserRouter>
      <App styles={makeStyles()}>
        <SiteRoutes />
      </App>
    </BrowserRouter>
  );
  // An address may be answered with another page's HTML, as where the host knows no better.
  if (element.dataset['page'] === page) hydrateRoot(element, app);
  else createRoot(element).render(app);
  dispatchEvent(new Event(STARTED));
  if (import.meta.env.PROD) keepMenuForLater();
}

/** Registers the service worker. Where there can be none, such as in a private window, the site only needs its network. */
function keepMenuForLater(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
