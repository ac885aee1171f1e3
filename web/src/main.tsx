import '@fontsource-variable/plus-jakarta-sans';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { App } from './app/app.tsx';
import { makeRoutes } from './app/routes.tsx';
import { STARTED } from './lib/filled-menu.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await start(root);
dispatchEvent(new Event(STARTED));

/** Takes over the page that was rendered at build, or renders it where there is none. */
async function start(element: HTMLElement): Promise<void> {
  const routes = makeRoutes();
  // The page's own modules first: what is there already must not give way to a spinner.
  await loadMatched(routes);
  const router = createBrowserRouter(routes);
  const app = (
    <App>
      <RouterProvider router={router} />
    </App>
  );
  if (element.firstElementChild) hydrateRoot(element, app);
  else createRoot(element).render(app);
}

async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
