import { COLLECTIONS, isSold, ORDER_STATUSES, perStatus, type Overview } from '@foodhouse/domain';
import {
  collection,
  count,
  getAggregateFromServer,
  getCountFromServer,
  query,
  sum,
  Timestamp,
  where,
  type CollectionReference,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';

/** The figures that the server can count, however many orders a day has. */
export type CountedDay = Omit<Overview, 'bestSellers'>;

/** Pause between two counts while orders keep coming. */
const PAUSE_MS = 2000;
const HOURS = 24;

/**
 * A day's figures counted by the server, which bills one read per thousand orders: for days with more orders than a
 * page should follow.
 * @param sinceMs midnight
 * @param revision changes whenever the figures may have changed; null while none are needed
 * @returns null until they are known
 */
export function useCountedDay(sinceMs: number, revision: string | null): CountedDay | null {
  return useRefreshed(`day ${sinceMs}`, revision, PAUSE_MS, () => countDay(sinceMs));
}

async function countDay(sinceMs: number): Promise<CountedDay> {
  const [byStatus, byHour] = await Promise.all([
    Promise.all(ORDER_STATUSES.map((status) => sumOf(where('status', '==', status), from(sinceMs)))),
    Promise.all(Array.from({ length: HOURS }, (_, hour) => countHour(sinceMs, hour))),
  ]);
  const ofStatus = ORDER_STATUSES.map((status, index) => ({ status, orders: 0, revenueMinor: 0, ...byStatus[index] }));
  return {
    orders: ofStatus.reduce((all, { orders }) => all + orders, 0),
    revenueMinor: ofStatus.reduce((all, { status, revenueMinor }) => (isSold(status) ? all + revenueMinor : all), 0),
    byHour,
    byStatus: perStatus((status) => ofStatus.find((counted) => counted.status === status)?.orders ?? 0),
  };
}

async function sumOf(
  ...filters: readonly QueryFieldFilterConstraint[]
): Promise<{ readonly orders: number; readonly revenueMinor: number }> {
  const figures = { orders: count(), revenueMinor: sum('priceMinor') };
  return (await getAggregateFromServer(query(houseOrders(), ...filters), figures)).data();
}

/** In local time. When clocks change, an hour of the day may last two hours, or none. */
async function countHour(sinceMs: number, hour: number): Promise<number> {
  const beginsMs = new Date(sinceMs).setHours(hour);
  if (beginsMs > Date.now()) return 0;
  const ends = where('createdAt', '<', Timestamp.fromMillis(new Date(sinceMs).setHours(hour + 1)));
  return (await getCountFromServer(query(houseOrders(), from(beginsMs), ends))).data().count;
}

function from(ms: number): QueryFieldFilterConstraint {
  return where('createdAt', '>=', Timestamp.fromMillis(ms));
}

function houseOrders(): CollectionReference {
  return collection(firebaseFirestore(), COLLECTIONS.orders);
}
