import { aboutRoutes } from './about-routes.ts';
import { basketRoutes } from './basket-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import { choiceRoutes } from './choice-routes.ts';
import { clientErrorRoutes } from './client-error-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { foodRoutes } from './food-routes.ts';
import { houseSettingsRoutes } from './house-routes.ts';
import { importRoutes } from './import-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { orderRoutes, placingRoutes } from './order-routes.ts';
import { limitGuesses } from '../process-limits.ts';
import { pictureRoutes } from './picture-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import type { Route } from '../route.ts';
import { screenRoutes } from './screen-routes.ts';
import { trackRoutes } from './track-routes.ts';
import { userRoutes } from './user-routes.ts';

/** A code of a table is looked up by its own route, by quotes and by orders, and counts once for all. */
const tableGuesses = limitGuesses({ count: 120, windowMs: 60_000 });

const houseRoutes: readonly Route[] = [
  ...foodRoutes,
  ...houseSettingsRoutes(tableGuesses),
  ...categoryRoutes,
  ...choiceRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...pictureRoutes,
  ...basketRoutes(tableGuesses),
  ...placingRoutes(tableGuesses),
  ...orderRoutes,
  ...screenRoutes,
  ...trackRoutes(),
  ...reviewRoutes(),
  ...userRoutes,
  ...invitationRoutes(),
  ...clientErrorRoutes(),
];

/** Every route there is. */
export const ROUTES: readonly Route[] = [...houseRoutes, ...aboutRoutes(houseRoutes)];
