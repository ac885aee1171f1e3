import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@foodhouse/domain';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { anonymiseOrders } from '../../functions/src/adapters/index.ts';
import { deleteUser } from '../../functions/src/services/people/delete-user.ts';
import type { Ports } from '../../functions/src/services/shared/ports.ts';
import { documentsOfReview, reviewsBy, type Person } from './personal-documents.ts';

export interface Erased {
  readonly reviews: number;
  readonly accounts: number;
  /** Orders of another account that still named the address. */
  readonly orders: number;
}

/**
 * Erases a person: their reviews, the address in every order, and their account and record, without which their uid no
 * longer leads to the address. Orders stay with food, price and times, which accounting needs. Every step may be
 * repeated, so an interrupted erasure is completed by the next one.
 * @throws Error with a sentence when the person may not be deleted, such as the last admin
 */
export async function erasePerson(ports: Ports, db: Firestore, { email, uids }: Person): Promise<Erased> {
  const reviews = email === '' ? 0 : await eraseReviews(db, email);
  const named = db.collection(COLLECTIONS.orders).where('user', '==', email);
  const owners = email === '' ? [] : await anonymiseOrders(db, named);
  const orders = owners.filter((uid) => !uids.includes(uid)).length;
  let accounts = 0;
  for (const uid of uids) {
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    accounts += await deleteAccounts(ports, { uid });
  }
  // An interrupted deletion has neither account nor record any more, and is found by its address.
  if (email !== '') accounts += await deleteAccounts(ports, { email });
  return { reviews, accounts, orders };
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
