import type { HouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { listed } from '../../../lib/listed.ts';
import type { Said } from './basket.ts';
import type { ServedLater } from './judge-lines.ts';
import * as texts from './texts.ts';

/** The moment for which the basket is wanted. */
export function askedMs({ wantedAt }: Pick<Said, 'wantedAt'>): number {
  return wantedAt === null ? serverNowMs() : Date.parse(wantedAt);
}

/** What is said of a line that is not served at the moment that is asked for. */
export function servedAgainWords(
  { from, names }: ServedLater,
  askedMs: number,
  nowMs: number,
  clock: HouseClock,
): string {
  if (from === '') return texts.notServedThen();
  const atMs = Date.parse(from);
  const time = clock.words(atMs, nowMs);
  if (names.length > 0) return texts.partsServedFrom({ names: listed(names), time });
  const isOver = clock.day(atMs) !== clock.day(askedMs);
  return isOver ? texts.servedAgainFrom({ time }) : texts.servedFrom({ time });
}
