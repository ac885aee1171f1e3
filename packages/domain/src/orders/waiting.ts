import type { Order } from './order.ts';

/** How late an order is. */
export type Waiting = 'fine' | 'warning' | 'late';

const MINUTE_MS = 60_000;
export const WAITING_LATE_MS = 8 * MINUTE_MS;
/** Half of the time is over. */
export const WAITING_WARNING_MS = WAITING_LATE_MS / 2;

/** How late an accepted order is, by its time in the kitchen. */
export function judgeWaiting(ageMs: number): Waiting {
  if (ageMs >= WAITING_LATE_MS) return 'late';
  return ageMs >= WAITING_WARNING_MS ? 'warning' : 'fine';
}

/** A customer should not wait longer for the house's decision. */
export const UNDECIDED_WARNING_MS = 3 * MINUTE_MS;
const UNDECIDED_LATE_MS = 8 * MINUTE_MS;

/**
 * How late the house is to decide about a pending order, by the time since it was placed. Who wants it later does not wait yet: it
 * is judged by its deadline alone.
 */
export function judgeUndecided(
  { createdAtMs, answerByMs, wantedAtMs }: Pick<Order, 'createdAtMs' | 'answerByMs' | 'wantedAtMs'>,
  nowMs: number,
): Waiting {
  const isForLater = wantedAtMs !== null && answerByMs !== null;
  const ageMs = nowMs - (isForLater ? Math.max(createdAtMs, answerByMs - UNDECIDED_LATE_MS) : createdAtMs);
  if (ageMs >= UNDECIDED_LATE_MS) return 'late';
  return ageMs >= UNDECIDED_WARNING_MS ? 'warning' : 'fine';
}
