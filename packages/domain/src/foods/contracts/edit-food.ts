import type { Food } from '../food-fields.ts';
import { DEFAULT_CURRENCY } from '../../money/currency.ts';
import { ALLERGENS, dietsBeside, type Allergen } from '../declarations.ts';
import { pictureTextOf } from '../picture-text.ts';
import type { EditFoodRequest, SaveFoodRequest } from './foods.ts';

/**
 * The food with the given fields; the others stay. A given quantity puts the food on sale again, without the portions
 * put aside. A diet that the allergens contradict then goes, as the text of a picture does with it.
 */
export function applyEdit(food: Food, { price, currency = DEFAULT_CURRENCY, ...sent }: EditFoodRequest): Food {
  const priced = price === undefined ? {} : { priceMinor: price, currency };
  const { tags, allergens, ...said } = { ...food, ...sent, ...priced };
  const edited: Food = { ...said, allergens, tags: dietsBeside(tags, allergens), pictureText: pictureTextOf(said) };
  return sent.quantity === undefined ? edited : { ...edited, putAside: null, offThrough: null };
}

/** What is declared after a difference. Who has said nothing declares nothing by one allergen: null then. */
export function declaredAfter(
  before: readonly Allergen[] | null,
  { add, take }: NonNullable<SaveFoodRequest['declare']>,
): readonly Allergen[] | null {
  return (
    before &&
    ALLERGENS.filter((allergen) => add.includes(allergen) || (before.includes(allergen) && !take.includes(allergen)))
  );
}
