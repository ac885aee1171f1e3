import {
  canManageMenu,
  COLLECTIONS,
  orderFromDocument,
  rolesWho,
  userFromDocument,
  worksInKitchen,
} from '@foodhouse/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { loadDatabase } from '../../../data/database.ts';
import { openCounter } from '../../../data/open-counter.ts';
import { useLive, useLiveQuery } from '../../../data/use-live.ts';
import { storedValue } from '../../../lib/stored-value.ts';
import type { Found } from './steps.ts';

/** The latest, of which one may have been delivered. */
const MOST_ORDERS = 20;
/** The one who sets the house up, and another. */
const MOST_STAFF = 2;

/** Whether whoever sets the house up has said in this browser that they work alone. */
export const worksAlone = storedValue<boolean>(
  'set-up-alone',
  'localStorage',
  (text) => text === 'true',
  () => Infinity,
);

export function useWorksAlone(): boolean {
  return useSyncExternalStore(worksAlone.follow, worksAlone.get, never);
}

/** What the house has beside its settings, live. For admins. */
export function useFound(): Found {
  const counter = useLive('counter foods', async () => openCounter(await loadDatabase(), 'foods'));
  // Without the document there has never been one.
  const foods = counter.status === 'ready' ? (counter.value.item ?? 0) : null;
  const isAlone = useWorksAlone();
  const staff = useLiveQuery(
    'staff',
    ({ collection, firebaseFirestore, limit, query, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.users),
        where(
          'role',
          'in',
          rolesWho((role) => worksInKitchen(role) || canManageMenu(role)),
        ),
        limit(MOST_STAFF),
      ),
    userFromDocument,
  );
  const orders = useLiveQuery(
    'orders of the set-up',
    ({ collection, firebaseFirestore, limit, orderBy, query }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.orders), orderBy('createdAt', 'desc'), limit(MOST_ORDERS)),
    orderFromDocument,
  );
  return useMemo(
    () => ({
      foods,
      isStaffed: isAlone || (staff.status === 'ready' ? staff.value.items.length >= MOST_STAFF : null),
      tried:
        orders.status === 'ready'
          ? {
              isPlaced: orders.value.items.length > 0,
              isAccepted: orders.value.items.some(({ acceptedAtMs }) => acceptedAtMs !== null),
              isDelivered: orders.value.items.some(({ deliveredAtMs }) => deliveredAtMs !== null),
            }
          : null,
    }),
    [foods, isAlone, staff, orders],
  );
}

const never = (): boolean => false;
