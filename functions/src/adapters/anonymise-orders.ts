import { anonymousFieldsOf, COLLECTIONS } from '@foodhouse/domain';
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { withFirestoreDeadline } from './deadline.ts';

const AT_ONCE = 240;

/**
 * Takes the person out of every order that a query finds: the address and the notes in it, and its contact. May be
 * repeated.
 * @param orders without an order of its own, so that it goes on by id
 * @returns the accounts of the orders, each as often as it has orders
 */
export async function anonymiseOrders(db: Firestore, orders: Query): Promise<readonly string[]> {
  const owners: string[] = [];
  let last: QuerySnapshot['docs'][number] | undefined;
  do {
    const query = orders.limit(AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const { docs } = await withFirestoreDeadline((last ? query.startAfter(last) : query).get());
    const batch = db.batch();
    for (const order of docs) {
      batch.update(order.ref, { ...anonymousFieldsOf(order.data()) });
      if (order.get('hasContact') === true) batch.delete(db.collection(COLLECTIONS.orderContacts).doc(order.id));
      owners.push(String(order.get('userId')));
    }
    // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before it
    await withFirestoreDeadline(batch.commit());
    last = docs.length === AT_ONCE ? docs.at(-1) : undefined;
  } while (last);
  return owners;
}
