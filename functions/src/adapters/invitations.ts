import { COLLECTIONS, invitationFromDocument, isDocumentId, type Invitation } from '@foodhouse/domain';
import type { CollectionReference, DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { InvitationBook } from '../services/shared/ports.ts';
import { withFirestoreDeadline } from './deadline.ts';
import { toTimestamp } from './documents.ts';

/** As many writes as one batch has at most, and below. */
const MOST_FORGOTTEN = 300;

/** An admin makes thirty an hour at most, so that a week has fewer than these pages in any house. */
const PAGE = 200;
const MOST_PAGES = 30;

export class FirestoreInvitationBook implements InvitationBook {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async invitation(id: string): Promise<Invitation | null> {
    if (!isDocumentId(id)) return null;
    const data = (await withFirestoreDeadline(this.#invitations.doc(id).get())).data();
    return data ? invitationFromDocument(id, data) : null;
  }

  async unusedAt(atMs: number, limit: number): Promise<readonly Invitation[]> {
    const query = this.#invitations.where('endsAt', '>', toTimestamp(atMs)).orderBy('endsAt', 'desc').limit(PAGE);
    const unused: Invitation[] = [];
    let page: Query | null = query;
    for (let pages = 0; page && unused.length < limit && pages < MOST_PAGES; pages += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a page is read once the one before it has too few
      const { docs }: QuerySnapshot = await withFirestoreDeadline(page.get());
      const read = docs.map((document) => invitationFromDocument(document.id, document.data()));
      unused.push(...read.filter(({ usedByUid, calledBackAtMs }) => usedByUid === null && calledBackAtMs === null));
      const last: DocumentSnapshot | undefined = docs.at(-1);
      page = last && docs.length === PAGE ? query.startAfter(last) : null;
    }
    return unused.slice(0, limit);
  }

  async forget(uid: string): Promise<void> {
    for (const field of ['byUid', 'usedByUid']) {
      const query = this.#invitations.where(field, '==', uid).limit(MOST_FORGOTTEN).select();
      let found = MOST_FORGOTTEN;
      while (found === MOST_FORGOTTEN) {
        // oxlint-disable-next-line no-await-in-loop -- a page is read once the one before it is gone
        const { docs } = await withFirestoreDeadline(query.get());
        const batch = this.#db.batch();
        for (const { ref } of docs) batch.delete(ref);
        // oxlint-disable-next-line no-await-in-loop -- the page that was read goes before the next is read
        if (docs.length > 0) await withFirestoreDeadline(batch.commit());
        found = docs.length;
      }
    }
  }

  get #invitations(): CollectionReference {
    return this.#db.collection(COLLECTIONS.invitations);
  }
}
