import { z } from 'zod';
import { LIMITS } from '../../limits/field-limits.ts';
import { parseWith } from '../../contracts/parse.ts';
import type { Parsed } from '../../result.ts';
import { MENU_FORMATS } from '../moved-menu.ts';

/** No answer repeats a key, not even one that is none. */
const EXPECTED_KEY = `expected a key: at most ${LIMITS.menuKey} letters, digits and signs without blanks`;

/** POST /menu/fetch. The key goes to the other system once, and is kept nowhere. */
export const fetchMenuSchema = z.strictObject({
  key: z
    .string({ error: EXPECTED_KEY })
    .max(LIMITS.menuKey, { error: EXPECTED_KEY, abort: true })
    .regex(/^[\x21-\x7e]+$/, EXPECTED_KEY)
    .describe('the owner’s key for “Fetch menu” of GloriaFood'),
});
export type FetchMenuRequest = z.infer<typeof fetchMenuSchema>;

export function parseFetchMenuRequest(body: unknown): Parsed<FetchMenuRequest> {
  return parseWith(fetchMenuSchema, body);
}

/** A menu of another system, as `POST /menu/import` takes it. */
export const fetchedMenuAnswer = z.strictObject({
  format: z.enum(MENU_FORMATS),
  file: z.record(z.string(), z.unknown()).describe('the menu as the other system answers it'),
});
export type FetchedMenu = Readonly<z.infer<typeof fetchedMenuAnswer>>;
