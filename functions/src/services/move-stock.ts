import { changeStock, portionsOf, type Food, type MoveStockRequest } from '@foodhouse/domain';
import { enterMove, outOfRange, stockToday } from './ledger.ts';
import type { ManageFoodsPorts } from './manage-foods.ts';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import type { Caller } from './ports.ts';
import { findRepeat, foodAgain, keepAnswer, repeatable } from './repeats.ts';

/**
 * Enters portions that were thrown away or came in, or a count of all of them. For chefs and admins.
 * @param idempotencyKey null when the client sent none; a retried commit still counts once
 */
export function moveStock(
  { unitOfWork, clock, ids }: ManageFoodsPorts,
  caller: Caller,
  id: string,
  request: MoveStockRequest,
  idempotencyKey: string | null,
): Promise<Outcome<Food>> {
  const key = idempotencyKey ?? ids.newId();
  const repeat = repeatable(`move of ${caller.uid}`, key, [id, request]);
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const [known, food, house] = await Promise.all([
      findRepeat(transaction, repeat),
      transaction.food(id),
      transaction.houseSettings(),
    ]);
    if (known) return foodAgain(known);
    if (!food || food.retiredAtMs !== null)
      return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
    const nowMs = clock.nowMs();
    const moved = afterMove(stockToday(food, { atMs: nowMs, house }), request);
    if ('status' in moved) return moved;
    const { kind: cause, note } = request;
    const change = { id: `move of ${caller.uid} ${key}`, cause, order: null, by: caller, note, atMs: nowMs, house };
    const entered = enterMove(transaction, food, moved, change);
    transaction.saveFood(entered);
    keepAnswer(transaction, repeat, { kind: 'food', food: entered }, nowMs);
    return done(entered);
  });
}

/**
 * A count sets the portions, unless they changed since the person began to count: what was sold meanwhile may be in the
 * number or not. Pure.
 */
function afterMove(food: Food, request: MoveStockRequest): Food | Refusal {
  if (!food.counted) return outOfRange(food);
  const quantity = portionsOf(food);
  if (request.kind === 'count' && request.seen !== quantity)
    return refused('STOCK_CHANGED', `There are ${quantity} portions now, not ${request.seen}: please count again.`, {
      foodId: food.id,
      quantity,
    });
  return changeStock(food, differenceOf(request)) ?? outOfRange(food);
}

function differenceOf(request: MoveStockRequest): number {
  switch (request.kind) {
    case 'waste':
      return -request.portions;
    case 'restock':
      return request.portions;
    case 'count':
      return request.counted - request.seen;
  }
}
