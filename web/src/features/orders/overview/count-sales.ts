import { COLLECTIONS, isSold, ORDER_STATUSES, perStatus, type Overview } from '@foodhouse/domain';
import {
  collection,
  count,
  getAggregateFromServer,
  query,
  sum,
  Timestamp,
  where,
  type CollectionReference,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';

/** Orders and revenue since a time, counted by the server, which bills one read per thousand orders. */
export async function countSales(sinceMs: number): Promise<Pick<Overview, 'orders' | 'revenueMinor' | 'byStatus'>> {
  const counted = await Promise.all(
    ORDER_STATUSES.map(async (status) => {
      const ofStatus = query(houseOrders(), where('status', '==', status), since(sinceMs));
      const figures = await getAggregateFromServer(ofStatus, { orders: count(), revenueMinor: sum('priceMinor') });
      return { status, ...figures.data() };
    }),
  );
  return {
    orders: counted.reduce((all, { orders }) => all + orders, 0),
    revenueMinor: counted.reduce((all, { status, revenueMinor }) => (isSold(status) ? all + revenueMinor : all), 0),
    byStatus: perStatus((status) => counted.find((one) => one.status === status)?.orders ?? 0),
  };
}

export function since(ms: number): QueryFieldFilterConstraint {
  return where('createdAt', '>=', Timestamp.fromMillis(ms));
}

export function houseOrders(): CollectionReference {
  return collection(firebaseFirestore(), COLLECTIONS.orders);
}
