import type { Revenue } from '@foodhouse/domain';
import { getCountFromServer, query, Timestamp, where } from 'firebase/firestore';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import { countRevenue, houseOrders, since } from './count-sales.ts';

/** The same day of the week before, until the same time of day. */
export interface LastWeek {
  readonly orders: number;
  readonly revenue: readonly Revenue[];
}

/** How long the counts are good enough. */
const QUARTER_MS = 15 * 60_000;
const DAYS = 7;

/**
 * What a day is compared with, counted by the server: two reads each quarter of an hour.
 * @param sinceMs midnight
 * @param nowMs the time of day until which is compared
 * @returns null until it is known
 */
export function useLastWeek(sinceMs: number, nowMs: number): LastWeek | null {
  const quarter = Math.floor(nowMs / QUARTER_MS);
  return useRefreshed(`a week before ${sinceMs}`, String(quarter), 0, () =>
    countBetween(weekBefore(sinceMs), weekBefore(nowMs)),
  );
}

/** The same local time, whatever the clocks have done since. */
function weekBefore(ms: number): number {
  const at = new Date(ms);
  return at.setDate(at.getDate() - DAYS);
}

async function countBetween(fromMs: number, toMs: number): Promise<LastWeek> {
  const until = where('createdAt', '<', Timestamp.fromMillis(toMs));
  const [orders, revenue] = await Promise.all([
    getCountFromServer(query(houseOrders(), since(fromMs), until)),
    countRevenue([since(fromMs), until]),
  ]);
  return { orders: orders.data().count, revenue };
}
