import { COLLECTIONS, ORDER_STATUSES, type OrderStatus } from '@foodhouse/domain';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import { useOrderRevision } from '../use-order-revision.ts';

export type OrderCounts = Readonly<Partial<Record<OrderStatus, number>>>;

/** Between two counts while orders keep moving. */
const PAUSE_MS = 2000;
const UNKNOWN: OrderCounts = {};

/**
 * How many orders stand under each status, whichever of them is shown: counted anew whenever an order comes or moves. Counted
 * by the server, which bills one read for a thousand; a counter of our own would be written by every order and every move,
 * and so slow them all down. For admins.
 * @returns nothing while it is not known, rather than what it was
 */
export function useOrderCounts(): OrderCounts {
  return useRefreshed('order counts', useOrderRevision(), PAUSE_MS, countOrders) ?? UNKNOWN;
}

async function countOrders(): Promise<OrderCounts> {
  const orders = collection(firebaseFirestore(), COLLECTIONS.orders);
  const counts = await Promise.all(
    ORDER_STATUSES.map(async (status) => {
      const answer = await getCountFromServer(query(orders, where('status', '==', status)));
      return [status, answer.data().count] as const;
    }),
  );
  return Object.fromEntries(counts);
}
