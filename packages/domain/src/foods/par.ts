import { weekdayOf } from './business-day.ts';
import { MAX_QUANTITY, portionsOf, type Food } from './food.ts';

/**
 * The food as a business day begins: with its par, unless it has had it that day. No job does that: whoever reads the
 * food judges it, and the first commit of the day writes it. Marked as sold out it stays so, with the portions put
 * aside.
 */
export function refill(food: Food, businessDay: string): Food {
  const { par, parDay, putAside } = food;
  if (
    !par ||
    businessDay === '' ||
    !food.counted ||
    food.retiredAtMs !== null ||
    (parDay !== null && parDay >= businessDay)
  )
    return food;
  if (!par.days.includes(weekdayOf(businessDay))) return food;
  const { portions } = par;
  return putAside === null
    ? { ...food, quantity: portions, parDay: businessDay }
    : { ...food, putAside: portions - food.quantity, parDay: businessDay };
}

/**
 * The food as it is offered on a business day: with its par, never running out when nobody counts it, and as if it were
 * marked as sold out on a day on which it is off.
 * @param businessDay empty for no day: as it is, without the par of any
 */
export function onSale(food: Food, businessDay: string): Food {
  if (isOff(food, businessDay)) {
    const stocked = refill(food, businessDay);
    return { ...stocked, quantity: 0, putAside: portionsOf(stocked) };
  }
  if (food.counted) return refill(food, businessDay);
  return { ...food, quantity: food.putAside === null ? MAX_QUANTITY : 0 };
}

/** Whether what is offered of the food depends on the business day. */
export function isJudgedByDay({ par, offThrough }: Pick<Food, 'par' | 'offThrough'>): boolean {
  return par !== null || offThrough !== null;
}

/** While the day is not known, a food that was taken off is off: nobody orders what the kitchen does not have. */
function isOff({ offThrough }: Pick<Food, 'offThrough'>, businessDay: string): boolean {
  return offThrough !== null && (businessDay === '' || businessDay <= offThrough);
}

/** The portions of a food that can be ordered on a business day. */
export function effectiveQuantity(food: Food, businessDay: string): number {
  return onSale(food, businessDay).quantity;
}
