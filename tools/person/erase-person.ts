import { randomUUID } from 'node:crypto';
import { anonymousFieldsOf, COLLECTIONS } from '@foodhouse/domain';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { deleteUser } from '../../functions/src/services/delete-user.ts';
import type { Ports } from '../../functions/src/services/ports.ts';
import { documentsOfReview, reviewsBy } from './personal-documents.ts';

const ORDERS_AT_ONCE = 300;

export interface Erased {
  readonly reviews: number;
  readonly accounts: number;
  /** Orders of another account that still named the address. */
  readonly orders: number;
}

/**
 * Erases a person: their reviews, their account and record, and the address in every order. Orders stay with food, price
 * and times, which accounting needs. A guest has no address, and is named by the uid of their orders. Every step may be repeated, so an interrupted erasure is completed by the next one.
 * @throws Error with a sentence when the person may not be deleted, such as the last admin
 */
export async function erasePerson(
  ports: Ports,
  db: Firestore,
  named: string | { readonly uid: string },
): Promise<Erased> {
  if (typeof named !== 'string') return { reviews: 0, accounts: await deleteAccounts(ports, named), orders: 0 };
  const email = named;
  const reviews = await eraseReviews(db, email);
  const accounts = await deleteAccounts(ports, { email });
  return { reviews, accounts, orders: await anonymiseOrders(db, email) };
}

async function eraseReviews(db: Firestore, email: string): Promise<number> {
  const ids = await reviewsBy(db, email);
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one commit after the other: each changes the same counter
    await eraseReview(db, id);
  }
  return ids.length;
}

/** One batch without a transaction: an interrupted transaction would keep its locks for a minute, and block the repeat. */
async function eraseReview(db: Firestore, id: string): Promise<void> {
  const batch = db.batch();
  for (const { ref } of await documentsOfReview(db, id)) {
    batch.delete(ref, { exists: true });
    if (ref.parent.path === COLLECTIONS.reviews)
      batch.set(db.doc(`${COLLECTIONS.counters}/reviews`), { count: FieldValue.increment(-1) }, { merge: true });
  }
  await batch.commit();
}

/** An interrupted deletion goes first; the address may belong to a new account since. */
async function deleteAccounts(ports: Ports, named: Parameters<typeof deleteUser>[2]): Promise<number> {
  const operator = { uid: 'operator', email: '', role: 'admin', requestId: randomUUID() } as const;
  for (let deleted = 0; ; deleted += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    const outcome = await deleteUser(ports, operator, named);
    if (outcome.status === 'refused') throw new Error(outcome.message);
    if (outcome.value.deletedCount === 0) return deleted;
  }
}

async function anonymiseOrders(db: Firestore, email: string): Promise<number> {
  for (let changed = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- page by page; a changed order is not found again
    const { docs } = await db.collection(COLLECTIONS.orders).where('user', '==', email).limit(ORDERS_AT_ONCE).get();
    if (docs.length === 0) return changed;
    const batch = db.batch();
    for (const order of docs) batch.update(order.ref, { ...anonymousFieldsOf(order.data()) });
    // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before it
    await batch.commit();
    changed += docs.length;
  }
}
