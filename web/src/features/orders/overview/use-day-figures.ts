import { useRefreshed } from '../../../lib/use-refreshed.ts';
import type { DayFigures } from './day-strip.tsx';

/** Pause between two counts while orders keep changing: nobody reads a day's figures to the second. */
const PAUSE_MS = 30_000;
const UNKNOWN: DayFigures = {};

/**
 * A day's figures without following its orders: the server counts them, and the latest acceptances are read. The module
 * that asks is loaded with the first question.
 * @param sinceMs midnight
 * @param revision changes whenever the figures may have changed; null while none are needed
 * @returns an empty value until they are known
 */
export function useDayFigures(sinceMs: number, revision: string | null): DayFigures {
  const load = async (): Promise<DayFigures> => (await import('./read-figures.ts')).readFigures(sinceMs);
  return useRefreshed(`figures since ${sinceMs}`, revision, PAUSE_MS, load) ?? UNKNOWN;
}
