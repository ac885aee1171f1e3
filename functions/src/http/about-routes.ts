import type { Response } from 'express';
import { z } from 'zod';
import { done } from '../services/outcomes.ts';
import { route, type Route } from './route.ts';

const DAY = 'public, max-age=3600';

const healthRoute = route({
  method: 'get',
  path: '/health',
  access: 'anyone',
  summary: 'Whether the service and what it depends on answer. 503 when not.',
  answer: { schema: z.strictObject({ status: z.literal('ok') }) },
  async handle({ ports }) {
    await ports.health.check();
    return done({ status: 'ok' as const });
  },
});

/** What the routes are, for people and for programs. Made from the routes themselves, at the first question. */
export function aboutRoutes(described: readonly Route[]): readonly Route[] {
  const routes = [...described, healthRoute];
  return [
    healthRoute,
    route({
      method: 'get',
      path: '/openapi.json',
      access: 'anyone',
      summary: 'This description, as OpenAPI 3.1.',
      answer: { schema: z.looseObject({}), send: sendCached },
      async handle() {
        const { openApiOf } = await import('./openapi.ts');
        return done(openApiOf(routes));
      },
    }),
    route({
      method: 'get',
      path: '/docs',
      access: 'anyone',
      summary: 'This description, as a page to read.',
      answer: { schema: z.string(), send: sendPage },
      async handle() {
        const [{ openApiOf }, { docsPage }] = await Promise.all([import('./openapi.ts'), import('./docs-page.ts')]);
        return done(docsPage(openApiOf(routes)));
      },
    }),
  ];
}

function sendCached(response: Response, value: unknown): void {
  response.setHeader('cache-control', DAY);
  response.json(value);
}

function sendPage(
  response: Response,
  { html, styleHash }: { readonly html: string; readonly styleHash: string },
): void {
  response.setHeader('cache-control', DAY);
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  );
  response.type('html').send(html);
}
