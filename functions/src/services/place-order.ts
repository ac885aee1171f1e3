import {
  DASHBOARD_PRICE_TEXT,
  parsePrice,
  toDecimal,
  type Food,
  type Order,
  type PlaceOrderRequest,
} from '@foodhouse/domain';
import { digest } from './digest.ts';
import { countLimited, limitKey } from './limits.ts';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import type { Caller, Clock, Ids, Transaction, UnitOfWork } from './ports.ts';

export interface PlaceOrderPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

const DASHBOARD_PRICE_MINOR = parsePrice(DASHBOARD_PRICE_TEXT);

/**
 * Orders one portion: takes it off the shelf, writes the order at the food's own price, its first event and the
 * answer that a repeat of the key gets, together or not at all. Never more orders than portions, and no more orders a
 * minute than a person may make.
 * @param idempotencyKey null when the client sent none; then a repeat is a second order
 */
export function placeOrder(
  ports: PlaceOrderPorts,
  caller: Caller,
  request: PlaceOrderRequest,
  idempotencyKey: string | null,
): Promise<Outcome<Order>> {
  if (request.userId !== caller.uid) {
    return Promise.resolve(refused('NOT_YOURS', 'An order can only be placed for oneself.', { field: 'userId' }));
  }
  const work = async (transaction: Transaction): Promise<Outcome<Order>> => {
    const [repeat, food] = await Promise.all([
      findRepeat(transaction, caller, request, idempotencyKey),
      transaction.food(request.foodId),
    ]);
    if (repeat) return repeat;
    const refusal = judge(food, request);
    if (refusal !== null || food === null) return refusal ?? noSuchFood(request.foodId);
    const limited = await countLimited(transaction, 'order', caller.uid, ports.clock.nowMs());
    return limited ?? done(take(ports, transaction, caller, food, request, idempotencyKey));
  };
  const readAhead = (transaction: Transaction): Promise<unknown> =>
    Promise.all([
      findRepeat(transaction, caller, request, idempotencyKey),
      transaction.limitedActions(limitKey('order', caller.uid)),
    ]);
  return ports.unitOfWork.run(`food ${request.foodId}`, work, readAhead);
}

/** Null when the food may be ordered. Pure: decides on what was read. */
export function judge(food: Food | null, request: PlaceOrderRequest): Refusal | null {
  if (!food || food.retiredAtMs !== null) return noSuchFood(request.foodId);
  if (food.quantity < 1) return refused('OUT_OF_STOCK', 'Sold out', { foodId: food.id });
  const sawItsPrice = request.shownPriceMinor === food.priceMinor || request.shownPriceMinor === DASHBOARD_PRICE_MINOR;
  if (sawItsPrice) return null;
  return refused('PRICE_CHANGED', 'The price has changed.', { foodId: food.id, price: toDecimal(food.priceMinor) });
}

async function findRepeat(
  transaction: Transaction,
  caller: Caller,
  request: PlaceOrderRequest,
  idempotencyKey: string | null,
): Promise<Outcome<Order> | null> {
  if (idempotencyKey === null) return null;
  const record = await transaction.idempotencyRecord(recordKey(caller, idempotencyKey));
  if (!record) return null;
  if (record.requestHash === hashOf(request)) return done({ ...record.order, user: caller.email });
  return refused('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another order.');
}

function take(
  { clock, ids }: PlaceOrderPorts,
  transaction: Transaction,
  caller: Caller,
  food: Food,
  request: PlaceOrderRequest,
  idempotencyKey: string | null,
): Order {
  const nowMs = clock.nowMs();
  const order: Order = {
    id: ids.newId(),
    foodId: food.id,
    userId: caller.uid,
    status: 'pending',
    priceMinor: food.priceMinor,
    image: food.img,
    foodName: food.name,
    user: caller.email,
    token: ids.newPickupCode(),
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    acceptedAtMs: null,
    deliveredAtMs: null,
    returnedAtMs: null,
    returnReason: null,
  };
  transaction.setFoodQuantity(food.id, food.quantity - 1, nowMs);
  transaction.createOrder(order, {
    from: null,
    to: 'pending',
    byRole: caller.role,
    atMs: nowMs,
    reason: null,
  });
  if (idempotencyKey !== null) {
    const { user: _user, ...answer } = order;
    const record = { requestHash: hashOf(request), order: answer, createdAtMs: nowMs };
    transaction.createIdempotencyRecord(recordKey(caller, idempotencyKey), record);
  }
  return order;
}

function noSuchFood(id: string): Refusal {
  return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
}

function hashOf(request: PlaceOrderRequest): string {
  return digest(JSON.stringify([request.foodId, request.userId, request.shownPriceMinor]));
}

/** Keys belong to their user: the same text of two people is two keys. */
function recordKey(caller: Caller, key: string): string {
  return digest(caller.uid, key);
}
