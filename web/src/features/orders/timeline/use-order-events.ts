import { COLLECTIONS, orderEventFromDocument, type OrderEvent } from '@foodhouse/domain';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** An order usually changes three times; more often only when the kitchen returns it or undoes a delivery. */
const FIRST_FIRST = { size: 25, by: 'at', direction: 'asc' } as const;

/** An event with a key: the same change may happen again. */
export interface ListedEvent extends OrderEvent {
  readonly id: string;
}

/** Events of an order, oldest first. */
export function useOrderEvents(orderId: string): Loadable<LivePages<ListedEvent>> {
  return useLivePages(
    `events of ${orderId}`,
    FIRST_FIRST,
    ({ collection, firebaseFirestore, query }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.orders, orderId, COLLECTIONS.events)),
    (id, data) => ({ id, ...orderEventFromDocument(id, data) }),
  );
}
