import {
  choiceIdSchema,
  documentIdSchema,
  housePageField,
  idempotencyKeySchema,
  parseWith,
  tableCodeField,
  type PageRequest,
  type Parsed,
} from '@foodhouse/domain';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Page } from '../services/shared/ports.ts';

/** What a repeat does with the key of a request that makes something. */
export const FIRST_ANSWER_AGAIN = 'a repeat with the same key and body gets the first answer again';

/** A parameter of path or query, read without the stray line breaks and blanks that some clients send; '' when it is missing. */
export function parameter<T>(schema: z.ZodType<T>): z.ZodType<T> {
  return z.preprocess(clean, schema);
}

/** A parameter that is any text. */
export const textParameter = parameter(z.string());

/** The path of one document: `/:id`. */
export const idParams = z.object({ id: parameter(documentIdSchema) });

/** The path of a screen, whose page makes the id: random, so that no two have the same. */
export const screenParams = z.object({ id: parameter(z.uuid('expected a UUID')) });

/** The path of a group of options. */
export const choiceIdParams = z.object({ id: parameter(choiceIdSchema) });

/** The path of a table. */
export const tableParams = z.object({ code: parameter(tableCodeField) });

/** The path of a page that the law asks for. */
export const housePageParams = z.object({ page: parameter(housePageField) });

/** The header of a request that may be sent again; null when there is none. */
export function idempotencyKeyOf(request: Request): Parsed<string | null> {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return { ok: true, value: null };
  const parsed = parseWith(idempotencyKeySchema, header);
  return parsed.ok ? parsed : { ok: false, fields: { 'Idempotency-Key': parsed.fields['body'] ?? 'expected a key' } };
}

/** `Link: <…?limit=…&after=…>; rel="next"` when there is a next page. */
export function linkNext(request: Request, response: Response, page: PageRequest, listed: Page<unknown>): void {
  if (listed.next === null) return;
  const query = new URLSearchParams(
    Object.entries(request.query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  query.set('limit', String(page.limit));
  query.set('after', listed.next);
  response.setHeader('link', `<${request.baseUrl}${request.path}?${query.toString()}>; rel="next"`);
}

/** The text of a parameter. The doubled `&&` of a query parses as one. */
export function clean(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/[\r\n]/g, '').trim() : '';
}
