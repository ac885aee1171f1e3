import type { Food } from '../foods/food.ts';
import type { EditFoodRequest } from './foods.ts';

/**
 * The food with the given fields; the others stay. A given quantity puts the food on sale again, without the portions
 * put aside.
 */
export function applyEdit(food: Food, { price, ...sent }: EditFoodRequest): Food {
  const edited: Food = { ...food, ...sent, priceMinor: price ?? food.priceMinor };
  return sent.quantity === undefined ? edited : { ...edited, putAside: null };
}
