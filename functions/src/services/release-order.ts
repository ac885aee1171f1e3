import { portionsByFood, putPortionsBack, type Order } from '@foodhouse/domain';
import type { Transaction } from './ports.ts';

/** Gives back what an order had taken: the portions of each of its foods. There is no other way back. */
export async function releaseOrder(transaction: Transaction, { lines }: Order): Promise<void> {
  await Promise.all(
    [...portionsByFood(lines)].map(async ([foodId, portions]) => {
      const food = await transaction.food(foodId);
      if (food) transaction.saveFood(putPortionsBack(food, portions));
    }),
  );
}
