import { type Delay, PROMISE_MINUTES } from '../limits/minutes.ts';
import { busyAt, type Busy } from '../house/busy.ts';
import type { Order } from './order.ts';

// The word given: by when an accepted order is ready (docs/decisions/051).

const MINUTE_MS = 60_000;

/** What the house says of how long it takes. */
export interface PromisingHouse {
  readonly prepMinutes: number | null;
  readonly busy: Busy | null;
}

/** So long a delivery is cooked at least before it is on its way. */
const COOKING_MINUTES = 5;

/** The least minutes that an acceptance can promise. Any are enough for an order whose own time leaves as many. */
export function leastMinutes(
  { wayMinutes, wantedAtMs }: Pick<Order, 'wayMinutes' | 'wantedAtMs'>,
  nowMs: number,
): number {
  const { least } = PROMISE_MINUTES;
  const needed = wayMinutes === null ? least : wayMinutes + COOKING_MINUTES;
  return (wantedAtMs ?? 0) >= nowMs + needed * MINUTE_MS ? least : needed;
}

/**
 * The minutes that an acceptance promises where nobody names others: the preparation, more while the house is busy, and
 * the way of a delivery.
 * @returns null where no time is promised
 */
export function preselectedMinutes(
  { prepMinutes, busy }: PromisingHouse,
  order: Pick<Order, 'wayMinutes' | 'wantedAtMs'>,
  nowMs: number,
): number | null {
  if (prepMinutes === null) return null;
  const more = busyAt(busy, nowMs)?.plusMinutes ?? 0;
  const usual = prepMinutes + more + (order.wayMinutes ?? 0);
  return Math.min(PROMISE_MINUTES.most, Math.max(usual, leastMinutes(order, nowMs)));
}

/** When an order is ready, a delivery with its guest, that is accepted now: never before the time for which it is wanted. */
export function readyAtMs({ wantedAtMs }: Pick<Order, 'wantedAtMs'>, minutes: number, nowMs: number): number {
  return Math.max(nowMs + minutes * MINUTE_MS, wantedAtMs ?? 0);
}

/** What an acceptance with these minutes promises. Null: no time is promised. */
export function promiseOf(order: Pick<Order, 'wantedAtMs'>, minutes: number | null, nowMs: number): number | null {
  return minutes === null ? null : readyAtMs(order, minutes, nowMs);
}

/** The time to which a promise is moved: later than now, even where the promise is broken already. */
export function delayedTo(promisedAtMs: number, plus: Delay, nowMs: number): number {
  return Math.max(promisedAtMs, nowMs) + plus * MINUTE_MS;
}
