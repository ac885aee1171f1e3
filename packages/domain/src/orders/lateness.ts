import { judgeWaiting, type Order, type Waiting } from './order.ts';

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
