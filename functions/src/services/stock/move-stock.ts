import {
  businessDayOf,
  changeStock,
  changeStockOn,
  portionsOf,
  settleCounted,
  type Food,
  type MoveStockRequest,
} from '@foodhouse/domain';
import { enterMove, outOfRange, stockToday } from './ledger.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Caller, ServicePorts } from '../shared/ports.ts';
import { findRepeat, foodAgain, keepAnswer, repeatable } from '../shared/repeats.ts';

/**
 * Enters portions that were thrown away or came in, or a count of all of them. For chefs and admins.
 * @param idempotencyKey null when the client sent none; a retried commit still counts once
 */
export function moveStock(
  { unitOfWork, clock, ids }: Pick<ServicePorts, 'unitOfWork' | 'clock' | 'ids'>,
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
    const businessDay = businessDayOf(nowMs, house);
    const moved = afterMove(stockToday(food, { atMs: nowMs, house }), request, businessDay);
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
 * number or not. What comes in is first for those to whom the day owes portions. Pure.
 */
function afterMove(food: Food, request: MoveStockRequest, businessDay: string): Food | Refusal {
  if (!food.counted) return outOfRange(food);
  const quantity = portionsOf(food);
  if (request.kind === 'count' && request.seen !== quantity)
    return refused('STOCK_CHANGED', `There are ${quantity} portions now, not ${request.seen}: please count again.`, {
      foodId: food.id,
      quantity,
    });
  return portionsAfter(food, request, businessDay) ?? outOfRange(food);
}

function portionsAfter(food: Food, request: MoveStockRequest, businessDay: string): Food | null {
  switch (request.kind) {
    case 'waste':
      return changeStock(food, -request.portions);
    case 'restock':
      return changeStockOn(food, businessDay, request.portions);
    case 'count': {
      const counted = changeStock(food, request.counted - request.seen);
      return counted && settleCounted(counted, businessDay);
    }
  }
}
