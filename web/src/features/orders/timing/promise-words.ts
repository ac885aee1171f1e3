import { isDelayed, type Fulfilment, type Order } from '@foodhouse/domain';
import type { HouseClock } from '../../../lib/clock.ts';
import { servedAs } from '../details/served.tsx';
import { formatMinutesLeft, formatWait } from '../../../lib/relative-time.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;
/** So long after its promise an order is late. */
const GRACE_MINUTES = 5;

/** Whether a promise is broken, though the house has not said so. */
export function isBroken(atMs: number, nowMs: number): boolean {
  return nowMs >= atMs + GRACE_MINUTES * MINUTE_MS;
}

/** `in 22 min`, `24 min late`; to the nearest minute, since clocks of screens differ by seconds. */
export function timeUntil(atMs: number, nowMs: number): string {
  const minutes = Math.round((atMs - nowMs) / MINUTE_MS);
  if (isBroken(atMs, nowMs)) return texts.lateBy({ time: formatWait(atMs, nowMs) });
  return minutes <= 0 ? texts.anyMoment() : texts.inTime({ time: formatMinutesLeft(minutes) });
}

/** The same for the staff, to whom an order is late at once: `4 min late`. A number alone could be either. */
export function timeUntilDue(atMs: number, nowMs: number): string {
  return nowMs < atMs ? timeUntil(atMs, nowMs) : texts.lateBy({ time: formatWait(atMs, nowMs) });
}

export type Promised = Pick<Order, 'promisedAtMs' | 'firstPromisedAtMs' | 'delayReason'> & {
  readonly fulfilment: Pick<Fulfilment, 'kind'> | null;
};

/** The promise in a sentence; empty without one. */
export function promiseSentence(order: Promised, clock: HouseClock): string {
  const { promisedAtMs, firstPromisedAtMs, delayReason } = order;
  if (promisedAtMs === null) return '';
  const promise = { service: servedAs(order), time: clock.words(promisedAtMs) };
  if (firstPromisedAtMs === null || !isDelayed(order)) return texts.promise(promise);
  const late = texts.latePromise({ ...promise, first: clock.words(firstPromisedAtMs) });
  return delayReason === null ? late : `${late} “${delayReason}”`;
}
