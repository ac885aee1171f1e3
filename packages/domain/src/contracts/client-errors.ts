import { z } from 'zod';
import { CLIENT_ERROR_LIMITS } from '../limits/client-error-limits.ts';
import type { Parsed } from '../result.ts';
import { withoutPersonalData } from '../text/without-personal-data.ts';
import { parseWith } from './parse.ts';

/** A technical text: cut, and without what may belong to a person. Line breaks are the only control characters. */
function technical(max: number): z.ZodType<string, string> {
  return z
    .string()
    .max(4 * max)
    .transform((text) => withoutPersonalData(text.replaceAll(/[^\P{Cc}\n]/gu, ' ')).slice(0, max));
}

/** POST /client-errors: an error that a page did not handle. */
export const clientErrorSchema = z.strictObject({
  name: technical(CLIENT_ERROR_LIMITS.name).describe('the type of the error: TypeError'),
  message: technical(CLIENT_ERROR_LIMITS.message),
  stack: technical(CLIENT_ERROR_LIMITS.stack).describe('as the browser writes it; empty when there is none'),
  page: technical(CLIENT_ERROR_LIMITS.page).describe('the path of the page, without its query'),
  build: technical(CLIENT_ERROR_LIMITS.build).describe('the main script, whose name changes with every build'),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

export function parseClientError(body: unknown): Parsed<ClientError> {
  return parseWith(clientErrorSchema, body);
}
