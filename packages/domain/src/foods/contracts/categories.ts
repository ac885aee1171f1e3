import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import type { Categories, CountedCategories } from '../categories.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Parsed } from '../../result.ts';
import { choiceIdSchema } from './choices.ts';
import { describe, line } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';

const categorySchema = z.strictObject({ id: choiceIdSchema, name: line(LIMITS.name) });

/** PUT /categories: all of them, in their order. `version` is that of what was changed: another one is refused. */
export const saveCategoriesSchema = z.strictObject({
  version: z.int({ error: (issue) => `expected a whole number, got ${describe(issue.input)}` }).min(0),
  categories: z
    .array(categorySchema)
    .max(MOST.categories, `expected at most ${MOST.categories} categories`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'expected ids that differ')
    .refine(
      (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
      'expected names that differ',
    )
    .readonly(),
});
/** What GET and PUT /categories answer. */
export const categoriesAnswer: z.ZodType<CountedCategories> = z.strictObject({
  version: z.int(),
  categories: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      foods: z.int().describe('how many foods of the menu are in it'),
    }),
  ),
});

export function parseSaveCategoriesRequest(body: unknown): Parsed<Categories> {
  return parseWith(saveCategoriesSchema, body);
}
