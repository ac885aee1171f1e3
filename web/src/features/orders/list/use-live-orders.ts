import {
  COLLECTIONS,
  hasRunOut,
  isInKitchen,
  isOpen,
  isSold,
  isUndecided,
  orderFromDocument,
  statusesThat,
  type OrderStatus,
  type Order,
} from '@foodhouse/domain';
import type { Live } from '../../../data/firebase/live.ts';
import { houseOrdersPath, ownOrdersPath } from '../../../first-list/first-lists.ts';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import { useLiveQuery } from '../../../data/use-live.ts';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { takeFirstOrders } from '../../../first-list/first-orders.ts';

/** The page size of a list of orders. */
const NEWEST_FIRST = { size: 25, by: 'createdAt', direction: 'desc' } as const;
const LONGEST_WAITING_FIRST = { ...NEWEST_FIRST, direction: 'asc' } as const;
const KITCHEN_PAGE = 50;

/** A customer's own orders of one status, newest first. */
export function useMyOrders(uid: string, status: OrderStatus): Loadable<LivePages<Order>> {
  return useLivePages(
    `my orders ${uid} ${status}`,
    NEWEST_FIRST,
    ({ collection, firebaseFirestore, query, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('userId', '==', uid),
        where('status', '==', status),
      ),
    orderFromDocument,
    () => takeFirstOrders(ownOrdersPath(uid, status)),
  );
}

/** The house's orders of one status: pending ones by waiting time, the longest first; others newest first. For admins. */
export function useHouseOrders(status: OrderStatus): Loadable<LivePages<Order>> {
  return useLivePages(
    `house orders ${status}`,
    isUndecided(status) ? LONGEST_WAITING_FIRST : NEWEST_FIRST,
    ({ collection, firebaseFirestore, query, where }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.orders), where('status', '==', status)),
    orderFromDocument,
    () => takeFirstOrders(houseOrdersPath(status)),
  );
}

/** The number of latest changes that are searched for news. */
export const MOST_NEWS = 20;

/** A customer's latest changed orders, of any status. */
export function useMyLatestOrders(uid: string): Loadable<Live<Order>> {
  return useLiveQuery(
    `my latest orders ${uid}`,
    ({ collection, firebaseFirestore, limit, orderBy, query, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('userId', '==', uid),
        orderBy('updatedAt', 'desc'),
        limit(MOST_NEWS),
      ),
    orderFromDocument,
    () => takeFirstUnderWay(uid),
  );
}

/** Pending and accepted orders, the latest change first: those that a customer waits for. */
function takeFirstUnderWay(uid: string): readonly Order[] | null {
  const lists = statusesThat(isOpen).map((status) => takeFirstOrders(ownOrdersPath(uid, status)));
  if (lists.includes(null)) return null;
  return lists.flatMap((list) => list?.items ?? []).toSorted((a, b) => b.updatedAtMs - a.updatedAtMs);
}

/** The most orders that a day's overview reads. */
export const DAY_PAGE = 500;

/** All orders of a day, newest first. For admins. */
export function useOrdersOfDay({ fromMs, toMs }: Pick<BusinessDay, 'fromMs' | 'toMs'>): Loadable<Live<Order>> {
  return useLiveQuery(
    `orders from ${fromMs} to ${toMs}`,
    ({ collection, firebaseFirestore, limit, orderBy, query, Timestamp, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('createdAt', '>=', Timestamp.fromMillis(fromMs)),
        where('createdAt', '<', Timestamp.fromMillis(toMs)),
        orderBy('createdAt', 'desc'),
        limit(DAY_PAGE),
      ),
    orderFromDocument,
  );
}

const NOT_SOLD = statusesThat((status) => !isSold(status));

/** The most rejections of a day among which missed orders are looked for. */
const MOST_REJECTED = 50;

/** The orders that nobody answered since a moment, the latest first; not those that their customers cancelled. For admins. */
export function useMissedOrders(sinceMs: number): readonly Order[] {
  const live: Loadable<Live<Order>> = useLiveQuery(
    `rejected since ${sinceMs}`,
    ({ collection, firebaseFirestore, limit, orderBy, query, Timestamp, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('status', 'in', NOT_SOLD),
        where('updatedAt', '>=', Timestamp.fromMillis(sinceMs)),
        orderBy('updatedAt', 'desc'),
        limit(MOST_REJECTED),
      ),
    orderFromDocument,
  );
  return live.status === 'ready' ? live.value.items.filter(isMissed) : NONE;
}

/** Whether nobody answered it, and its customer did not cancel it. */
export function isMissed({ status, rejectCode }: Order): boolean {
  return !isSold(status) && hasRunOut(rejectCode);
}

const NONE: readonly Order[] = [];

/**
 * The kitchen's orders: accepted ones by waiting time, the longest first; delivered ones newest first. Both by
 * `updatedAt`, the time of acceptance or of delivery, which orders of any age have.
 */
export function useKitchenOrders(status: OrderStatus): Loadable<LivePages<Order>> {
  const direction = isInKitchen(status) ? 'asc' : 'desc';
  return useLivePages(
    `kitchen orders ${status}`,
    { size: KITCHEN_PAGE, by: 'updatedAt', direction },
    ({ collection, firebaseFirestore, query, where }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.orders), where('status', '==', status)),
    orderFromDocument,
  );
}
