import { foodTableOf, NO_CHOICES } from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Catalogue, CategoryBook, ChoiceBook } from '../shared/ports.ts';

export interface ReadTablePorts {
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly categoryBook: Pick<CategoryBook, 'categories'>;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
}

/** The menu as a table that a spreadsheet changes and the import takes back. For admins. */
export async function readMenuTable({
  catalogue,
  categoryBook,
  choiceBook,
}: ReadTablePorts): Promise<Outcome<readonly (readonly string[])[]>> {
  const [foods, { categories }] = await Promise.all([catalogue.menu(), categoryBook.categories()]);
  const named = new Map(categories.map(({ id, name }) => [id, name]));
  const rows = await Promise.all(
    foods.map(async (food) => {
      const choices = food.leastExtraMinor === null ? null : await choiceBook.choicesOf(food.id);
      return { food, choices: choices ?? NO_CHOICES, category: named.get(food.categoryId ?? '') ?? '' };
    }),
  );
  return done(foodTableOf(rows));
}
