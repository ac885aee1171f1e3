import type { Overview } from '@foodhouse/domain';
import { getCountFromServer, query, Timestamp, where } from 'firebase/firestore';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import { countSales, houseOrders, since, type CountedSales } from './count-sales.ts';

/** The figures that the server can count, however many orders a day has. */
export type CountedDay = CountedSales & Pick<Overview, 'byHour'>;

/** Pause between two counts while orders keep coming: they are up to 28 questions. */
const PAUSE_MS = 30_000;
const HOURS = 24;

/**
 * A day's figures counted by the server, for days with more orders than a page should follow.
 * @param sinceMs midnight
 * @param revision changes whenever the figures may have changed; null while none are needed
 * @returns null until they are known
 */
export function useCountedDay(sinceMs: number, revision: string | null): CountedDay | null {
  return useRefreshed(`day ${sinceMs}`, revision, PAUSE_MS, () => countDay(sinceMs));
}

async function countDay(sinceMs: number): Promise<CountedDay> {
  const [sales, byHour] = await Promise.all([
    countSales(sinceMs),
    Promise.all(Array.from({ length: HOURS }, (_, hour) => countHour(sinceMs, hour))),
  ]);
  return { ...sales, byHour };
}

/** In local time. When clocks change, an hour of the day may last two hours, or none. */
async function countHour(sinceMs: number, hour: number): Promise<number> {
  const beginsMs = new Date(sinceMs).setHours(hour);
  if (beginsMs > Date.now()) return 0;
  const ends = where('createdAt', '<', Timestamp.fromMillis(new Date(sinceMs).setHours(hour + 1)));
  return (await getCountFromServer(query(houseOrders(), since(beginsMs), ends))).data().count;
}
