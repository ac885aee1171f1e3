import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import type { DayFigures } from './day-strip.tsx';

/** Pause between two counts while orders keep changing: each is several questions. */
const TAKINGS_PAUSE_MS = 10_000;
/** Nobody reads a median to the second. */
const MEDIAN_PAUSE_MS = 30_000;
const UNKNOWN: DayFigures = {};

/**
 * A day's figures without following its orders: the server counts and sums them in one answer, so that the revenue is that
 * of the orders beside it; the latest acceptances are read less often. The module that asks is loaded with the first
 * question.
 * @param revision changes whenever the figures may have changed; null while none are needed
 * @returns an empty value until they are known
 */
export function useDayFigures(day: BusinessDay, revision: string | null): DayFigures {
  const takings = useRefreshed(`takings from ${day.fromMs}`, revision, TAKINGS_PAUSE_MS, async () =>
    (await import('./read-figures.ts')).readTakings(day),
  );
  return { ...(takings ?? UNKNOWN), ...useMedian(day, revision) };
}

/**
 * The median until an order of a day was accepted, beside the heading and in the overview.
 * @param revision changes whenever it may have changed; null while it is not needed
 * @returns an empty value until it is known
 */
export function useMedian(day: BusinessDay, revision: string | null): Pick<DayFigures, 'toAcceptMs'> {
  const median = useRefreshed(`median from ${day.fromMs}`, revision, MEDIAN_PAUSE_MS, async () =>
    (await import('./read-figures.ts')).readMedian(day),
  );
  return median ?? UNKNOWN;
}
