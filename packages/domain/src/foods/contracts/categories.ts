import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import type { Categories, CountedCategories } from '../categories.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Parsed } from '../../result.ts';
import { choiceIdSchema, idList, versionField } from './choices.ts';
import { line } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';

const categorySchema = z.strictObject({ id: choiceIdSchema, name: line(LIMITS.name) });

/** PUT /categories: all of them, in their order. `version` is that of what was changed: another one is refused. */
export const saveCategoriesSchema = z.strictObject({
  version: versionField,
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
      groupIds: z
        .array(z.string())
        .exactOptional()
        .describe('the groups of options that all of them have; left out: none'),
    }),
  ),
});

export type SaveCategoriesRequest = Pick<Categories, 'version' | 'categories'>;

export function parseSaveCategoriesRequest(body: unknown): Parsed<SaveCategoriesRequest> {
  return parseWith(saveCategoriesSchema, body);
}

/**
 * PUT /categories/{id}/groups: the groups of options that all foods of a category have. `version` is that of the categories that
 * were looked at: another one is refused.
 */
export const setCategoryGroupsSchema = z.strictObject({
  version: versionField,
  groupIds: idList(MOST.groups, 'groups'),
});
export type SetCategoryGroupsRequest = z.infer<typeof setCategoryGroupsSchema>;

export function parseSetCategoryGroupsRequest(body: unknown): Parsed<SetCategoryGroupsRequest> {
  return parseWith(setCategoryGroupsSchema, body);
}
