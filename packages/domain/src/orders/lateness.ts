import { judgeWaiting, type Order, type Waiting } from './order.ts';

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

/** Whether an accepted order is for later: wanted for a time for which nobody has to begin yet. */
export function isForLater(
  { wantedAtMs, promisedAtMs, prepMinutes }: Pick<Order, 'wantedAtMs' | 'promisedAtMs' | 'prepMinutes'>,
  nowMs: number,
): boolean {
  if (wantedAtMs === null) return false;
  const dueMs = promisedAtMs ?? wantedAtMs;
  return dueMs - (prepMinutes ?? PREP_MINUTES) * MINUTE_MS - AHEAD_MS > nowMs;
}
