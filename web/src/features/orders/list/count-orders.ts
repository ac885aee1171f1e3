import { COLLECTIONS, type OrderStatus } from '@foodhouse/domain';
import { loadDatabase } from '../../../data/database.ts';

export type OrderCounts = Readonly<Partial<Record<OrderStatus, number>>>;

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
