import { foodTableOf, isHidden, NO_CHOICES } from '@foodhouse/domain';
import { inCurrencyOf } from '../house/manage-house.ts';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Archive, Catalogue, CategoryBook, ChoiceBook, HouseBook } from '../shared/ports.ts';

export interface ReadTablePorts {
  readonly archive: Pick<Archive, 'hiddenFoods'>;
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly categoryBook: Pick<CategoryBook, 'categories'>;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
  readonly houseBook: Pick<HouseBook, 'settings'>;
}

/**
 * The menu and what is hidden, as a table that a spreadsheet changes and the import takes back. Of hidden foods without their options: those of
 * a group may be others since, and would be brought back. For admins.
 */
export async function readMenuTable({
  archive,
  catalogue,
  categoryBook,
  choiceBook,
  houseBook,
}: ReadTablePorts): Promise<Outcome<readonly (readonly string[])[]>> {
  const [menu, hidden, { categories }, house] = await Promise.all([
    catalogue.menu(),
    archive.hiddenFoods(),
    categoryBook.categories(),
    houseBook.settings(),
  ]);
  const named = new Map(categories.map(({ id, name }) => [id, name]));
  const foods = [...menu, ...hidden.map((food) => inCurrencyOf(house, food))];
  const rows = await Promise.all(
    foods.map(async (food) => {
      const choices = (food.leastExtraMinor === null ? null : await choiceBook.choicesOf(food.id)) ?? NO_CHOICES;
      const { groups } = isHidden(food) ? NO_CHOICES : choices;
      return { food, choices: { ...choices, groups }, category: named.get(food.categoryId ?? '') ?? '' };
    }),
  );
  return done(foodTableOf(rows, house.tax.rates));
}
