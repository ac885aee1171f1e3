import { isDelayed, type Order } from '@foodhouse/domain';
import { clockOf } from '../../../lib/clock.ts';

const MINUTE_MS = 60_000;

/** `in 22 min`; the minute that has begun counts. */
export function timeUntil(atMs: number, nowMs: number): string {
  const minutes = Math.ceil((atMs - nowMs) / MINUTE_MS);
  if (minutes <= 0) return 'any moment now';
  if (minutes < 60) return `in ${minutes} min`;
  return `in ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

type Promised = Pick<Order, 'promisedAtMs' | 'firstPromisedAtMs' | 'delayReason'>;

/** The promise in a sentence; empty without one. */
export function promiseSentence(order: Promised): string {
  const { promisedAtMs, firstPromisedAtMs, delayReason } = order;
  if (promisedAtMs === null) return '';
  const at = clockOf(promisedAtMs);
  if (firstPromisedAtMs === null || !isDelayed(order)) return `Ready at ${at}.`;
  const why = delayReason === null ? '' : ` “${delayReason}”`;
  return `Running late: ready at ${at} instead of ${clockOf(firstPromisedAtMs)}.${why}`;
}
