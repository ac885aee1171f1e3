import type { Order } from './order.ts';
import { judgeWaiting, type Waiting } from './waiting.ts';

const MINUTE_MS = 60_000;
/** Of a house that has not said how long it takes. */
const PREP_MINUTES = 20;
/** So long before its preparation an order for later joins the others. */
const AHEAD_MS = 10 * MINUTE_MS;

/** The share of the promised time after which an order is nearly due. */
const SOON = 0.75;

/**
 * How late an accepted order is: by the time that was promised for it, else by its time in the kitchen.
 * @param sinceMs since when it waits there
 */
export function judgeOpen({ promisedAtMs }: Pick<Order, 'promisedAtMs'>, sinceMs: number, nowMs: number): Waiting {
  if (promisedAtMs === null) return judgeWaiting(nowMs - sinceMs);
  if (nowMs >= promisedAtMs) return 'late';
  return nowMs - sinceMs >= SOON * (promisedAtMs - sinceMs) ? 'warning' : 'fine';
}

type ForLater = Pick<Order, 'wantedAtMs' | 'promisedAtMs' | 'prepMinutes'>;

/** When the kitchen begins with an order that is wanted for a time; null for one that is wanted as soon as possible. */
export function beginsAtMs({ wantedAtMs, promisedAtMs, prepMinutes }: ForLater): number | null {
  if (wantedAtMs === null) return null;
  return (promisedAtMs ?? wantedAtMs) - (prepMinutes ?? PREP_MINUTES) * MINUTE_MS - AHEAD_MS;
}

/** Whether an accepted order is for later: wanted for a time for which nobody has to begin yet. */
export function isForLater(order: ForLater, nowMs: number): boolean {
  return (beginsAtMs(order) ?? nowMs) > nowMs;
}
