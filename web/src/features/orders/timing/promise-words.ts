import { isDelayed, type Fulfilment, type Order } from '@foodhouse/domain';
import type { HouseClock } from '../../../lib/clock.ts';
import { promisedWords } from '../timeline/event-words.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;
/** So long after its promise an order is late. */
const GRACE_MINUTES = 5;

/** Whether a promise is broken, though the house has not said so. */
export function isBroken(atMs: number, nowMs: number): boolean {
  return nowMs >= atMs + GRACE_MINUTES * MINUTE_MS;
}

/** `in 22 min`, `24 min late`; the minute that has begun counts. */
export function timeUntil(atMs: number, nowMs: number): string {
  const minutes = Math.ceil((atMs - nowMs) / MINUTE_MS);
  if (isBroken(atMs, nowMs)) return `${lengthOf(-minutes)} late`;
  return minutes <= 0 ? 'any moment now' : `in ${lengthOf(minutes)}`;
}

function lengthOf(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

export type Promised = Pick<Order, 'promisedAtMs' | 'firstPromisedAtMs' | 'delayReason'> & {
  readonly fulfilment: Pick<Fulfilment, 'kind'> | null;
};

/** The promise in a sentence; empty without one. */
export function promiseSentence(order: Promised, clock: HouseClock): string {
  const { promisedAtMs, firstPromisedAtMs, delayReason } = order;
  if (promisedAtMs === null) return '';
  const at = clock.words(promisedAtMs);
  const words = promisedWords(order);
  if (firstPromisedAtMs === null || !isDelayed(order)) return `${words} ${at}.`;
  const why = delayReason === null ? '' : ` “${delayReason}”`;
  return texts.runningLateInsteadOf({
    words: words.toLowerCase(),
    at,
    firstPromisedAtMs: clock.words(firstPromisedAtMs),
    why,
  });
}
