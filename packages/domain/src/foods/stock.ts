import { MAX_QUANTITY } from '../limits/counts.ts';
import { dayBefore } from '../time/business-day.ts';
import type { Food } from './food-fields.ts';
import { portionsOf } from './food.ts';

/**
 * The food with more or fewer portions. While it is marked as sold out, they are put aside too: the person who counted
 * may not know of the mark, and only putting the food back on sale sells them.
 * @returns null when the stock would be negative or above the maximum
 */
export function changeStock(food: Food, change: number): Food | null {
  const portions = portionsOf(food) + change;
  if (portions < 0 || portions > MAX_QUANTITY) return null;
  return food.putAside === null ? { ...food, quantity: portions } : { ...food, putAside: portions - food.quantity };
}

/** The food with none of its portions on sale, until somebody puts it back: they are put aside. */
export function markSoldOut(food: Food): Food {
  if (food.putAside !== null) return food.offThrough === null ? food : { ...food, offThrough: null };
  return { ...food, quantity: 0, putAside: food.quantity, offThrough: null };
}

/** The food with the portions put aside on sale again, also on a day on which it was off. */
export function markOnSale(food: Food): Food {
  if (food.putAside === null && food.offThrough === null) return food;
  return { ...food, quantity: portionsOf(food), putAside: null, offThrough: null };
}

/** The food off sale through a business day: it is on sale again by itself, with the portions it has then. */
export function takeOff(food: Food, offThrough: string): Food {
  return { ...markOnSale(food), offThrough };
}

/**
 * The last business day on which something is off that is offered again from a day on; null where that day has begun: then it is
 * on sale.
 * @param until the day on which it is offered again
 */
export function lastDayOff(until: string, today: string): string | null {
  const through = until === 'tomorrow' ? today : dayBefore(until);
  return through < today ? null : through;
}

/** While the day is not known, what was taken off is off: nobody orders what the kitchen does not have. */
export function isOff({ offThrough }: Pick<Food, 'offThrough'>, businessDay: string): boolean {
  return offThrough !== null && (businessDay === '' || businessDay <= offThrough);
}

/** The food with the portions of a rejected order. They are put aside while the food is marked as sold out. */
export function putPortionsBack(food: Food, portions: number): Food {
  return food.putAside === null
    ? { ...food, quantity: food.quantity + portions }
    : { ...food, putAside: food.putAside + portions };
}
