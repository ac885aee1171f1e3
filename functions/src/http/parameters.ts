import { documentIdSchema, idempotencyKeySchema, parsePageRequest, parseWith, type Parsed } from '@foodhouse/domain';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Listed, Page } from '../services/ports.ts';

/** What every list takes. */
export const PAGE_QUERY = {
  limit: 'how many, from 1 to 100; 100 when left out',
  after: 'the id of the last one seen; the Link header of an answer has it for the next page',
} as const;

/** What every request takes that makes something. */
export const REPEATABLE = {
  'Idempotency-Key': 'a repeat with the same key and body gets the first answer again',
} as const;

/** A path parameter, without the stray line breaks that some clients send. */
export function parameter(request: Request, name: string): string {
  return clean(request.params[name]);
}

/** The path parameter `id` of a document. */
export function idParameter(request: Request): Parsed<string> {
  return parseNamed('id', documentIdSchema, parameter(request, 'id'));
}

/** The header of a request that may come again; null when there is none. */
export function idempotencyKeyOf(request: Request): Parsed<string | null> {
  const header = request.headers['idempotency-key'];
  return header === undefined ? { ok: true, value: null } : parseNamed('Idempotency-Key', idempotencyKeySchema, header);
}

/** A query parameter, likewise. The doubled `&&` parses as one. */
export function queryText(request: Request, name: string): string {
  return clean(request.query[name]);
}

/** One value against its schema, the problem named after it. */
export function parseNamed<T>(name: string, schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const parsed = parseWith(schema, value);
  return parsed.ok ? parsed : { ok: false, fields: { [name]: parsed.fields['body'] ?? 'expected another value' } };
}

/** `?limit=&after=`. Other parameters are let through, as links to lists gather them. */
export function parsePage(request: Request): Parsed<Page> {
  const page = parsePageRequest({ limit: request.query['limit'], after: request.query['after'] });
  return page.ok ? { ok: true, value: { limit: page.value.limit, after: page.value.after ?? null } } : page;
}

/** `Link: <…?limit=…&after=…>; rel="next"` when there is a next page. */
export function linkNext(request: Request, response: Response, page: Page, listed: Listed<unknown>): void {
  if (listed.next === null) return;
  const query = new URLSearchParams(
    Object.entries(request.query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  query.set('limit', String(page.limit));
  query.set('after', listed.next);
  response.setHeader('link', `<${request.baseUrl}${request.path}?${query.toString()}>; rel="next"`);
}

function clean(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/[\r\n]/g, '').trim() : '';
}
