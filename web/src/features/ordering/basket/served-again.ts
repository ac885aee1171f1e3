import { midnightOf, momentOf } from '@foodhouse/domain';
import type { HouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import type { Said } from './basket.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The moment for which the basket is wanted. */
export function askedMs({ wantedAt }: Pick<Said, 'wantedAt'>): number {
  return wantedAt === null ? serverNowMs() : Date.parse(wantedAt);
}

/** The first moment after another one at which the house's clock shows that time. @param from 'HH:MM' */
export function servedAgainMs(from: string, askedMs: number, { timeZone }: Pick<HouseClock, 'timeZone'>): number {
  const midnightMs = midnightOf(askedMs, timeZone);
  const sameDayMs = momentOf(midnightMs, from, timeZone);
  return sameDayMs > askedMs ? sameDayMs : momentOf(midnightMs + DAY_MS, from, timeZone);
}

/** What is said of a food that is not served at the moment that is asked for. @param from 'HH:MM' */
export function servedAgainWords(from: string, askedMs: number, nowMs: number, clock: HouseClock): string {
  const atMs = servedAgainMs(from, askedMs, clock);
  const isOver = clock.day(atMs) !== clock.day(askedMs);
  return `Served ${isOver ? 'again ' : ''}from ${clock.words(atMs, nowMs)}.`;
}
