import {
  DASHBOARD_PRICE_TEXT,
  parsePrice,
  toDecimal,
  withoutPerson,
  type Food,
  type Order,
  type PlaceOrderRequest,
} from '@foodhouse/domain';
import { invariant } from './invariant.ts';
import { countLimited, limitKey } from './limits.ts';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import type { Caller, Clock, FirstAnswer, Ids, Transaction, UnitOfWork } from './ports.ts';
import { findRepeat, keepAnswer, repeatable } from './repeats.ts';

export interface PlaceOrderPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** One request for one portion. */
export interface OrderCall {
  /** The caller; they can only order for themselves. */
  readonly caller: Caller;
  /** The food, and the price that the person saw. */
  readonly request: PlaceOrderRequest;
  /** A repeated key returns the first answer. Null when the client sent none: then a repeat is a second order. */
  readonly idempotencyKey: string | null;
}

const DASHBOARD_PRICE_MINOR = parsePrice(DASHBOARD_PRICE_TEXT);

/**
 * Orders one portion. One commit takes the portion and writes the order at the food's own price, its first event, and
 * the answer for repeats of the key. There are never more orders than portions, and one person places no more orders a
 * minute than the limit allows.
 */
export function placeOrder(
  ports: PlaceOrderPorts,
  { caller, request, idempotencyKey }: OrderCall,
): Promise<Outcome<Order>> {
  if (request.userId !== caller.uid) {
    return Promise.resolve(refused('NOT_YOURS', 'An order can only be placed for oneself.', { field: 'userId' }));
  }
  const repeat = repeatable(caller.uid, idempotencyKey, identityOf(request));
  // Made once, however often the work runs: an order whose answer was lost is found by its id.
  const [id, token] = [ports.ids.newId(), ports.ids.newPickupCode()];
  let mayHaveHappened = false;
  const work = async (transaction: Transaction): Promise<Outcome<Order>> => {
    const [known, own, food] = await Promise.all([
      findRepeat(transaction, repeat),
      mayHaveHappened ? transaction.order(id) : null,
      transaction.food(request.foodId),
    ]);
    mayHaveHappened = true;
    if (own) return done(own);
    if (known) return answerAgain(known, caller);
    const refusal = checkOrderable(food, request);
    if (refusal !== null || food === null) return refusal ?? noSuchFood(request.foodId);
    const nowMs = ports.clock.nowMs();
    const limited = await countLimited(transaction, 'order', caller.uid, nowMs);
    if (limited) return limited;
    const order = createOrder({ food, caller, id, token, nowMs });
    transaction.setFoodQuantity(food.id, food.quantity - 1);
    const event = { from: null, to: 'pending', byRole: caller.role, atMs: nowMs, reason: null } as const;
    transaction.createOrder(order, event);
    keepAnswer(transaction, repeat, { kind: 'order', order: withoutPerson(order) }, nowMs);
    return done(order);
  };
  const readAhead = (transaction: Transaction): Promise<unknown> =>
    Promise.all([findRepeat(transaction, repeat), transaction.limitedActions(limitKey('order', caller.uid))]);
  return ports.unitOfWork.run(`food ${request.foodId}`, work, readAhead);
}

/** Null when the food may be ordered. Pure. */
export function checkOrderable(food: Food | null, request: PlaceOrderRequest): Refusal | null {
  if (!food || food.retiredAtMs !== null) return noSuchFood(request.foodId);
  if (food.quantity < 1) return refused('OUT_OF_STOCK', 'Sold out', { foodId: food.id });
  const { priceMinor, shownPriceMinor = food.priceMinor } = request;
  const isPriceOfFood = priceMinor === food.priceMinor || priceMinor === DASHBOARD_PRICE_MINOR;
  if (isPriceOfFood && shownPriceMinor === food.priceMinor) return null;
  return refused('PRICE_CHANGED', 'The price has changed.', { foodId: food.id, price: toDecimal(food.priceMinor) });
}

function answerAgain(known: FirstAnswer | Refusal, caller: Caller): Outcome<Order> {
  if ('status' in known) return known;
  invariant(known.kind === 'order', 'the key of an order leads to an order');
  return done({ ...known.order, user: caller.email });
}

function createOrder({
  food,
  caller,
  id,
  token,
  nowMs,
}: {
  readonly food: Food;
  readonly caller: Caller;
  readonly id: string;
  /** The pickup code. */
  readonly token: string;
  readonly nowMs: number;
}): Order {
  return {
    id,
    foodId: food.id,
    userId: caller.uid,
    status: 'pending',
    priceMinor: food.priceMinor,
    image: food.img,
    foodName: food.name,
    user: caller.email,
    token,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    acceptedAtMs: null,
    deliveredAtMs: null,
    returnedAtMs: null,
    returnReason: null,
    rejectReason: null,
  };
}

function noSuchFood(id: string): Refusal {
  return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
}

/** Requests with the same digest are the same order. */
function identityOf({ foodId, userId, priceMinor, shownPriceMinor }: PlaceOrderRequest): readonly unknown[] {
  return [foodId, userId, priceMinor, ...(shownPriceMinor === undefined ? [] : [shownPriceMinor])];
}
