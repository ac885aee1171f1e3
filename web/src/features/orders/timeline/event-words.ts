import {
  beginsAtMs,
  isDelivered,
  isInKitchen,
  isUndecided,
  kitchenDueMs,
  type Fulfilment,
  type InKitchen,
  type OrderStatus,
  type Order,
  type OrderEvent,
  type RejectCode,
} from '@foodhouse/domain';
import { MESSAGES } from '../../../copy.ts';
import type { HouseClock } from '../../../lib/clock.ts';

/** Of an accepted order that the kitchen has. */
const COOKING = 'Accepted: the kitchen is cooking';

const WORDS: Record<Exclude<OrderStatus, InKitchen>, string> = {
  pending: 'Ordered',
  reject: 'Rejected: nothing is due',
  delivered: 'Delivered',
};

/** Why an order is rejected where the house did not decide that. */
export const REJECTIONS: Readonly<Record<RejectCode, string>> = {
  'not-answered': 'Nobody answered in time: nothing is due',
  'no-connection': 'Sorry, the house could not be reached: nothing is due',
  customer: 'Cancelled: nothing is due',
};

/**
 * What is said of an accepted order at a moment: with one for later the kitchen has not begun.
 * @param times.beginsAtMs when it does; null: at once
 */
export function acceptedWords(
  { wantedAtMs, beginsAtMs: atMs }: { readonly wantedAtMs: number | null; readonly beginsAtMs: number | null },
  clock: HouseClock,
  nowMs: number,
): string {
  return wantedAtMs === null || atMs === null || atMs <= nowMs
    ? COOKING
    : `Accepted for ${clock.words(wantedAtMs, nowMs)}`;
}

/** The same of an order as it is stored. */
export function acceptedWordsOf(
  order: Pick<Order, 'wantedAtMs' | 'promisedAtMs' | 'prepMinutes' | 'wayMinutes'>,
  clock: HouseClock,
  nowMs: number,
): string {
  return acceptedWords({ wantedAtMs: order.wantedAtMs, beginsAtMs: beginsAtMs(order) }, clock, nowMs);
}

/** Labels of an order's events. @param accepted the words of an acceptance */
export function wordsOf(
  { from, to, code }: Pick<OrderEvent, 'from' | 'to'> & { readonly code?: RejectCode | null | undefined },
  accepted: string,
): string {
  if (code) return REJECTIONS[code];
  if (from !== null && isInKitchen(from) && isUndecided(to)) return MESSAGES.orderReturned;
  if (from !== null && isDelivered(from) && isInKitchen(to)) return 'Not delivered yet: the kitchen took that back';
  return isInKitchen(to) ? accepted : WORDS[to];
}

/** What a promised time is to the guest: a delivery is with them, anything else is ready. */
export function promisedWords({
  fulfilment,
}: {
  readonly fulfilment: Pick<Fulfilment, 'kind'> | null;
}): 'With you about' | 'Ready at' {
  return fulfilment?.kind === 'delivery' ? 'With you about' : 'Ready at';
}

/** What a promised time is to the house: a delivery has two. */
export function staffPromise(
  order: Pick<Order, 'promisedAtMs' | 'wayMinutes'>,
  clock: HouseClock,
  nowMs: number,
): string {
  const [readyMs, { promisedAtMs }] = [kitchenDueMs(order), order];
  if (readyMs === null || promisedAtMs === null) return '';
  const ready = `Ready at ${clock.words(readyMs, nowMs)}`;
  return readyMs === promisedAtMs ? ready : `${ready}, with the guest about ${clock.words(promisedAtMs, nowMs)}`;
}
