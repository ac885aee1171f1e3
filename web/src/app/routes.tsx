import type { ComponentType } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { lazyComponent, type LazyComponent } from '../first-paint/lazy-component.tsx';
import { useScrollMemory } from '../first-paint/use-scroll-memory.ts';
import { ALL_PAGES, isPublic, type Page } from '../pages.ts';
import { paths } from '../paths.ts';
import { PageOutlet } from './page-outlet.tsx';
import { PublicLayout } from './public-layout.tsx';

interface PageModule {
  readonly Component: ComponentType;
}

const MODULES = import.meta.glob<PageModule>(['../routes/*.tsx', '!../routes/*.test.tsx']);

const dashboard = lazyPage(() => import('./dashboard.tsx'));
const notFound = lazyComponent(async () => (await import('../features/home/not-found-page.tsx')).NotFoundPage);
const pages = new Map<string, LazyComponent<object>>([['*', notFound]]);
/** In development alone: every state of every part, decision 024. */
const GALLERY: RouteObject[] = import.meta.env.DEV
  ? [
      {
        element: <PageOutlet />,
        children: [{ path: '/dev/gallery', Component: lazyPage(() => import('../dev/gallery.tsx')) }],
      },
    ]
  : [];
const ROUTES = [
  ...routesOf(ALL_PAGES, (page) => {
    const load = MODULES[`../routes/${page.module}.tsx`];
    if (!load) throw new Error(`expected routes/${page.module}.tsx`);
    const component = lazyPage(load);
    pages.set(page.path, component);
    return component;
  }),
  ...GALLERY,
];

/** Every address of the site. */
export function SiteRoutes(): React.JSX.Element {
  useScrollMemory();
  return <>{useRoutes(ROUTES)}</>;
}

/** The routes of a table of pages, in their layouts. @param componentOf fetches a page's module on its first render */
export function routesOf(table: readonly Page[], componentOf: (page: Page) => ComponentType): RouteObject[] {
  const routesFor = (isHere: (page: Page) => boolean): RouteObject[] =>
    table.filter(isHere).map((page) => ({ path: page.path, Component: componentOf(page) }));
  return [
    {
      element: (
        <PublicLayout>
          <PageOutlet />
        </PublicLayout>
      ),
      children: [...routesFor((page) => isPublic(page) && !page.isBare), { path: '*', Component: notFound }],
    },
    {
      element: <PageOutlet isBare />,
      children: [
        ...routesFor((page) => isPublic(page) && page.isBare === true),
        { path: paths.dashboard, Component: dashboard, children: routesFor((page) => !isPublic(page)) },
      ],
    },
  ];
}

/**
 * Fetches the modules of an address, so that its page renders without waiting. On the dashboard it waits for the session
 * too: its HTML already shows that.
 * @returns the path of its route, such as `/user/:userId`; `*` for an unknown address
 */
export async function loadPage(pathname: string): Promise<string> {
  const matched = (matchRoutes(ROUTES, pathname) ?? []).map(({ route }) => route);
  const path = matched.at(-1)?.path ?? '*';
  const isOnDashboard = matched.some(({ Component }) => Component === dashboard);
  await Promise.all([
    pages.get(path)?.load(),
    ...(isOnDashboard
      ? [dashboard.load(), import('../first-list/first-session.ts').then((it) => it.firstSession())]
      : []),
  ]);
  return path;
}

function lazyPage(fetchModule: () => Promise<PageModule>): LazyComponent<object> {
  return lazyComponent(async () => (await fetchModule()).Component);
}
