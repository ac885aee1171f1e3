import type { Food } from '../foods/food.ts';
import type { EditFoodRequest } from './foods.ts';

/**
 * The food with the fields that are sent; the others stay. A quantity that is sent puts the food on sale again, without
 * what the kitchen put aside.
 */
export function applyEdit(food: Food, { price, ...sent }: EditFoodRequest): Food {
  const edited: Food = { ...food, ...sent, priceMinor: price ?? food.priceMinor };
  return sent.quantity === undefined ? edited : { ...edited, putAside: null };
}
