import { COLLECTIONS, orderFromDocument, type Order, type OrderStatus } from '@foodhouse/domain';
import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import type { Live } from '../../../data/firebase/live.ts';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import { useLiveQuery } from '../../../data/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** A list begins with so many orders of a status, and grows by as many. */
const NEWEST_FIRST = { size: 25, by: 'createdAt', direction: 'desc' } as const;
const KITCHEN_PAGE = 50;

/** A customer's own orders of one status, newest first. */
export function useMyOrders(uid: string, status: OrderStatus): Loadable<LivePages<Order>> {
  return useLivePages(
    `my orders ${uid} ${status}`,
    NEWEST_FIRST,
    () =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('userId', '==', uid),
        where('status', '==', status),
      ),
    orderFromDocument,
  );
}

/** The house's orders of one status, newest first. For admins. */
export function useHouseOrders(status: OrderStatus): Loadable<LivePages<Order>> {
  return useLivePages(
    `house orders ${status}`,
    NEWEST_FIRST,
    () => query(collection(firebaseFirestore(), COLLECTIONS.orders), where('status', '==', status)),
    orderFromDocument,
  );
}

/** More than the kitchen can give back while nobody looks. */
const MOST_RETURNED = 50;
/** So many of the latest changes are looked through for news. */
const MOST_NEWS = 20;

/** Orders that the kitchen gave back and about which nobody has decided again, the longest waiting first. For admins. */
export function useReturnedOrders(): Loadable<Live<Order>> {
  return useLiveQuery(
    'returned orders',
    () =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('status', '==', 'pending'),
        where('returnedAt', '>', Timestamp.fromMillis(0)),
        orderBy('returnedAt'),
        limit(MOST_RETURNED),
      ),
    orderFromDocument,
  );
}

/** The orders of a customer that changed last, whatever their status. */
export function useMyLatestOrders(uid: string): Loadable<Live<Order>> {
  return useLiveQuery(
    `my latest orders ${uid}`,
    () =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('userId', '==', uid),
        orderBy('updatedAt', 'desc'),
        limit(MOST_NEWS),
      ),
    orderFromDocument,
  );
}

/** The orders that a day's overview is made of, at most. */
export const DAY_PAGE = 500;

/** The house's orders since a time, the latest first. For admins. */
export function useOrdersSince(sinceMs: number): Loadable<Live<Order>> {
  return useLiveQuery(
    `orders since ${sinceMs}`,
    () =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('createdAt', '>=', Timestamp.fromMillis(sinceMs)),
        orderBy('createdAt', 'desc'),
        limit(DAY_PAGE),
      ),
    orderFromDocument,
  );
}

/**
 * What the kitchen cooks, the longest waiting first; what it delivered, the latest first. By the time of change, which is the
 * acceptance of an accepted order and the delivery of a delivered one, and which orders of any age have.
 */
export function useKitchenOrders(status: 'approved' | 'delivered'): Loadable<LivePages<Order>> {
  const direction = status === 'approved' ? 'asc' : 'desc';
  return useLivePages(
    `kitchen orders ${status}`,
    { size: KITCHEN_PAGE, by: 'updatedAt', direction },
    () => query(collection(firebaseFirestore(), COLLECTIONS.orders), where('status', '==', status)),
    orderFromDocument,
  );
}
