import { orderEventFromDocument, type OrderEvent } from '@foodhouse/domain';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import type { Live } from '../../../firebase/live.ts';
import { useLiveQuery } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** An order moves three times; more often only when the kitchen gives it back, or takes a delivery back. */
const MOST_EVENTS = 100;

/** What happened to an order, the first first. */
export function useOrderEvents(orderId: string): Loadable<Live<OrderEvent>> {
  return useLiveQuery(
    `events of ${orderId}`,
    () => query(collection(firebaseFirestore(), 'orders', orderId, 'events'), orderBy('at'), limit(MOST_EVENTS)),
    orderEventFromDocument,
  );
}
