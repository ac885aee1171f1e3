import type { RouteObject } from 'react-router-dom';
import { LoadingBlock } from '../components/loading-block.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';

/** Every address of the site. Routes are lazy modules that export `Component`. */
export function makeRoutes(): RouteObject[] {
  return [
    {
      element: <PublicLayout />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <LoadingBlock />,
      children: [
        { index: true, lazy: () => import('../routes/home.tsx') },
        { path: 'inventory', lazy: () => import('../routes/inventory.tsx') },
        { path: 'user/:userId', lazy: () => import('../routes/food-details.tsx') },
        { path: 'foods/:foodId', lazy: () => import('../routes/food-address.tsx') },
        { path: 'chefs', lazy: () => import('../routes/chefs.tsx') },
        { path: 'about', lazy: () => import('../routes/about.tsx') },
        { path: 'review', lazy: () => import('../routes/review.tsx') },
      ],
    },
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <LoadingBlock />,
      children: [
        { path: '/login', lazy: () => import('../routes/login.tsx') },
        { path: '/signup', lazy: () => import('../routes/sign-up.tsx') },
        {
          path: '/dashboard',
          lazy: () => import('../routes/dashboard.tsx'),
          children: [
            { index: true, lazy: () => import('../routes/dashboard-index.tsx') },
            { path: 'myorders', lazy: () => import('../routes/my-orders.tsx') },
            { path: 'orderlist', lazy: () => import('../routes/order-list.tsx') },
            { path: 'kitchen', lazy: () => import('../routes/kitchen.tsx') },
            { path: 'review', lazy: () => import('../routes/reviews.tsx') },
            { path: 'addfood', lazy: () => import('../routes/add-food.tsx') },
            { path: 'allusers', lazy: () => import('../routes/all-users.tsx') },
            { path: '*', Component: NotFoundPage },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
}
