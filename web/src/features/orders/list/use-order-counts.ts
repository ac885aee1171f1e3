import { COLLECTIONS, ORDER_STATUSES, type OrderStatus } from '@foodhouse/domain';
import { loadDatabase } from '../../../data/database.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';

export type OrderCounts = Readonly<Partial<Record<OrderStatus, number>>>;

/** Pause between two counts while orders keep changing. */
const PAUSE_MS = 2000;
const UNKNOWN: OrderCounts = {};

/**
 * The number of orders per status, counted anew whenever the revision changes. The server counts, and bills one read per
 * thousand orders; a counter document would be written with every order and so slow them all down.
 * @param revision changes whenever an order is placed or changes; null while that is not known live
 * @param uid of the customer whose orders are counted; all customers' for admins when left out
 * @returns an empty value while unknown, rather than an old one
 */
export function useOrderCounts(revision: string | null, uid?: string): OrderCounts {
  return useRefreshed(`order counts ${uid}`, revision, PAUSE_MS, () => countOrders(uid)) ?? UNKNOWN;
}

async function countOrders(uid: string | undefined): Promise<OrderCounts> {
  const { collection, firebaseFirestore, getCountFromServer, query, where } = await loadDatabase();
  const orders = collection(firebaseFirestore(), COLLECTIONS.orders);
  const counts = await Promise.all(
    ORDER_STATUSES.map(async (status) => {
      const ofStatus = query(
        orders,
        ...(uid === undefined ? [] : [where('userId', '==', uid)]),
        where('status', '==', status),
      );
      return [status, (await getCountFromServer(ofStatus)).data().count] as const;
    }),
  );
  return Object.fromEntries(counts);
}
