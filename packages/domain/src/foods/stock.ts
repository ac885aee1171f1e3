import { MAX_QUANTITY, type Food } from './food.ts';

/**
 * The food with more or fewer portions. More portions of a food that the kitchen marked as sold out put it on sale again,
 * without what was put aside.
 * @returns null when fewer than none or more than the house can hold would be left
 */
export function changeStock(food: Food, change: number): Food | null {
  const quantity = food.quantity + change;
  if (quantity < 0 || quantity > MAX_QUANTITY) return null;
  return { ...food, quantity, putAside: change > 0 ? null : food.putAside };
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
