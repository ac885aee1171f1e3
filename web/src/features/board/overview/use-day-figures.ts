import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import type { DayFigures } from './day-strip.tsx';

/** Pause between two counts while orders keep changing: nobody reads a day's figures to the second. */
const PAUSE_MS = 30_000;
const UNKNOWN: DayFigures = {};

/**
 * A day's figures without following its orders: the server counts them, and the latest acceptances are read. The module
 * that asks is loaded with the first question.
 * @param revision changes whenever the figures may have changed; null while none are needed
 * @returns an empty value until they are known
 */
export function useDayFigures(day: BusinessDay, revision: string | null): DayFigures {
  const load = async (): Promise<DayFigures> => (await import('./read-figures.ts')).readFigures(day);
  return useRefreshed(`figures from ${day.fromMs}`, revision, PAUSE_MS, load) ?? UNKNOWN;
}
