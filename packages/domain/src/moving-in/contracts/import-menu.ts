import { z } from 'zod';
import { LIMITS } from '../../limits/field-limits.ts';
import { describe, inCurrency, line } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';
import type { Currency } from '../../money/currency.ts';
import type { Parsed } from '../../result.ts';
import { isPictureOfHouse } from '../../foods/own-picture.ts';
import { CHANGED_FIELDS } from '../food-changes.ts';
import { MENU_FORMATS, type MovedMenu } from '../moved-menu.ts';
import { MENU_READERS } from '../read-menu.ts';
import { SAME_NAMES, type SameNames } from '../same-names.ts';

/** POST /menu/import. Whatever of the file is not understood is left out, as `GET /try` says it; a file without a food is refused. */
export const importMenuSchema = inCurrency((currency) =>
  z
    .strictObject({
      format: z.enum(MENU_FORMATS, {
        error: (issue) => `expected one of ${MENU_FORMATS.join(', ')}, got ${describe(issue.input)}`,
      }),
      file: z
        .record(z.string(), z.unknown())
        .describe('the menu as the other system answers it; of a table `rows`, the cells of each line as texts'),
      supplier: line(LIMITS.name).describe('the name of the chef of the foods that are new'),
      takeOff: z
        .boolean()
        .default(false)
        .describe('whether foods of an earlier import that the file no longer has are taken off the menu'),
      sameNames: z
        .enum(SAME_NAMES)
        .default('update')
        .describe(
          'whether foods of the house that have the name of a new one of the file are updated, or stay as they are',
        ),
      pictures: z
        .record(
          z.string(),
          z.string().refine(isPictureOfHouse, { error: 'expected the address that POST /pictures answered' }),
        )
        .default({})
        .describe('own pictures for foods of the file that have none yet, by the id of the food in `withoutPicture`'),
      dryRun: z.boolean().default(false).describe('whether nothing is written: the answer says what would be'),
    })
    .transform(({ format, file, pictures, ...asked }, context) => {
      const menu = withPictures(MENU_READERS[format](file, currency), new Map(Object.entries(pictures)));
      const unknown = Object.keys(pictures).find((id) => menu.foods.every((food) => food.id !== id));
      if (unknown !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['pictures'],
          message: `expected ids of foods of the file, got ${describe(unknown)}`,
        });
      return { ...asked, menu };
    })
    .refine(({ menu }) => menu.foods.length > 0, {
      path: ['file'],
      error: 'expected categories with foods that have a name and a price',
    }),
);

export interface ImportMenuRequest {
  readonly menu: MovedMenu;
  readonly supplier: string;
  readonly takeOff: boolean;
  readonly sameNames: SameNames;
  readonly dryRun: boolean;
}

/** @param currency the house's, in which the prices are */
export function parseImportMenuRequest(body: unknown, currency?: Currency): Parsed<ImportMenuRequest> {
  return parseWith(importMenuSchema(currency), body);
}

const namedFood = z.strictObject({ id: z.string(), name: z.string() });
const namedFoods = z.array(namedFood).readonly();
const changedFood = namedFood.extend({
  changes: z
    .array(z.strictObject({ field: z.enum(CHANGED_FIELDS), before: z.string(), after: z.string() }))
    .readonly()
    .describe('what is not the same, as people read it'),
});

/** The menu with pictures that the house has of its foods by now. */
function withPictures(menu: MovedMenu, pictures: ReadonlyMap<string, string>): MovedMenu {
  return { ...menu, foods: menu.foods.map((food) => ({ ...food, picture: pictures.get(food.id) ?? food.picture })) };
}

/** What an import does, or would do. */
export const importedAnswer = z.strictObject({
  added: namedFoods.describe('foods that are new'),
  changed: z.array(changedFood).readonly().describe('foods of which the file says something else'),
  same: namedFoods.describe(
    'foods of the house that have the name of a new one of the file: they are it, or stay as they are',
  ),
  unchanged: z.int().describe('how many foods are as the file says'),
  retired: namedFoods.describe('foods that the house has taken off the menu: they stay off'),
  hidden: namedFoods.describe('foods that the house has hidden: they stay hidden, as they are'),
  portionsKept: namedFoods.describe(
    'foods of the house for which the file says another number of portions: they keep theirs',
  ),
  gone: namedFoods.describe('foods of an earlier import that the file no longer has: they stay on the menu'),
  takenOff: namedFoods.describe('those of them that go, where it was asked for'),
  withoutPicture: namedFoods.describe(
    'foods of the file that name a picture, and have none here; by their ids in the file',
  ),
  categories: z.int().describe('how many categories are new'),
  groups: z.strictObject({ added: z.int(), changed: z.int() }).describe('how many groups of options'),
});
export type ImportedMenu = Readonly<z.infer<typeof importedAnswer>>;

/** GET /menu/table: the cells of each line, its head first, as POST /menu/import takes them. */
export const menuTableAnswer = z.array(z.array(z.string()).readonly()).readonly();
