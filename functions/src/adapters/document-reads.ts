import { isDocumentId } from '@foodhouse/domain';
import DataLoader from 'dataloader';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { withFirestoreDeadline } from './deadline.ts';

/** How many documents one call reads. */
const MAX_READS = 100;

/**
 * Reads documents by name. Reads of the same moment, of one request or of several, share a call, because a call costs
 * much more than a document (docs/decisions/023).
 */
export class DocumentReads {
  readonly #loader: DataLoader<DocumentReference, DocumentSnapshot>;

  constructor(db: Pick<Firestore, 'getAll'>) {
    this.#loader = new DataLoader((refs) => withFirestoreDeadline(db.getAll(...refs)), {
      cache: false, // a document is always read anew; only the call is shared
      maxBatchSize: MAX_READS,
      batchScheduleFn: (send) => setImmediate(send),
    });
  }

  /**
   * @returns null for what cannot be the id of a document: it would fail all reads of its call, after seconds
   * @throws UnavailableError
   */
  async read(ref: DocumentReference): Promise<DocumentSnapshot | null> {
    return isDocumentId(ref.id) ? this.#loader.load(ref) : null;
  }
}
