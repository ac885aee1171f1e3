import type { ComponentType } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { lazyComponent, type LazyComponent } from '../components/lazy-component.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { PublicLayout } from './public-layout.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

type Pages = Readonly<Record<string, LazyComponent<object>>>;

const dashboard = lazyPage(() => import('../routes/dashboard.tsx'));

/** Pages by the path of their route. Each is a lazy module that exports `Component`. */
const PUBLIC_PAGES: Pages = {
  '/': lazyPage(() => import('../routes/home.tsx')),
  '/inventory': lazyPage(() => import('../routes/inventory.tsx')),
  '/user/:userId': lazyPage(() => import('../routes/food-details.tsx')),
  '/foods/:foodId': lazyPage(() => import('../routes/food-address.tsx')),
  '/chefs': lazyPage(() => import('../routes/chefs.tsx')),
  '/about': lazyPage(() => import('../routes/about.tsx')),
  '/review': lazyPage(() => import('../routes/review.tsx')),
};
const BARE_PAGES: Pages = {
  '/login': lazyPage(() => import('../routes/login.tsx')),
  '/signup': lazyPage(() => import('../routes/sign-up.tsx')),
};
const DASHBOARD_PAGES: Pages = {
  '/dashboard': lazyPage(() => import('../routes/dashboard-index.tsx')),
  '/dashboard/myorders': lazyPage(() => import('../routes/my-orders.tsx')),
  '/dashboard/orderlist': lazyPage(() => import('../routes/order-list.tsx')),
  '/dashboard/kitchen': lazyPage(() => import('../routes/kitchen.tsx')),
  '/dashboard/review': lazyPage(() => import('../routes/reviews.tsx')),
  '/dashboard/addfood': lazyPage(() => import('../routes/add-food.tsx')),
  '/dashboard/allusers': lazyPage(() => import('../routes/all-users.tsx')),
};

const ROUTES: RouteObject[] = [
  {
    element: (
      <PublicLayout>
        <PageOutlet />
      </PublicLayout>
    ),
    children: [...routesOf(PUBLIC_PAGES), { path: '*', Component: NotFoundPage }],
  },
  {
    element: <PageOutlet />,
    children: [
      ...routesOf(BARE_PAGES),
      {
        path: '/dashboard',
        Component: dashboard,
        children: routesOf(DASHBOARD_PAGES),
      },
    ],
  },
];

/** Every address of the site. */
export function SiteRoutes(): React.JSX.Element {
  useScrollMemory();
  return <>{useRoutes(ROUTES)}</>;
}

/**
 * Fetches the modules that an address needs, so that its page renders at once.
 * @returns the path of its route, such as `/user/:userId`; `*` for an address that is no page of ours
 */
export async function loadPage(pathname: string): Promise<string> {
  const matched = (matchRoutes(ROUTES, pathname) ?? []).map(({ route }) => route);
  const pages = [dashboard, ...Object.values({ ...PUBLIC_PAGES, ...BARE_PAGES, ...DASHBOARD_PAGES })];
  await Promise.all(
    pages.filter((page) => matched.some((route) => route.Component === page)).map((page) => page.load()),
  );
  return matched.at(-1)?.path ?? '*';
}

function lazyPage(fetchModule: () => Promise<{ readonly Component: ComponentType }>): LazyComponent<object> {
  return lazyComponent(async () => (await fetchModule()).Component);
}

function routesOf(pages: Pages): RouteObject[] {
  return Object.entries(pages).map(([path, Component]) => ({ path, Component }));
}
