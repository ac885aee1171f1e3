import { nextMomentOf } from '@foodhouse/domain';
import type { HouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import type { Said } from './basket.ts';
import * as texts from './texts.ts';

/** The moment for which the basket is wanted. */
export function askedMs({ wantedAt }: Pick<Said, 'wantedAt'>): number {
  return wantedAt === null ? serverNowMs() : Date.parse(wantedAt);
}

/** What is said of a food that is not served at the moment that is asked for. @param from 'HH:MM' */
export function servedAgainWords(from: string, askedMs: number, nowMs: number, clock: HouseClock): string {
  const atMs = nextMomentOf(from, askedMs, clock.timeZone);
  const time = clock.words(atMs, nowMs);
  const isOver = clock.day(atMs) !== clock.day(askedMs);
  return isOver ? texts.servedAgainFrom({ time }) : texts.servedFrom({ time });
}
