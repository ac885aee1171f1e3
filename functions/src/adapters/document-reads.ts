import { documentIdSchema } from '@foodhouse/domain';
import DataLoader from 'dataloader';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { withFirestoreDeadline } from './deadline.ts';

/** How many documents one call reads. */
const MAX_READS = 100;

/**
 * Reads documents by name. Those that are asked for at the same moment, by one request or by several, come with one call:
 * a call costs the process much more than a document does (docs/decisions/023).
 */
export class DocumentReads {
  readonly #loader: DataLoader<DocumentReference, DocumentSnapshot>;

  constructor(db: Pick<Firestore, 'getAll'>) {
    this.#loader = new DataLoader((refs) => withFirestoreDeadline(db.getAll(...refs)), {
      cache: false, // a document is always read as it is now; only the way there is shared
      maxBatchSize: MAX_READS,
      batchScheduleFn: (send) => setImmediate(send),
    });
  }

  /** @throws UnavailableError */
  read(ref: DocumentReference): Promise<DocumentSnapshot> {
    // An id that no document can have would fail everybody who asks at the same moment: it goes alone.
    return documentIdSchema.safeParse(ref.id).success ? this.#loader.load(ref) : withFirestoreDeadline(ref.get());
  }
}
