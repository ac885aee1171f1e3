import {
  DASHBOARD_PRICE_TEXT,
  onlyLineOf,
  parsePrice,
  toDecimal,
  type Food,
  type Order,
  type PlaceOrderRequest,
} from '@foodhouse/domain';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import { placeLines, type PlaceOrderPorts } from './place-lines.ts';
import type { Caller } from './ports.ts';

/** One request for one portion. */
export interface OrderCall {
  /** The caller; they can only order for themselves. */
  readonly caller: Caller;
  /** The food, and the price that the person saw. */
  readonly request: PlaceOrderRequest;
  readonly idempotencyKey: string | null;
}

const DASHBOARD_PRICE_MINOR = parsePrice(DASHBOARD_PRICE_TEXT);

/** Orders one portion. */
export function placeOrder(
  ports: PlaceOrderPorts,
  { caller, request, idempotencyKey }: OrderCall,
): Promise<Outcome<Order>> {
  if (request.userId !== caller.uid) {
    return Promise.resolve(refused('NOT_YOURS', 'An order can only be placed for oneself.', { field: 'userId' }));
  }
  const placing = { caller, identity: identityOf(request), idempotencyKey, foodIds: [request.foodId] };
  return placeLines(ports, placing, (foods) => {
    const food = foods.get(request.foodId) ?? null;
    const refusal = checkOrderable(food, request);
    if (refusal !== null || food === null) return refusal ?? noSuchFood(request.foodId);
    return done([onlyLineOf({ foodId: food.id, image: food.img, foodName: food.name, priceMinor: food.priceMinor })]);
  });
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

function noSuchFood(id: string): Refusal {
  return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
}

/** Requests with the same parts are the same order. */
function identityOf({ foodId, userId, priceMinor, shownPriceMinor }: PlaceOrderRequest): readonly unknown[] {
  return [foodId, userId, priceMinor, ...(shownPriceMinor === undefined ? [] : [shownPriceMinor])];
}
