import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import { PAUSE_MS } from '../../orders/list/use-order-counts.ts';
import type { DayFigures } from './day-strip.tsx';

/** Pause between two sums while orders keep changing: nobody reads a day's revenue to the second. */
const SUMS_PAUSE_MS = 30_000;
const UNKNOWN: DayFigures = {};

/**
 * A day's figures without following its orders: the server counts them, as often as the orders of each status, and sums
 * them less often; the latest acceptances are read. The module that asks is loaded with the first question.
 * @param revision changes whenever the figures may have changed; null while none are needed
 * @returns an empty value until they are known
 */
export function useDayFigures(day: BusinessDay, revision: string | null): DayFigures {
  const orders = useRefreshed(`orders from ${day.fromMs}`, revision, PAUSE_MS, async () =>
    (await import('./read-figures.ts')).readOrders(day),
  );
  const sums = useRefreshed(`sums from ${day.fromMs}`, revision, SUMS_PAUSE_MS, async () =>
    (await import('./read-figures.ts')).readSums(day),
  );
  return { ...(sums ?? UNKNOWN), orders: orders ?? undefined };
}
