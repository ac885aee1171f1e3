import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../limits/page-size.ts';
import type { Parsed } from '../result.ts';
import { describe, documentIdSchema } from './fields.ts';
import { parseWith } from './parse.ts';

/** Every list takes `?limit=&after=`, where `after` is the id of the last entry of the page before. */
export const pageSchema = z.object({
  limit: z.coerce
    .number({ error: (issue) => `expected a number from 1 to ${MAX_PAGE_SIZE}, got ${describe(issue.input)}` })
    .int(`expected a whole number from 1 to ${MAX_PAGE_SIZE}`)
    .min(1, `expected a number from 1 to ${MAX_PAGE_SIZE}`)
    .max(MAX_PAGE_SIZE, `expected a number from 1 to ${MAX_PAGE_SIZE}`)
    .default(MAX_PAGE_SIZE)
    .describe('how many, from 1 to 100; 100 when left out'),
  after: documentIdSchema
    .optional()
    .transform((id) => id ?? null)
    .describe('the id of the last one seen; the Link header of an answer has it for the next page'),
});

/** The requested page of a list; `after` is null for the first one. An unknown id starts at the beginning. */
export type PageRequest = z.infer<typeof pageSchema>;

export function parsePageRequest(query: unknown): Parsed<PageRequest> {
  return parseWith(pageSchema, query);
}
