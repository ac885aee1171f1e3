import { z } from 'zod';
import { describe, mayLeaveOut, text } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Parsed } from '../../result.ts';
import { withoutBidiMarks } from '../../text/clean-text.ts';
import { HOUSE_PAGES, type HousePages } from '../pages.ts';

const EXPECTED_PAGE = `expected ${HOUSE_PAGES.join(', ')}`;
/** The page in the path of GET /house/pages/{page}. */
export const housePageField = z.enum(HOUSE_PAGES, {
  error: (issue) => `${EXPECTED_PAGE}, got ${describe(issue.input)}`,
});

/** GET /house/pages/{page}. */
export interface HousePageDto {
  /** Null where the house has not written it. */
  readonly text: string | null;
}

export const housePageAnswer: z.ZodType<HousePageDto> = z.strictObject({
  text: z.string().nullable().describe('plain text; null: the house has not written it'),
});

const versionField = z.int({ error: (issue) => `expected a whole number, got ${describe(issue.input)}` }).min(0);
/**
 * What a text of a page must be before it is cleaned: NFC takes a time that grows with the square of a run of accents, and this
 * field is as long as no other. No language has more than a few on a letter.
 * @source UAX #15, Stream-Safe Text Format
 */
const cleanable = z
  .string({ error: (issue) => `expected text, got ${describe(issue.input)}` })
  .transform(withoutBidiMarks)
  .refine((value) => !/\p{M}{31}/u.test(value), { error: 'expected at most 30 accents on a letter', abort: true });
const WORDS = 'plain text: an empty line begins a paragraph, "# " a heading; empty: there is no such page';
const pageText = cleanable.pipe(text(LIMITS.pageText)).describe(WORDS);
const texts = { imprint: pageText, privacy: pageText, terms: pageText };
const written = z.string().describe(WORDS);

/** GET /house/pages, and the answer of PUT /house/pages. */
export const housePagesAnswer: z.ZodType<HousePages> = z.strictObject({
  version: versionField,
  imprint: written,
  privacy: written,
  terms: written,
});

/**
 * PUT /house/pages: a page that it does not name stays as it was. `version` is that of the pages that were changed: another one
 * is refused, so that nobody overwrites.
 */
export const saveHousePagesSchema = z.strictObject({ version: versionField, ...mayLeaveOut(texts) });
export type SaveHousePagesRequest = z.infer<typeof saveHousePagesSchema>;

/** The largest body: every character of the pages in three bytes, and the names. */
export const MOST_PAGES_BYTES = 3 * HOUSE_PAGES.length * LIMITS.pageText + 1000;

export function parseSaveHousePagesRequest(body: unknown): Parsed<SaveHousePagesRequest> {
  return parseWith(saveHousePagesSchema, body);
}
