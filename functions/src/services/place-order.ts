import {
  DASHBOARD_PRICE_TEXT,
  defaultLine,
  NO_CHOICES,
  parsePrice,
  saleOf,
  toDecimal,
  type Food,
  type Offer,
  type OrderLine,
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

/** Orders one portion as it is served when nobody chooses, at the food's price: a voucher is kept for a basket. */
export function placeOrder(
  ports: PlaceOrderPorts,
  { caller, request, idempotencyKey }: OrderCall,
): Promise<Outcome<Order>> {
  if (request.userId !== caller.uid) {
    return Promise.resolve(refused('NOT_YOURS', 'An order can only be placed for oneself.', { field: 'userId' }));
  }
  const placing = {
    caller,
    identity: identityOf(request),
    idempotencyKey,
    portions: new Map([[request.foodId, 1]]),
    takesVoucher: false,
  };
  return placeLines(ports, placing, (offer) => {
    const { foods, choices, tax } = offer;
    const food = foods.get(request.foodId);
    if (!food || food.retiredAtMs !== null) return noSuchFood(request.foodId);
    const line = defaultLine(food, choices.get(food.id) ?? NO_CHOICES, tax);
    return (
      checkOrderable(food, line, request) ??
      checkServed(food, offer) ??
      done(saleOf(line ? [line] : [], food.currency, offer))
    );
  });
}

/** Null when the food may be ordered as this line. Pure. */
function checkOrderable(food: Food, line: OrderLine | null, request: PlaceOrderRequest): Refusal | null {
  const foodId = food.id;
  if (food.quantity < 1) return refused('OUT_OF_STOCK', 'Sold out', { foodId });
  if (!line) return refused('CHOICES_REQUIRED', 'Something must be chosen for this food first.', { foodId });
  const { totalMinor } = line;
  const { priceMinor, shownPriceMinor = totalMinor } = request;
  const isPriceOfFood = priceMinor === totalMinor || priceMinor === parsePrice(DASHBOARD_PRICE_TEXT, food.currency);
  if (isPriceOfFood && shownPriceMinor === totalMinor) return null;
  return refused('PRICE_CHANGED', 'The price has changed.', { foodId, price: toDecimal(totalMinor, food.currency) });
}

/** Null while the food is served. Pure. */
function checkServed(food: Food, { servedFrom }: Offer): Refusal | null {
  const from = servedFrom?.(food) ?? null;
  if (from === null) return null;
  const sentence = `${food.name} is served from ${from}.`;
  return refused('NOT_SERVED_NOW', sentence, { foodId: food.id, from, sentence });
}

function noSuchFood(id: string): Refusal {
  return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
}

/** Requests with the same parts are the same order. */
function identityOf({ foodId, userId, priceMinor, shownPriceMinor }: PlaceOrderRequest): readonly unknown[] {
  return [foodId, userId, priceMinor, ...(shownPriceMinor === undefined ? [] : [shownPriceMinor])];
}
