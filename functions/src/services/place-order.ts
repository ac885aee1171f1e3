import {
  DASHBOARD_PRICE_TEXT,
  onlyLineOf,
  parsePrice,
  toDecimal,
  type Food,
  type Order,
  type PlaceOrderRequest,
} from '@foodhouse/domain';
import { countLimited, limitKey } from './limits.ts';
import { digest } from './digest.ts';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import type { Caller, Clock, Ids, Transaction, UnitOfWork } from './ports.ts';

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

const ID_LENGTH = 20;
const DASHBOARD_PRICE_MINOR = parsePrice(DASHBOARD_PRICE_TEXT);

/**
 * Orders one portion. One commit takes the portion and writes the order at the food's own price and its first event. The
 * order's id is made from the key, and the event's from the request, so that a repeat finds both. There are never more orders than portions,
 * and one person places no more orders a minute than the limit allows.
 */
export function placeOrder(
  ports: PlaceOrderPorts,
  { caller, request, idempotencyKey }: OrderCall,
): Promise<Outcome<Order>> {
  if (request.userId !== caller.uid) {
    return Promise.resolve(refused('NOT_YOURS', 'An order can only be placed for oneself.', { field: 'userId' }));
  }
  // Made once, however often the work runs: an order whose answer was lost is found by its id.
  const id = idempotencyKey === null ? ports.ids.newId() : idOf('order', caller.uid, idempotencyKey);
  const eventId = idOf('placed', JSON.stringify(identityOf(request)));
  const token = ports.ids.newPickupCode();
  let mayHaveHappened = idempotencyKey !== null;
  const work = async (transaction: Transaction): Promise<Outcome<Order>> => {
    const [own, food] = await Promise.all([
      mayHaveHappened ? transaction.order(id) : null,
      transaction.food(request.foodId),
    ]);
    mayHaveHappened = true;
    if (own) return answerAgain(own, transaction, eventId);
    const refusal = checkOrderable(food, request);
    if (refusal !== null || food === null) return refusal ?? noSuchFood(request.foodId);
    const nowMs = ports.clock.nowMs();
    const limited = await countLimited(transaction, 'order', caller.uid, nowMs);
    if (limited) return limited;
    const order = newOrder({ food, caller, id, token, nowMs });
    transaction.setFoodQuantity(food.id, food.quantity - 1);
    const event = { from: null, to: 'pending', byRole: caller.role, atMs: nowMs, reason: null } as const;
    transaction.createOrder(order, eventId, event);
    return done(order);
  };
  const readAhead = (transaction: Transaction): Promise<unknown> =>
    Promise.all([
      mayHaveHappened ? transaction.order(id) : null,
      transaction.limitedActions(limitKey('order', caller.uid)),
    ]);
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

/** The order as it was placed, whatever became of it since; a key that belongs to another request is refused. */
export async function answerAgain(own: Order, transaction: Transaction, eventId: string): Promise<Outcome<Order>> {
  if (await transaction.orderEvent(own.id, eventId))
    return done({ ...own, ...JUST_PLACED, updatedAtMs: own.createdAtMs });
  return refused('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another request.');
}

/** An id that is the same for the same parts. */
export function idOf(...parts: readonly string[]): string {
  return digest(...parts)
    .replaceAll(/[-_]/g, '')
    .slice(0, ID_LENGTH);
}

/** What an order has before anybody has decided about it. */
export const JUST_PLACED = {
  status: 'pending',
  acceptedAtMs: null,
  deliveredAtMs: null,
  returnedAtMs: null,
  returnReason: null,
  rejectReason: null,
} as const;

function newOrder({
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
  const head = { foodId: food.id, image: food.img, foodName: food.name, priceMinor: food.priceMinor };
  return {
    ...head,
    id,
    lines: [onlyLineOf(head)],
    userId: caller.uid,
    user: caller.email,
    token,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    ...JUST_PLACED,
  };
}

function noSuchFood(id: string): Refusal {
  return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
}

/** Requests with the same parts are the same order. */
function identityOf({ foodId, userId, priceMinor, shownPriceMinor }: PlaceOrderRequest): readonly unknown[] {
  return [foodId, userId, priceMinor, ...(shownPriceMinor === undefined ? [] : [shownPriceMinor])];
}
