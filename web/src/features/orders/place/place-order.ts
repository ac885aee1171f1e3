import {
  fromDecimal,
  toDecimal,
  type AskedFulfilment,
  type AskedLine,
  type ClosedDto,
  type MenuFood,
  type OrderDto,
} from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { SignedInUser } from '../../../data/session.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { learnServerTime, serverNowMs } from '../../../lib/server-clock.ts';
import { keepHow, NOTHING_SAID } from '../basket/how.ts';
import { sendUntilHeard } from './send-until-heard.ts';
import { forgetOrder, rememberOrder, unheardOrder, type UnheardOrder } from './unheard-orders.ts';

export type PlaceOrderResult =
  | { readonly status: 'placed'; readonly order: OrderDto }
  /** An earlier, unanswered order had been placed before the dialog opened. Nothing was ordered now. */
  | { readonly status: 'ordered-before'; readonly atMs: number }
  | { readonly status: 'sold-out' | 'not-on-menu' | 'choices-changed' | 'try-later' }
  | { readonly status: 'closed'; readonly sentence: string }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | { readonly status: 'price-changed'; readonly priceMinor: number }
  /** The request was refused before the order was judged. Nothing was ordered. */
  | { readonly status: 'refused'; readonly reason: FailureReason }
  /** The outcome is unknown: a retry with the same key never makes a second order. */
  | { readonly status: 'unknown'; readonly reason: FailureReason };

export interface OrderOptions {
  /** When the dialog opened, by this machine's clock. */
  readonly openedAtMs: number;
  /** The price to send instead of the shown one, which is then sent too. */
  readonly sentPrice?: string | undefined;
  /** What was chosen of the food; left out for one portion of the food as it is. */
  readonly line?: AskedLine | undefined;
  /** How it is to be served, with `line` alone; null where nothing was said. */
  readonly fulfilment?: AskedFulfilment | null;
  /** Called before each retry. */
  readonly onCheck: () => void;
}

/**
 * Places one order at the shown price. Without an answer, and while too many order at once, it retries with the same
 * key, so that the server returns the first answer. The key is kept with the food until it is answered. If the answer
 * is an order from before the dialog opened, the person is told, and their next order gets a new key.
 */
export async function placeOrder(
  food: MenuFood,
  user: SignedInUser,
  shownPriceMinor: number,
  { openedAtMs, sentPrice, line, fulfilment = null, onCheck }: OrderOptions,
): Promise<PlaceOrderResult> {
  const before = unheardOrder(user.uid, food.id);
  if (before) await learnServerTime();
  const order = before ?? newOrder(toDecimal(shownPriceMinor, food.currency), { sentPrice, line, fulfilment });
  rememberOrder(user.uid, food.id, order);
  const { answer, isUnheard } = await sendUntilHeard(() => sendOrder(food, user, order), before !== null, onCheck);
  const heard = before && answer.ok ? readRepeated(answer.value, openedAtMs) : read(answer, food);
  if (heard || !isUnheard) forgetOrder(user.uid, food.id);
  return heard ?? withoutAnswer(answer, isUnheard);
}

function newOrder(
  shown: number,
  { sentPrice, line, fulfilment }: Pick<OrderOptions, 'sentPrice' | 'line' | 'fulfilment'>,
): UnheardOrder {
  const key = crypto.randomUUID();
  if (line) return { key, price: shown, line, ...(fulfilment && { fulfilment }) };
  return sentPrice === undefined ? { key, price: shown } : { key, price: sentPrice, shownPrice: shown };
}

function sendOrder(
  { id }: MenuFood,
  { uid }: SignedInUser,
  { key, line, fulfilment, ...prices }: UnheardOrder,
): Promise<ApiAnswer<OrderDto>> {
  if (line)
    return callAsUser<OrderDto>('/orders', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: { lines: [line], shownTotal: prices.price, ...(fulfilment && { fulfilment }) },
    });
  return callAsUser<OrderDto>('/order', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { foodId: id, userId: uid, status: 'pending', ...prices },
  });
}

/** The meaning of an answer; null without one, and when the request was refused before the key was checked. */
function read(answer: ApiAnswer<OrderDto>, food: MenuFood): PlaceOrderResult | null {
  if (answer.ok) return { status: 'placed', order: answer.value };
  switch (answer.reason) {
    case 'OUT_OF_STOCK':
      return { status: 'sold-out' };
    case 'FOOD_NOT_FOUND':
      return { status: 'not-on-menu' };
    case 'CLOSED':
    case 'PAUSED':
      return {
        status: 'closed',
        sentence: (answer.details['closed'] as ClosedDto).sentence,
      };
    case 'SERVICE_NOT_OFFERED':
      keepHow(NOTHING_SAID); // the guest has read it: the next order is fetched
      return { status: 'closed', sentence: String(answer.details['sentence']) };
    case 'NOT_SERVED_NOW':
    case 'TABLE_NOT_FOUND':
    case 'TABLE_WAITS':
      return { status: 'closed', sentence: String(answer.details['sentence']) };
    case 'CONTENTION':
      return { status: 'try-later' };
    case 'RATE_LIMITED':
      return { status: 'too-many', waitSeconds: Number(answer.details['retryAfterSeconds'] ?? 60) };
    case 'BASKET_CHANGED': {
      const from = servedFromOf(answer.details['problems']);
      if (from !== null) return { status: 'closed', sentence: `${food.name} is served from ${from}.` };
      return { status: changeOf(answer.details['problems']) };
    }
    case 'CHOICES_REQUIRED':
      return { status: 'choices-changed' };
    case 'PRICE_CHANGED': {
      const { price, total } = answer.details;
      const now = fromDecimal(Number(price ?? total), food.currency);
      return { status: 'price-changed', priceMinor: Number.isNaN(now) ? food.priceMinor : now };
    }
    case 'IDEMPOTENCY_KEY_REUSED':
      return { status: 'refused', reason: 'broken' };
    default:
      return null;
  }
}

/** When the food is served, if that is why it cannot be ordered now. @param problems of a basket of one line */
function servedFromOf(problems: unknown): string | null {
  const all = Array.isArray(problems) ? (problems as readonly ({ readonly from?: unknown } | null)[]) : [];
  return all.map((problem) => problem?.from).find((time) => typeof time === 'string') ?? null;
}

/** @param problems of a basket of one line */
function changeOf(problems: unknown): 'sold-out' | 'not-on-menu' | 'choices-changed' {
  const reasons = Array.isArray(problems) ? problems.map((problem) => fieldOf(problem, 'reason')) : [];
  if (reasons.includes('FOOD_NOT_FOUND')) return 'not-on-menu';
  return reasons.includes('OUT_OF_STOCK') ? 'sold-out' : 'choices-changed';
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
