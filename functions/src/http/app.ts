import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import express, { type Express, type IRoute, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import { isDeployed, siteOrigins } from '../config.ts';
import { refused } from '../services/shared/outcomes.ts';
import type { Ports } from '../services/shared/ports.ts';
import { trustedProxies } from './client-address.ts';
import { bodyTooLarge } from './errors.ts';
import { handleThrown, logRequests, sendRefusal } from './respond.ts';
import { METHODS, type Route } from './route.ts';

/** Of every route that names no other. */
const BODY_LIMIT_BYTES = 64 * 1024;
const PREFLIGHT_SECONDS = 3600;

export interface AppOptions {
  /** In the log: `api`, or the callable's name. */
  readonly name: string;
  readonly routes: readonly Route[];
  /** The allowed origins and the trusted proxies. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/**
 * Routes, at the root and under `/api`, which is how Hosting reaches them.
 * @param ports loaded when the process starts; a request waits for them
 */
export function createApp(
  ports: () => Promise<Ports>,
  { name, routes, environment = process.env }: AppOptions,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // only cacheable answers have one: food-routes.ts, about-routes.ts
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxies(isDeployed(environment)));
  app.use(logRequests(name), commonHeaders(), allowSiteOrigins(environment), ...bodyReaders(routes));
  const router = express.Router({ caseSensitive: true });
  for (const path of new Set(routes.map((route) => route.path))) {
    mount(
      router.route(path),
      routes.filter((route) => route.path === path),
      ports,
    );
  }
  app.use('/api', router);
  app.use(router);
  app.use((_request, response) => {
    sendRefusal(response, refused('NO_SUCH_ROUTE', 'There is no such route.'));
  });
  app.use(handleThrown);
  return app;
}

/** All methods of one path. Express answers HEAD like GET, without the body. */
function mount(at: IRoute, routes: readonly Route[], ports: () => Promise<Ports>): void {
  const allowed = routes.flatMap(({ method, changesByGet }) =>
    method === 'get' && !changesByGet ? ['GET', 'HEAD'] : [method.toUpperCase()],
  );
  const refuseMethod: RequestHandler = (_request, response) => {
    response.setHeader('allow', allowed.join(', '));
    sendRefusal(response, refused('METHOD_NOT_ALLOWED', `Expected ${allowed.join(' or ')}.`));
  };
  if (!allowed.includes('HEAD')) at.head(refuseMethod);
  for (const route of routes) {
    at[route.method](async (request, response) => {
      await route.run(await ports(), request, response);
    });
  }
  at.all(refuseMethod);
}

/**
 * The headers of every answer. helmet makes the security ones, once: none of them depends on the request. Those that
 * only concern pages are left out.
 */
function commonHeaders(): RequestHandler {
  const headers = new Map<string, string>();
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // As Hosting's: a house's own domain may have hosts without a certificate.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, (problem?: unknown) => {
    if (problem) throw problem;
  });
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'Origin');
  return (_request, response, next) => {
    response.removeHeader('x-powered-by'); // the functions runtime sets it around this app
    response.setHeaders(headers);
    next();
  };
}

/** Lets pages of the site read answers. A request without an Origin header is not from another site's page. */
function allowSiteOrigins(environment: NonNullable<AppOptions['environment']>): RequestHandler {
  const allow = cors({
    origin: [...siteOrigins(environment)],
    methods: METHODS.map((method) => method.toUpperCase()),
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-next-place', 'x-total-count'],
    maxAge: PREFLIGHT_SECONDS,
  });
  return (request, response, next) => {
    if (request.headers.origin === undefined) next();
    else allow(request, response, next);
  };
}

/**
 * A body must be JSON, and as small as its route says; requests without one pass. The functions runtime has read it already,
 * without our limit. A stranger, whom the gate behind this refuses, sends no more than to any other route.
 */
function bodyReaders(routes: readonly Route[]): readonly RequestHandler[] {
  const larger = new Map(routes.flatMap(({ path, mostBytes }) => (mostBytes === undefined ? [] : [[path, mostBytes]])));
  const limitOf = ({ path, headers }: Request): number =>
    (headers.authorization === undefined ? undefined : larger.get(path.replace(/^\/api(?=\/)/, ''))) ??
    BODY_LIMIT_BYTES;
  const readers = new Map(
    [BODY_LIMIT_BYTES, ...larger.values()].map((limit) => [
      limit,
      express.json({ limit, strict: true, inflate: false }),
    ]),
  );
  const requireJson: RequestHandler = (request, response, next) => {
    const limit = limitOf(request);
    const rawBody = 'rawBody' in request ? request.rawBody : undefined;
    const length = Buffer.isBuffer(rawBody) ? rawBody.length : Number(request.headers['content-length'] ?? 0);
    const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
    if (length > limit) sendRefusal(response, bodyTooLarge(limit));
    else if (hasBody && !request.is('application/json'))
      sendRefusal(response, refused('UNSUPPORTED_MEDIA_TYPE', 'Expected application/json.'));
    else next();
  };
  return [requireJson, (request, response, next) => readers.get(limitOf(request))?.(request, response, next)];
}
