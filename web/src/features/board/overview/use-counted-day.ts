import { hoursOfDay, type Overview } from '@foodhouse/domain';
import { getCountFromServer, query } from 'firebase/firestore';
import { useHouseClock, type HouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import { between, countSales, houseOrders, type CountedSales } from './count-sales.ts';

/** The figures that the server can count, however many orders a day has. */
export type CountedDay = CountedSales & Pick<Overview, 'byHour'>;

/** Pause between two counts while orders keep coming: they are up to 28 questions. */
const PAUSE_MS = 30_000;

/**
 * A day's figures counted by the server, for days with more orders than a page should follow.
 * @param revision changes whenever the figures may have changed; null while none are needed
 * @returns null until they are known
 */
export function useCountedDay(day: BusinessDay, revision: string | null): CountedDay | null {
  const clock = useHouseClock();
  return useRefreshed(`day from ${day.fromMs}`, revision, PAUSE_MS, () => countDay(day, clock));
}

async function countDay({ day, fromMs, toMs }: BusinessDay, clock: HouseClock): Promise<CountedDay> {
  const edges = hoursOfDay(day, clock);
  const [sales, byHour] = await Promise.all([
    countSales(between(fromMs, toMs)),
    Promise.all(edges.slice(1).map((endMs, hour) => countHour(edges[hour] ?? endMs, endMs))),
  ]);
  return { ...sales, byHour };
}

async function countHour(fromMs: number, toMs: number): Promise<number> {
  if (fromMs > serverNowMs() || fromMs >= toMs) return 0;
  return (await getCountFromServer(query(houseOrders(), ...between(fromMs, toMs)))).data().count;
}
