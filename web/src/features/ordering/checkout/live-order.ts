import { COLLECTIONS, orderFromDocument, type Order } from '@foodhouse/domain';
import * as database from '../../../data/firebase/database.ts';
import { follow } from '../../../data/follow.ts';
import { openDocument } from '../../../data/open-live.ts';

// A module of its own, loaded after an order, because it imports the database's SDK.

/** Follows one's own order. @returns ends it */
export function followOrder(orderId: string, tell: (order: Order) => void): () => void {
  const open = openDocument(
    database,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.orders, orderId),
    orderFromDocument,
  );
  return follow(open, (state) => {
    if (state.status === 'ready' && state.value.item) tell(state.value.item);
  });
}
