import { COLLECTIONS, ORDER_STATUSES, type OrderStatus } from '@foodhouse/domain';
import { loadDatabase } from '../../../data/database.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';

export type OrderCounts = Readonly<Partial<Record<OrderStatus, number>>>;

/** Pause between two counts while orders keep changing. */
export const PAUSE_MS = 2000;
export const UNKNOWN: OrderCounts = {};

/**
 * The number of a customer's own orders per status, counted anew whenever the revision changes. The server counts, and
 * bills one read per thousand orders; a counter document would be written with every order and so slow them all down.
 * @param revision changes whenever an order is placed or changes; null while that is not known live
 * @returns an empty value while unknown, rather than an old one
 */
export function useOwnCounts(revision: string | null, uid: string): OrderCounts {
  return useRefreshed(`orders of ${uid}`, revision, PAUSE_MS, () => countOrders(ORDER_STATUSES, { uid })) ?? UNKNOWN;
}

/** @param sinceMs of orders placed since then; all of them when left out */
export async function countOrders(
  statuses: readonly OrderStatus[],
  { uid, sinceMs }: { readonly uid?: string; readonly sinceMs?: number },
): Promise<OrderCounts> {
  const { collection, firebaseFirestore, getCountFromServer, query, Timestamp, where } = await loadDatabase();
  const orders = collection(firebaseFirestore(), COLLECTIONS.orders);
  const counts = await Promise.all(
    statuses.map(async (status) => {
      const ofStatus = query(
        orders,
        ...(uid === undefined ? [] : [where('userId', '==', uid)]),
        where('status', '==', status),
        ...(sinceMs === undefined ? [] : [where('createdAt', '>=', Timestamp.fromMillis(sinceMs))]),
      );
      return [status, (await getCountFromServer(ofStatus)).data().count] as const;
    }),
  );
  return Object.fromEntries(counts);
}
