import { MAX_QUANTITY } from '../limits/counts.ts';
import { dayAfter, weekdayOf } from '../time/business-day.ts';
import type { Food } from './food-fields.ts';
import { portionsOf } from './food.ts';
import { changeStock, isOff, putPortionsBack } from './stock.ts';

/**
 * The food as a business day begins: with its par less what was ordered for that day before, unless it has had it. No job does that: whoever reads the
 * food judges it, and the first commit of the day writes it. Marked as sold out it stays so, with the portions put
 * aside.
 */
export function refill(food: Food, businessDay: string): Food {
  const { par, putAside } = food;
  if (!par || businessDay === '' || !food.counted || food.retiredAtMs !== null) return food;
  if (hasReached(food.parDay, businessDay) || hasReached(food.parSetDay, businessDay)) return food;
  if (!par.days.includes(weekdayOf(businessDay))) return food;
  const left = par.portions - (food.ahead[businessDay] ?? 0);
  const portions = Math.max(0, left);
  const ofLaterDays = Object.fromEntries(Object.entries(food.ahead).filter(([day]) => day > businessDay));
  // A par that was lowered: the day owes what it does not have.
  const ahead = left < 0 ? { ...ofLaterDays, [businessDay]: -left } : ofLaterDays;
  return putAside === null
    ? { ...food, quantity: portions, parDay: businessDay, ahead }
    : { ...food, putAside: Math.max(0, portions - food.quantity), parDay: businessDay, ahead };
}

function hasReached(day: string | null, businessDay: string): boolean {
  return day !== null && day >= businessDay;
}

/**
 * The food as it is offered on a business day: with its par, never running out when nobody counts it, and as if it were
 * marked as sold out on a day on which it is off.
 * @param businessDay empty for no day: as it is, without the par of any
 * @param wantedDay for which it is wanted: of a food with a par what that day begins with is offered, of any other what
 *   there is
 */
export function onSale(food: Food, businessDay: string, wantedDay: string = businessDay): Food {
  const stocked = isOfDayAhead(food, businessDay, wantedDay) ? onDayAhead(food, wantedDay) : refill(food, businessDay);
  if (isOff(food, wantedDay)) return { ...stocked, quantity: 0, putAside: portionsOf(stocked) };
  if (food.counted) return stocked;
  return { ...food, quantity: food.putAside === null ? MAX_QUANTITY : 0 };
}

/** The days of a par come again within a week. */
const WEEK = 7;

/**
 * The first business day on which there are portions again of a food that is off; null where it is not off, or there are none.
 * @param businessDay on which that is asked; empty for no day
 */
export function dayBack(food: Food, businessDay: string): string | null {
  const { offThrough } = food;
  if (offThrough === null || businessDay === '' || !isOff(food, businessDay)) return null;
  const days = Array.from({ length: WEEK }, (_, index) => dayAfter(offThrough, index + 1));
  return days.find((day) => onSale(food, businessDay, day).quantity > 0) ?? null;
}

/**
 * Whether portions of a food are taken of the day for which they are wanted, and not of what there is: a day begins with
 * its par, whatever is left of the day before.
 */
export function isOfDayAhead(
  { counted, par }: Pick<Food, 'counted' | 'par'>,
  businessDay: string,
  wantedDay: string,
): boolean {
  return counted && par !== null && businessDay !== '' && wantedDay > businessDay;
}

/** A day on which it has no par begins with what is left, which nobody knows: nothing can be ordered for it. */
function onDayAhead(food: Food, day: string): Food {
  const { par, putAside, ahead } = food;
  const had = par?.days.includes(weekdayOf(day)) === true ? par.portions : 0;
  return { ...food, quantity: putAside === null ? Math.max(0, had - (ahead[day] ?? 0)) : 0 };
}

/** The food with more or fewer portions that are ordered for a day to come. */
export function takeAhead(food: Food, day: string, portions: number): Food {
  return { ...food, ahead: { ...food.ahead, [day]: Math.max(0, (food.ahead[day] ?? 0) + portions) } };
}

/**
 * The food with the portions of a rejected order, which were taken of what there is. What the day still owes to others comes
 * first.
 * @param day the business day of which they were taken
 */
export function giveBack(food: Food, day: string, portions: number): Food {
  const paid = Math.min(owedOn(food, day), portions);
  return putPortionsBack(payOwed(food, day, paid), portions - paid);
}

/**
 * The food with portions that came in, or are gone. What comes in is first for those to whom the day owes portions.
 * @returns null when the stock would be negative or above the maximum
 */
export function changeStockOn(food: Food, day: string, change: number): Food | null {
  const paid = Math.min(owedOn(food, day), Math.max(0, change));
  return changeStock(payOwed(food, day, paid), change - paid);
}

/**
 * The food whose portions somebody has counted: they are beyond all that is promised, so the day owes nothing. A count of none
 * says nothing about that.
 */
export function settleCounted(food: Food, day: string): Food {
  return portionsOf(food) > 0 ? payOwed(food, day, owedOn(food, day)) : food;
}

/** The portions that are ordered for a day and with which it did not begin, as its par was lowered. */
export function owedOn({ parDay, ahead }: Pick<Food, 'parDay' | 'ahead'>, day: string): number {
  return parDay === day ? (ahead[day] ?? 0) : 0;
}

function payOwed(food: Food, day: string, portions: number): Food {
  return portions > 0 ? takeAhead(food, day, -portions) : food;
}

/** Whether what is offered of the food depends on the business day. */
export function isJudgedByDay({ par, offThrough }: Pick<Food, 'par' | 'offThrough'>): boolean {
  return par !== null || offThrough !== null;
}

/** The portions of a food that can be ordered on a business day. */
export function effectiveQuantity(food: Food, businessDay: string): number {
  return onSale(food, businessDay).quantity;
}
