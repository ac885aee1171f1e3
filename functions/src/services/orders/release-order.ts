import {
  businessDayOf,
  giveBack,
  portionsByFood,
  takeAhead,
  type Food,
  type HouseDay,
  type Order,
} from '@foodhouse/domain';
import { giveVouchersBack } from './vouchers.ts';
import { enterMove, stockToday, tookPortions, type StockMover } from '../stock/ledger.ts';
import type { Transaction } from '../shared/ports.ts';

/**
 * Gives back what an order had taken: the portions that it took of each of its foods, its voucher, and its place among
 * those that wait at a table. There is no other way back.
 */
export async function releaseOrder(
  transaction: Transaction,
  order: Order,
  by: StockMover,
  atMs: number,
): Promise<void> {
  await giveVouchersBack(transaction, order);
  const house = await transaction.houseSettings();
  const change = { id: `release ${order.id}`, cause: 'release', order, by, atMs, house } as const;
  await Promise.all(
    [...portionsByFood(order.lines)].map(async ([foodId, portions]) => {
      const food = await transaction.food(foodId);
      if (!food || !(await hasTaken(transaction, order, food))) return;
      const whole = givenBack(stockToday(food, change), order, portions, { atMs, house });
      if (whole) transaction.saveStock(enterMove(transaction, food, whole, change));
    }),
  );
}

/** An order takes nothing of a food while nobody counts it. The ledger knows, where that has changed since. */
async function hasTaken(transaction: Transaction, order: Order, food: Food): Promise<boolean> {
  const { id, counted, countedFromMs } = food;
  if (order.ahead?.foodIds.includes(id) === true) return true;
  return (counted && order.createdAtMs >= (countedFromMs ?? 0)) || tookPortions(transaction, order, id);
}

/**
 * The food with the portions of an order, on the day of which they were taken: to come, or the one that has begun. A day
 * that is over gives nothing to the next one, which began with its par. Pure.
 * @param food as it is today
 * @returns null where nothing comes back
 */
function givenBack(
  food: Food,
  order: Order,
  portions: number,
  { atMs, house }: { readonly atMs: number; readonly house: HouseDay },
): Food | null {
  const { ahead, createdAtMs } = order;
  const today = businessDayOf(atMs, house);
  if (ahead?.foodIds.includes(food.id) === true) {
    // That day may still begin with its par: it has not while nobody counts the food, or while it is off the menu.
    const isToCome = ahead.day > today || (ahead.day === today && food.parDay !== today);
    if (isToCome) return takeAhead(food, ahead.day, -portions);
    return food.parDay === ahead.day ? giveBack(food, ahead.day, portions) : null;
  }
  const day = order.businessDay ?? businessDayOf(createdAtMs, house);
  const hasBegunAnew = food.parDay !== null && day < food.parDay;
  return hasBegunAnew ? null : giveBack(food, day, portions);
}
