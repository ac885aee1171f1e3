import { MAX_QUANTITY, type Food } from './food.ts';

/** Portions that the house has of a food, on sale or put aside. */
export function portionsOf({ quantity, putAside }: Pick<Food, 'quantity'> & Partial<Pick<Food, 'putAside'>>): number {
  return quantity + (putAside ?? 0);
}

/**
 * The food with more or fewer portions. While the kitchen says sold out they are put aside like the others: whoever counted
 * may not know what the kitchen said, and only marking the food as on sale sells it again.
 * @returns null when fewer than none or more than the house can hold would be left
 */
export function changeStock(food: Food, change: number): Food | null {
  const portions = portionsOf(food) + change;
  if (portions < 0 || portions > MAX_QUANTITY) return null;
  return food.putAside === null ? { ...food, quantity: portions } : { ...food, putAside: portions - food.quantity };
}

/** The food with none of its portions on sale: they are put aside. */
export function markSoldOut(food: Food): Food {
  return food.putAside === null ? { ...food, quantity: 0, putAside: food.quantity } : food;
}

/** The food with the portions on sale again that were put aside. */
export function markOnSale(food: Food): Food {
  return food.putAside === null ? food : { ...food, quantity: food.quantity + food.putAside, putAside: null };
}

/** The food with one portion more, which a rejected order gave back. It is not on sale while the kitchen says sold out. */
export function putPortionBack(food: Food): Food {
  return food.putAside === null ? { ...food, quantity: food.quantity + 1 } : { ...food, putAside: food.putAside + 1 };
}
