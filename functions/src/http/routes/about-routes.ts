import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { z } from 'zod';
import { done } from '../../services/shared/outcomes.ts';
import { route, type Route } from '../route.ts';

const CACHED = 'public, max-age=3600';

/** A route with the same answer for everybody. */
interface Made {
  readonly type: 'json' | 'html';
  readonly text: string;
  readonly etag: string;
  readonly policy: string | null;
}

const healthRoute = route({
  method: 'get',
  path: '/health',
  access: 'anyone',
  summary: 'Whether the service and its dependencies answer; 503 if not.',
  answer: { schema: z.strictObject({ status: z.literal('ok') }) },
  async handle({ ports }) {
    await ports.health.check();
    return done({ status: 'ok' as const });
  },
});

/** The documentation of the routes, for people and for programs. Built from the routes on the first request. */
export function aboutRoutes(described: readonly Route[]): readonly Route[] {
  const routes = [...described, healthRoute];
  const description = once(async () => {
    const { openApiOf } = await import('../openapi.ts');
    return openApiOf(routes);
  });
  const json = once(async () => made('json', JSON.stringify(await description())));
  const page = once(async () => {
    const [document, { docsPage }] = await Promise.all([description(), import('../docs-page.ts')]);
    const { html, styleHash } = docsPage(document);
    const policy = `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
    return made('html', html, policy);
  });
  return [
    healthRoute,
    route({
      method: 'get',
      path: '/openapi.json',
      access: 'anyone',
      summary: 'This description, as OpenAPI 3.1.',
      answer: { schema: z.looseObject({}), send: sendMade },
      handle: async () => done(await json()),
    }),
    route({
      method: 'get',
      path: '/docs',
      access: 'anyone',
      summary: 'This description, as a page.',
      answer: { schema: z.string(), type: 'text/html', send: sendMade },
      handle: async () => done(await page()),
    }),
  ];
}

function made(type: Made['type'], text: string, policy: string | null = null): Made {
  return { type, text, etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`, policy };
}

function sendMade(response: Response, { type, text, etag, policy }: Made): void {
  response.setHeader('cache-control', CACHED);
  response.setHeader('etag', etag); // Express answers 304 to those who have it
  if (policy !== null) response.setHeader('content-security-policy', policy);
  response.type(type).send(text);
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => (value ??= make());
}
