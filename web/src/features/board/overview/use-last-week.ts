import { dayAfter, daysLaterMs, spanOfDay, type Revenue } from '@foodhouse/domain';
import { useHouseClock } from '../../../lib/clock.ts';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import { between, countTakings } from './count-sales.ts';

/** The same day of the week before, until the same time of day. */
export interface LastWeek {
  readonly orders: number;
  readonly revenue: readonly Revenue[];
}

/** How long the counts are good enough. */
const QUARTER_MS = 15 * 60_000;
const DAYS = 7;

/**
 * What a day is compared with, counted by the server: two reads each quarter of an hour, and two of a day that is over.
 * @param nowMs the time of day until which is compared, while the day is not over
 * @returns null until it is known
 */
export function useLastWeek({ day, fromMs, toMs }: BusinessDay, nowMs: number): LastWeek | null {
  const clock = useHouseClock();
  const isOver = nowMs >= toMs;
  const quarter = isOver ? 'over' : String(Math.floor(nowMs / QUARTER_MS));
  return useRefreshed(`a week before ${fromMs}`, quarter, 0, () => {
    const before = spanOfDay(dayAfter(day, -DAYS), clock);
    return countBetween(before.fromMs, isOver ? before.toMs : daysLaterMs(nowMs, -DAYS, clock));
  });
}

async function countBetween(fromMs: number, toMs: number): Promise<LastWeek> {
  const { orders, revenue } = await countTakings(between(fromMs, toMs));
  if (revenue === null) throw new Error('the currency of the house is unknown');
  return { orders, revenue };
}
