import { parsePrice, toDecimal, type MenuFood, type OrderDto } from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { SignedInUser } from '../../../data/session.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { learnServerTime, serverNowMs } from '../../../lib/server-clock.ts';
import { forgetOrder, rememberOrder, unheardOrder, type UnheardOrder } from './unheard-orders.ts';

export type PlaceOrderResult =
  | { readonly status: 'placed'; readonly order: OrderDto }
  /** An order that was not heard of was made before the dialog opened. Nothing was ordered now. */
  | { readonly status: 'ordered-before'; readonly atMs: number }
  | { readonly status: 'sold-out' | 'not-on-menu' | 'try-later' }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | { readonly status: 'price-changed'; readonly priceMinor: number }
  /** The request was refused before anybody looked at the order. Nothing was ordered. */
  | { readonly status: 'refused'; readonly reason: FailureReason }
  /** Nothing is known of the order: asking again, with the same key, never makes a second one. */
  | { readonly status: 'unknown'; readonly reason: FailureReason };

/** Between the attempts when nothing was heard; then a person decides. */
const UNHEARD_PAUSES_MS = [1000, 3000] as const;
/** Between the attempts when too many order the same at this moment. */
const BUSY_PAUSES_MS = [2000, 3000, 5000, 8000] as const;

export interface OrderOptions {
  /** When the dialog opened, by this machine's clock. */
  readonly openedAtMs: number;
  /** What is sent as the price instead of the one shown, which then goes beside it. */
  readonly sentPrice?: string | undefined;
  /** It is asked again. */
  readonly onCheck: () => void;
}

/**
 * Places one order at the price that was shown. When nothing is heard, or too many order at once, it asks again by itself
 * with the same key: the server then tells the first answer. The key stays with the food until it is answered. Where that
 * was before the dialog opened, the person is told, and their next order has a key of its own.
 */
export async function placeOrder(
  food: MenuFood,
  user: SignedInUser,
  shownPriceMinor: number,
  { openedAtMs, sentPrice, onCheck }: OrderOptions,
): Promise<PlaceOrderResult> {
  const before = unheardOrder(user.uid, food.id);
  if (before) await learnServerTime();
  const order = before ?? newOrder(shownPriceMinor, sentPrice);
  rememberOrder(user.uid, food.id, order);
  let isUnheard = before !== null;
  for (let attempts = 0; ; attempts += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const answer = await sendOrder(food, user, order);
    const heard = before && answer.ok ? readRepeated(answer.value, openedAtMs) : read(answer, food);
    isUnheard ||= heard === 'nothing';
    const pauseMs = pauseAfter(answer, attempts);
    if (pauseMs === null) {
      const isKnown = typeof heard === 'object' || !isUnheard;
      if (isKnown) forgetOrder(user.uid, food.id);
      return typeof heard === 'object' ? heard : withoutAnswer(answer, isUnheard);
    }
    onCheck();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function newOrder(shownPriceMinor: number, sentPrice: string | undefined): UnheardOrder {
  const [key, shown] = [crypto.randomUUID(), toDecimal(shownPriceMinor)];
  return sentPrice === undefined ? { key, price: shown } : { key, price: sentPrice, shownPrice: shown };
}

function sendOrder(
  { id }: MenuFood,
  { uid }: SignedInUser,
  { key, ...prices }: UnheardOrder,
): Promise<ApiAnswer<OrderDto>> {
  return callAsUser<OrderDto>('/order', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { foodId: id, userId: uid, status: 'pending', ...prices },
  });
}

/** What an answer says of the order; `elsewhere` when it was refused before the key was looked at, `nothing` when none came. */
function read(answer: ApiAnswer<OrderDto>, food: MenuFood): PlaceOrderResult | 'elsewhere' | 'nothing' {
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
    case 'IDEMPOTENCY_KEY_REUSED':
      return { status: 'refused', reason: 'broken' };
    default:
      return answer.isRefused ? 'elsewhere' : 'nothing';
  }
}

function readRepeated(order: OrderDto, openedAtMs: number): PlaceOrderResult {
  const atMs = Date.parse(order.createdAt);
  const openMs = Date.now() - openedAtMs;
  return atMs < serverNowMs() - openMs ? { status: 'ordered-before', atMs } : { status: 'placed', order };
}

function withoutAnswer(answer: ApiAnswer<OrderDto>, isUnheard: boolean): PlaceOrderResult {
  const failure = answer.ok ? 'broken' : answer.failure;
  const isBusy = !answer.ok && answer.reason === 'BUSY';
  if (isBusy && !isUnheard) return { status: 'try-later' };
  return { status: isUnheard ? 'unknown' : 'refused', reason: isBusy ? 'unavailable' : failure };
}

/** Null when it is not asked again. Many ask again at once: their pauses differ. */
function pauseAfter(answer: ApiAnswer<OrderDto>, attempts: number): number | null {
  if (answer.ok) return null;
  if (answer.reason === 'BUSY') return spread(BUSY_PAUSES_MS[attempts]);
  return answer.failure === 'unavailable' ? (UNHEARD_PAUSES_MS[attempts] ?? null) : null;
}

function spread(pauseMs: number | undefined): number | null {
  return pauseMs === undefined ? null : pauseMs * (0.75 + Math.random() / 2);
}
