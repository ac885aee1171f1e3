import { portionsByFood, putPortionsBack, type Order } from '@foodhouse/domain';
import { leaveTable } from './table-orders.ts';
import { giveVouchersBack } from './vouchers.ts';
import { enterMove, stockToday, type StockMover } from './ledger.ts';
import type { Transaction } from './ports.ts';

/**
 * Gives back what an order had taken: the portions of each of its foods that were counted, its voucher, and its place
 * among those that wait at a table. There is no other way back.
 */
export async function releaseOrder(
  transaction: Transaction,
  order: Order,
  by: StockMover,
  atMs: number,
): Promise<void> {
  const { id, lines, createdAtMs } = order;
  await giveVouchersBack(transaction, order);
  await leaveTable(transaction, order);
  const house = await transaction.houseSettings();
  const change = { id: `release ${id}`, cause: 'release', order, by, atMs, house } as const;
  await Promise.all(
    [...portionsByFood(lines)].map(async ([foodId, portions]) => {
      const food = await transaction.food(foodId);
      if (!food?.counted || createdAtMs < (food.countedFromMs ?? 0)) return;
      const whole = putPortionsBack(stockToday(food, change), portions);
      transaction.saveStock(enterMove(transaction, food, whole, change));
    }),
  );
}
