import { foodTableOf, NO_CHOICES } from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Catalogue, CategoryBook, ChoiceBook, HouseBook } from '../shared/ports.ts';

export interface ReadTablePorts {
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly categoryBook: Pick<CategoryBook, 'categories'>;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
  readonly houseBook: Pick<HouseBook, 'settings'>;
}

/** The menu as a table that a spreadsheet changes and the import takes back. For admins. */
export async function readMenuTable({
  catalogue,
  categoryBook,
  choiceBook,
  houseBook,
}: ReadTablePorts): Promise<Outcome<readonly (readonly string[])[]>> {
  const [foods, { categories }, { tax }] = await Promise.all([
    catalogue.menu(),
    categoryBook.categories(),
    houseBook.settings(),
  ]);
  const named = new Map(categories.map(({ id, name }) => [id, name]));
  const rows = await Promise.all(
    foods.map(async (food) => {
      const choices = food.leastExtraMinor === null ? null : await choiceBook.choicesOf(food.id);
      return { food, choices: choices ?? NO_CHOICES, category: named.get(food.categoryId ?? '') ?? '' };
    }),
  );
  return done(foodTableOf(rows, tax.rates));
}
