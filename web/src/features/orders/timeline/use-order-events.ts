import { COLLECTIONS, orderEventFromDocument, placingOf, type Order, type OrderEvent } from '@foodhouse/domain';
import { useLivePages, type LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** An order usually changes three times; more often only when the kitchen returns it or undoes a delivery. */
const FIRST_FIRST = { size: 25, by: 'at', direction: 'asc' } as const;

/** An event with a key: the same change may happen again. */
export interface ListedEvent extends OrderEvent {
  readonly id: string;
}

/** Events of an order, oldest first: its placing, which older orders have as a document too, and its moves. */
export function useOrderEvents(order: Order): Loadable<LivePages<ListedEvent>> {
  const moves = useLivePages(
    `events of ${order.id}`,
    FIRST_FIRST,
    ({ collection, firebaseFirestore, query }) =>
      query(collection(firebaseFirestore(), COLLECTIONS.orders, order.id, COLLECTIONS.events)),
    (id, data) => ({ id, ...orderEventFromDocument(id, data) }),
  );
  if (moves.status !== 'ready' || moves.value.items.some(({ from }) => from === null)) return moves;
  const items = [{ id: 'placing', ...placingOf(order) }, ...moves.value.items];
  return { ...moves, value: { ...moves.value, items } };
}
