import { z } from 'zod';
import { ALLERGENS, DIET_TAGS } from '../declarations.ts';
import { MEALTIMES } from '../mealtimes.ts';
import type { MenuSearch } from '../menu-search.ts';
import { searchTermsOf } from '../search-words.ts';
import { choiceIdSchema } from './choices.ts';
import { describe } from '../../contracts/fields.ts';
import { pageSchema, type PageRequest } from '../../contracts/pages.ts';

const text = z.string({ error: (issue) => `expected text, got ${describe(issue.input)}` });

/** `vegan,hot`: some of these words. */
function someOf<const W extends string>(words: readonly W[]): z.ZodType<readonly W[]> {
  const isWord = (part: string): part is W => (words as readonly string[]).includes(part);
  const expected = `expected some of ${words.join(', ')}, with commas between them`;
  const partsOf = (list: string): readonly string[] => list.split(',').filter((part) => part !== '');
  return text
    .refine((list) => partsOf(list).every(isWord), {
      error: (issue) => `${expected}, got ${describe(issue.input)}`,
    })
    .default('')
    .transform((list) => words.filter((word) => partsOf(list).includes(word)));
}

const MENU_ORDERS = ['menu', 'added'] as const;

/** GET /foods. An empty parameter is like none. */
export const menuSchema = z.object({
  ...pageSchema.shape,
  q: text
    .default('')
    .transform(searchTermsOf)
    .describe('words with which the food’s name or its chef’s have words that begin'),
  mealtime: z
    .enum(['', ...MEALTIMES], {
      error: (issue) => `expected one of ${MEALTIMES.join(', ')}, got ${describe(issue.input)}`,
    })
    .optional()
    .transform((mealtime) => mealtime || null)
    .describe(`one of ${MEALTIMES.join(', ')}`),
  category: text
    .refine((id) => id === '' || choiceIdSchema.safeParse(id).success, {
      error: (issue) => `expected an id of small letters, digits and hyphens, got ${describe(issue.input)}`,
    })
    .optional()
    .transform((id) => id || null)
    .describe('the id of a category'),
  tags: someOf(DIET_TAGS).describe('diets that the food has all of, with commas between them'),
  without: someOf(ALLERGENS).describe('allergens that the food is declared to be without, with commas between them'),
  order: z
    .enum(MENU_ORDERS, { error: (issue) => `expected menu or added, got ${describe(issue.input)}` })
    .default('menu')
    .describe('menu: by category, newest last; added: newest last'),
});

/** A page of the menu, and what is looked for on it. */
export interface MenuRequest extends PageRequest, MenuSearch {
  readonly order: (typeof MENU_ORDERS)[number];
}

/** @param asked as parsed by the schema */
export function menuRequestOf({ q, category, ...asked }: z.infer<typeof menuSchema>): MenuRequest {
  return { ...asked, terms: q, categoryId: category };
}
