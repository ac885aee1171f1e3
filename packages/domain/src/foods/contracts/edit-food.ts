import type { Food } from '../food-fields.ts';
import { DEFAULT_CURRENCY } from '../../money/currency.ts';
import type { EditFoodRequest } from './foods.ts';

/**
 * The food with the given fields; the others stay. A given quantity puts the food on sale again, without the portions
 * put aside.
 */
export function applyEdit(food: Food, { price, currency = DEFAULT_CURRENCY, ...sent }: EditFoodRequest): Food {
  const priced = price === undefined ? {} : { priceMinor: price, currency };
  const edited: Food = { ...food, ...sent, ...priced };
  return sent.quantity === undefined ? edited : { ...edited, putAside: null, offThrough: null };
}
