import { parsePrice, toDecimal, type Food, type OrderBody } from '@foodhouse/domain';
import type { FailureReason } from '../../../lib/loadable.ts';
import { callAsUser } from '../../../firebase/call-as-user.ts';
import type { SignedInUser } from '../../../firebase/session.ts';

export type PlaceOrderResult =
  | { readonly status: 'placed'; readonly order: OrderBody }
  | { readonly status: 'sold-out' | 'not-on-menu' | 'try-later' }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | { readonly status: 'price-changed'; readonly priceMinor: number }
  /** Nothing is known of the order: asking again with the same key never makes a second one. */
  | { readonly status: 'unknown'; readonly reason: FailureReason };

/** Between the attempts when nothing was heard; then a person decides. */
const PAUSES_MS = [1000, 3000];

/**
 * Places one order. When nothing is heard it asks again by itself, with the same key: the server then tells the first
 * answer, so that there is never a second order.
 * @param onCheck nothing was heard, and it is asking again
 */
export async function placeOrder(
  food: Food,
  user: SignedInUser,
  key: string,
  { price, onCheck }: { readonly price?: string | undefined; readonly onCheck: () => void },
): Promise<PlaceOrderResult> {
  let result = await sendOrder(food, user, key, price);
  for (const pause of PAUSES_MS) {
    const isUnheard = result.status === 'unknown' && result.reason === 'unavailable';
    if (!isUnheard) break;
    onCheck();
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await new Promise((resolve) => setTimeout(resolve, pause));
    // oxlint-disable-next-line no-await-in-loop -- as above
    result = await sendOrder(food, user, key, price);
  }
  return result;
}

/**
 * Sends one order.
 * @param key made once per opened dialog, so that a repeat gets the first answer again
 * @param price what is sent; the food's own is charged in any case
 */
async function sendOrder(
  food: Food,
  user: SignedInUser,
  key: string,
  price: number | string = toDecimal(food.priceMinor),
): Promise<PlaceOrderResult> {
  const answer = await callAsUser<OrderBody>('/order', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { foodId: food.id, userId: user.uid, status: 'pending', price },
  });
  if (answer.ok) return { status: 'placed', order: answer.value };
  switch (answer.reason) {
    case 'OUT_OF_STOCK':
      return { status: 'sold-out' };
    case 'FOOD_NOT_FOUND':
      return { status: 'not-on-menu' };
    case 'CONTENTION':
      return { status: 'try-later' };
    case 'RATE_LIMITED':
      return { status: 'too-many', waitSeconds: Number(answer.details['retryAfterSeconds'] ?? 60) };
    case 'PRICE_CHANGED':
      return { status: 'price-changed', priceMinor: parsePrice(answer.details['price']) ?? food.priceMinor };
    default:
      return { status: 'unknown', reason: answer.failure === 'refused' ? 'broken' : answer.failure };
  }
}
