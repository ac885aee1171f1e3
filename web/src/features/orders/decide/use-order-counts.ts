import { COLLECTIONS, ORDER_STATUSES, type OrderStatus } from '@foodhouse/domain';
import { loadDatabase } from '../../../data/database.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import { useOrderRevision } from '../use-order-revision.ts';

export type OrderCounts = Readonly<Partial<Record<OrderStatus, number>>>;

/** Pause between two counts while orders keep changing. */
const PAUSE_MS = 2000;
const UNKNOWN: OrderCounts = {};

/**
 * The number of orders per status, counted anew whenever an order is placed or changes. The server counts, and bills
 * one read per thousand orders; a counter document would be written with every order and so slow them all down. For
 * admins.
 * @returns an empty value while unknown, rather than an old one
 */
export function useOrderCounts(): OrderCounts {
  return useRefreshed('order counts', useOrderRevision(), PAUSE_MS, countOrders) ?? UNKNOWN;
}

async function countOrders(): Promise<OrderCounts> {
  const { collection, firebaseFirestore, getCountFromServer, query, where } = await loadDatabase();
  const orders = collection(firebaseFirestore(), COLLECTIONS.orders);
  const counts = await Promise.all(
    ORDER_STATUSES.map(async (status) => {
      const answer = await getCountFromServer(query(orders, where('status', '==', status)));
      return [status, answer.data().count] as const;
    }),
  );
  return Object.fromEntries(counts);
}
