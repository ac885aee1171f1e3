import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Ports } from '../compose.ts';
import { refused } from '../services/outcomes.ts';
import { handleThrown, logRequests, sendRefusal } from './exchange.ts';
import { foodRoutes } from './food-routes.ts';
import { orderRoutes } from './order-routes.ts';
import type { RouteTable } from './route.ts';
import { userRoutes } from './user-routes.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const METHODS = ['get', 'post', 'put', 'delete'] as const;

/**
 * The HTTP routes of the specification, at the root and under `/api`, which is how Hosting reaches them.
 * @param ports loaded with the first request, so that a cold start stays short
 */
export function createApp(ports: () => Promise<Ports>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(
    logRequests,
    helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } } }),
    noStore,
  );
  app.use(requireJson, express.json({ limit: BODY_LIMIT_BYTES, strict: true }));
  const router = express.Router();
  for (const [path, methods] of Object.entries<RouteTable[string]>({ ...foodRoutes, ...orderRoutes, ...userRoutes })) {
    const route = router.route(path);
    for (const method of METHODS) {
      const handle = methods[method];
      if (handle)
        route[method](async (request, response) => {
          await handle(await ports(), request, response);
        });
    }
    const allowed = METHODS.filter((method) => methods[method]).map((method) => method.toUpperCase());
    route.all((_request, response) => {
      response.setHeader('allow', allowed.join(', '));
      sendRefusal(response, refused('METHOD_NOT_ALLOWED', `Expected ${allowed.join(' or ')}.`));
    });
  }
  app.use('/api', router);
  app.use(router);
  app.use((_request, response) => {
    sendRefusal(response, refused('NO_SUCH_ROUTE', 'There is no such route.'));
  });
  app.use(handleThrown);
  return app;
}

const noStore: RequestHandler = (_request, response, next) => {
  response.removeHeader('x-powered-by'); // set by the app that the functions runtime puts around this one
  response.setHeader('cache-control', 'no-store');
  next();
};

/** A body must be JSON and small; requests without one pass. The functions runtime has read it already, without our limit. */
const requireJson: RequestHandler = (request, response, next) => {
  const { rawBody } = request as { rawBody?: Buffer };
  const length = rawBody?.length ?? Number(request.headers['content-length'] ?? 0);
  const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
  if (length > BODY_LIMIT_BYTES) {
    sendRefusal(response, refused('BODY_TOO_LARGE', 'The body is larger than 64 KiB.'));
  } else if (hasBody && !request.is('application/json')) {
    sendRefusal(response, refused('UNSUPPORTED_MEDIA_TYPE', 'Expected application/json.'));
  } else next();
};
