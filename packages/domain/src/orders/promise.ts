import type { Delay } from './delays.ts';
import { judgeWaiting, type Order, type Waiting } from './order.ts';

// The word given: by when an accepted order is ready (docs/decisions/051).

/** The minutes that a house may give itself, and promise. */
export const PROMISE_MINUTES = { least: 1, most: 240 } as const;

/** A house that has more to do than usual, until a moment. */
export interface Busy {
  readonly plusMinutes: number;
  readonly untilMs: number;
}

const MINUTE_MS = 60_000;
/** The share of the promised time after which an order is nearly due. */
const SOON = 0.75;

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

/**
 * How late an accepted order is: by the time that was promised for it, else by its time in the kitchen.
 * @param sinceMs since when it waits there
 */
export function judgeOpen({ promisedAtMs }: Pick<Order, 'promisedAtMs'>, sinceMs: number, nowMs: number): Waiting {
  if (promisedAtMs === null) return judgeWaiting(nowMs - sinceMs);
  if (nowMs >= promisedAtMs) return 'late';
  return nowMs - sinceMs >= SOON * (promisedAtMs - sinceMs) ? 'warning' : 'fine';
}

/** Promises and how many of them were kept. */
export interface KeptPromises {
  readonly given: number;
  readonly kept: number;
}

/** The promises whose outcome is known: delivered in time or not, or not delivered though the time is over. */
export function keptPromises(
  orders: readonly Pick<Order, 'status' | 'firstPromisedAtMs' | 'deliveredAtMs'>[],
  nowMs: number,
): KeptPromises {
  const outcomes = orders.flatMap(({ status, firstPromisedAtMs, deliveredAtMs }) => {
    if (firstPromisedAtMs === null) return [];
    if (status === 'delivered' && deliveredAtMs !== null) return [deliveredAtMs <= firstPromisedAtMs];
    return status === 'approved' && nowMs > firstPromisedAtMs ? [false] : [];
  });
  return { given: outcomes.length, kept: outcomes.filter(Boolean).length };
}
