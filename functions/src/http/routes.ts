import { aboutRoutes } from './about-routes.ts';
import { basketRoutes } from './basket-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import { choiceRoutes } from './choice-routes.ts';
import { clientErrorRoutes } from './client-error-routes.ts';
import { foodRoutes } from './food-routes.ts';
import { houseSettingsRoutes } from './house-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import type { Route } from './route.ts';
import { screenRoutes } from './screen-routes.ts';
import { trackRoutes } from './track-routes.ts';
import { userRoutes } from './user-routes.ts';

const houseRoutes: readonly Route[] = [
  ...foodRoutes,
  ...houseSettingsRoutes,
  ...categoryRoutes,
  ...choiceRoutes,
  ...basketRoutes(),
  ...orderRoutes,
  ...screenRoutes,
  ...trackRoutes(),
  ...reviewRoutes,
  ...userRoutes,
  ...clientErrorRoutes(),
];

/** Every route there is. */
export const ROUTES: readonly Route[] = [...houseRoutes, ...aboutRoutes(houseRoutes)];
