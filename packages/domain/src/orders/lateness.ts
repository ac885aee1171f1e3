import type { Order } from './order.ts';
import { judgeWaiting, type Waiting } from './waiting.ts';

const MINUTE_MS = 60_000;
/** Of a house that has not said how long it takes. */
const PREP_MINUTES = 20;
/** So long before its preparation an order for later joins the others. */
const AHEAD_MS = 10 * MINUTE_MS;

/** The share of the promised time after which an order is nearly due. */
const SOON = 0.75;

/** By when the kitchen has an order ready that was promised: a delivery before its way. Null without a promise. */
export function kitchenDueMs({ promisedAtMs, wayMinutes }: Pick<Order, 'promisedAtMs' | 'wayMinutes'>): number | null {
  return promisedAtMs === null ? null : promisedAtMs - (wayMinutes ?? 0) * MINUTE_MS;
}

/**
 * How late an accepted order is for the kitchen: by the time by which it has to be ready, else by its time in the kitchen.
 * @param sinceMs since when it waits there
 */
export function judgeOpen(order: Pick<Order, 'promisedAtMs' | 'wayMinutes'>, sinceMs: number, nowMs: number): Waiting {
  const dueMs = kitchenDueMs(order);
  if (dueMs === null) return judgeWaiting(nowMs - sinceMs);
  if (nowMs >= dueMs) return 'late';
  return nowMs - sinceMs >= SOON * (dueMs - sinceMs) ? 'warning' : 'fine';
}

type ForLater = Pick<Order, 'wantedAtMs' | 'promisedAtMs' | 'prepMinutes' | 'wayMinutes'>;

/** When the kitchen begins with an order that is wanted for a time; null for one that is wanted as soon as possible. */
export function beginsAtMs({ wantedAtMs, promisedAtMs, prepMinutes, wayMinutes }: ForLater): number | null {
  if (wantedAtMs === null) return null;
  const minutes = (prepMinutes ?? PREP_MINUTES) + (wayMinutes ?? 0);
  return (promisedAtMs ?? wantedAtMs) - minutes * MINUTE_MS - AHEAD_MS;
}

/** Whether an accepted order is for later: wanted for a time for which nobody has to begin yet. */
export function isForLater(order: ForLater, nowMs: number): boolean {
  return (beginsAtMs(order) ?? nowMs) > nowMs;
}
