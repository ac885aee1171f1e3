import {
  headOf,
  portionsByFood,
  priceBasket,
  toDecimal,
  type Food,
  type Order,
  type PlaceBasketRequest,
  type PricedBasket,
} from '@foodhouse/domain';
import { countLimited, limitKey } from './limits.ts';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import { answerAgain, idOf, JUST_PLACED, type PlaceOrderPorts } from './place-order.ts';
import type { Caller, Transaction } from './ports.ts';

/** One request for a basket. */
export interface BasketCall {
  readonly caller: Caller;
  /** What they want, and the total that they saw. */
  readonly request: PlaceBasketRequest;
  /** A repeated key returns the first answer. Null when the client sent none: then a repeat is a second order. */
  readonly idempotencyKey: string | null;
}

/**
 * Orders a basket: one commit takes the portions of all its foods and writes one order at their own prices. What cannot
 * be ordered as it is, is refused whole, with all its problems; nothing is left out in silence.
 */
export function placeBasket(
  { unitOfWork, clock, ids }: PlaceOrderPorts,
  { caller, request, idempotencyKey }: BasketCall,
): Promise<Outcome<Order>> {
  const foodIds = [...portionsByFood(request.lines).keys()];
  // Made once, however often the work runs: an order whose answer was lost is found by its id.
  const id = idempotencyKey === null ? ids.newId() : idOf('order', caller.uid, idempotencyKey);
  const eventId = idOf('placed', JSON.stringify(request));
  const token = ids.newPickupCode();
  let mayHaveHappened = idempotencyKey !== null;
  const work = async (transaction: Transaction): Promise<Outcome<Order>> => {
    const [own, ...found] = await Promise.all([
      mayHaveHappened ? transaction.order(id) : null,
      ...foodIds.map((foodId) => transaction.food(foodId)),
    ]);
    mayHaveHappened = true;
    if (own) return answerAgain(own, transaction, eventId);
    const foods = new Map(found.flatMap((food) => (food ? [[food.id, food] as const] : [])));
    const basket = priceBasket(request.lines, foods);
    const refusal = refusalOf(basket, request);
    if (refusal) return refusal;
    const nowMs = clock.nowMs();
    const limited = await countLimited(transaction, 'order', caller.uid, nowMs);
    if (limited) return limited;
    takePortions(transaction, foods, basket);
    const order: Order = {
      ...headOf(basket.lines),
      ...JUST_PLACED,
      id,
      lines: basket.lines,
      userId: caller.uid,
      user: caller.email,
      token,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    };
    const event = { from: null, to: 'pending', byRole: caller.role, atMs: nowMs, reason: null } as const;
    transaction.createOrder(order, eventId, event);
    return done(order);
  };
  const readAhead = (transaction: Transaction): Promise<unknown> =>
    Promise.all([
      mayHaveHappened ? transaction.order(id) : null,
      transaction.limitedActions(limitKey('order', caller.uid)),
    ]);
  return unitOfWork.run(
    foodIds.map((foodId) => `food ${foodId}`),
    work,
    readAhead,
  );
}

function takePortions(transaction: Transaction, foods: ReadonlyMap<string, Food>, { lines }: PricedBasket): void {
  for (const [foodId, portions] of portionsByFood(lines)) {
    const food = foods.get(foodId);
    if (food) transaction.setFoodQuantity(foodId, food.quantity - portions);
  }
}

/** Null when the basket may be ordered at the total that was seen. Pure. */
function refusalOf({ problems, totalMinor }: PricedBasket, { shownTotalMinor }: PlaceBasketRequest): Refusal | null {
  if (problems.length > 0)
    return refused('BASKET_CHANGED', 'Some of this cannot be ordered now.', { problems, total: toDecimal(totalMinor) });
  if (totalMinor === shownTotalMinor) return null;
  return refused('PRICE_CHANGED', 'The price has changed.', { total: toDecimal(totalMinor) });
}
