import type { Order } from './order.ts';
import { PROMISE_MINUTES, type Delay } from './promise-limits.ts';

// The word given: by when an accepted order is ready (docs/decisions/051).

/** A house that has more to do than usual, until a moment. */
export interface Busy {
  readonly plusMinutes: number;
  readonly untilMs: number;
}

const MINUTE_MS = 60_000;

/**
 * The minutes that an acceptance promises where nobody names others: the preparation, and more while the house is busy.
 * @returns null where no time is promised
 */
export function preselectedMinutes(
  { prepMinutes }: { readonly prepMinutes: number | null },
  nowMs: number,
  { busy = null }: { readonly busy?: Busy | null } = {},
): number | null {
  if (prepMinutes === null) return null;
  const more = busy !== null && nowMs < busy.untilMs ? busy.plusMinutes : 0;
  return Math.min(PROMISE_MINUTES.most, prepMinutes + more);
}

/** When an order is ready that is accepted now. Null: no time is promised. */
export function promiseOf(minutes: number | null, nowMs: number): number | null {
  return minutes === null ? null : nowMs + minutes * MINUTE_MS;
}

/** The time to which a promise is moved: later than now, even where the promise is broken already. */
export function delayedTo(promisedAtMs: number, plus: Delay, nowMs: number): number {
  return Math.max(promisedAtMs, nowMs) + plus * MINUTE_MS;
}

type Promised = Pick<Order, 'promisedAtMs' | 'firstPromisedAtMs'>;

/** Whether the order is ready later than its guest was told at first. */
export function isDelayed({ promisedAtMs, firstPromisedAtMs }: Promised): boolean {
  return promisedAtMs !== firstPromisedAtMs;
}
