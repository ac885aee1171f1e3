import { toDecimal, type ClosedDto, type Contact, type OrderDto, type WantedProblemDto } from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { sendUntilHeard } from '../place/send-until-heard.ts';
import { trackOf } from '../../../paths.ts';
import { askedOf, currencyOf, withoutOrdered, type Attempt, type Basket, type BasketLine } from './basket.ts';
import { changeBasket, currentBasket } from './basket-store.ts';

export type OrderBasketResult =
  | {
      readonly status: 'placed';
      readonly order: OrderDto;
      readonly lines: readonly BasketLine[];
      /** Where a guest follows it; null for others. */
      readonly link: string | null;
    }
  /** A price, the stock or the menu has changed. Nothing was ordered. */
  | { readonly status: 'changed' | 'try-later' | 'waiting' }
  /** Not now, or not in this way. Nothing was ordered. */
  | { readonly status: 'closed'; readonly sentence: string }
  /** Not at that time. Nothing was ordered. */
  | { readonly status: 'untimely'; readonly wanted: WantedProblemDto }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  /** The request was refused before the order was judged. Nothing was ordered. */
  | { readonly status: 'refused'; readonly reason: FailureReason }
  /** The outcome is unknown: a retry with the same key never makes a second order. */
  | { readonly status: 'unknown'; readonly reason: FailureReason };

/** The unanswered order of a person; null for another person's. */
export function attemptOf({ attempt }: Basket, uid: string): Attempt | null {
  return attempt?.uid === uid ? attempt : null;
}

/**
 * Orders the basket at the total that was shown. The key is kept with the basket until the order is known, so that after a
 * reload, or from another tab, the same request is sent. Then the basket is emptied of what was ordered.
 * @param onCheck called before each retry
 */
export async function orderBasket(
  uid: string,
  {
    totalMinor,
    fulfilment,
    wantedAt,
    contact,
    isGuest,
  }: Pick<Attempt, 'totalMinor' | 'fulfilment'> & {
    /** For when it is wanted; null: as soon as possible. */
    readonly wantedAt: string | null;
    readonly contact: Contact | null;
    readonly isGuest: boolean;
  },
  onCheck: () => void,
): Promise<OrderBasketResult> {
  const before = attemptOf(currentBasket(), uid);
  const attempt: Attempt = before ?? {
    key: crypto.randomUUID(),
    uid,
    lines: currentBasket().lines,
    totalMinor,
    fulfilment,
    ...(wantedAt !== null && { wantedAt }),
    ...(isGuest && { trackKey: newTrackKey() }),
  };
  changeBasket((basket) => ({ ...basket, attempt }));
  const { answer, isUnheard } = await sendUntilHeard(() => send(attempt, contact), before !== null, onCheck);
  const heard = read(answer, attempt);
  if (heard?.status === 'placed') changeBasket((basket) => withoutOrdered(basket, attempt));
  else if (heard || !isUnheard) changeBasket((basket) => withoutAttempt(basket, attempt));
  return heard ?? withoutAnswer(answer, isUnheard);
}

async function send(
  { key, lines, totalMinor, fulfilment, wantedAt, trackKey }: Attempt,
  contact: Contact | null,
): Promise<ApiAnswer<OrderDto>> {
  const track = trackKey === undefined ? null : await digestOf(trackKey);
  return callAsUser<OrderDto>('/orders', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: {
      lines: lines.map(askedOf),
      shownTotal: toDecimal(totalMinor, currencyOf(lines)),
      currency: currencyOf(lines),
      ...(contact && { contact }),
      ...(fulfilment && { fulfilment }),
      ...(wantedAt !== undefined && { wantedAt }),
      ...(track !== null && { track }),
    },
  });
}

/** The meaning of an answer; null without one, and when the request was refused before the key was checked. */
function read(answer: ApiAnswer<OrderDto>, { lines, trackKey }: Attempt): OrderBasketResult | null {
  if (answer.ok) {
    const link = trackKey === undefined ? null : trackOf(answer.value._id, trackKey);
    return { status: 'placed', order: answer.value, lines, link };
  }
  switch (answer.reason) {
    case 'BASKET_CHANGED':
    case 'PRICE_CHANGED':
      return { status: 'changed' };
    case 'CLOSED':
    case 'PAUSED':
      return {
        status: 'closed',
        sentence: (answer.details['closed'] as ClosedDto).sentence,
      };
    case 'TIME_NOT_FREE':
      return { status: 'untimely', wanted: answer.details['wanted'] as WantedProblemDto };
    case 'SERVICE_NOT_OFFERED':
    case 'TABLE_NOT_FOUND':
    case 'TABLE_WAITS':
    case 'OUT_OF_ZONE':
    case 'AREA_CLOSED':
    case 'MIN_ORDER':
    case 'TOO_MANY_PORTIONS':
      return { status: 'closed', sentence: String(answer.details['sentence']) };
    case 'ORDERS_WAITING':
      return { status: 'waiting' };
    case 'CONTENTION':
      return { status: 'try-later' };
    case 'RATE_LIMITED':
      return { status: 'too-many', waitSeconds: Number(answer.details['retryAfterSeconds'] ?? 60) };
    case 'IDEMPOTENCY_KEY_REUSED':
    case 'INVALID_FIELDS':
      return { status: 'refused', reason: 'broken' };
    default:
      return null;
  }
}

function withoutAnswer(answer: ApiAnswer<OrderDto>, isUnheard: boolean): OrderBasketResult {
  const failure = answer.ok ? 'broken' : answer.failure;
  const isBusy = !answer.ok && answer.reason === 'BUSY';
  if (isBusy && !isUnheard) return { status: 'try-later' };
  return { status: isUnheard ? 'unknown' : 'refused', reason: isBusy ? 'unavailable' : failure };
}

function withoutAttempt(basket: Basket, { key }: Attempt): Basket {
  return basket.attempt?.key === key ? { ...basket, attempt: null } : basket;
}

/** A key of 128 bits, which the house never sees before somebody follows the link. */
function newTrackKey(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

async function digestOf(key: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
