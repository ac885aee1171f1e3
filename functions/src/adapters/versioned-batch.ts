import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { withFirestoreDeadline } from './deadline.ts';
import type { DocumentReads } from './document-reads.ts';
import { codeOf } from './error-code.ts';

/** A commit failed because a document is no longer as it was read. */
export class CollisionError extends Error {
  constructor(cause: unknown) {
    super('a document has changed since it was read', { cause });
    this.name = 'CollisionError';
  }
}

// NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION. Without a precondition they have another cause: no database, no index.
const PRECONDITION_CODES = new Set<unknown>([5, 6, 9]);
const ABORTED = 10;

interface Write {
  readonly addTo: (batch: WriteBatch) => unknown;
  /** Whether the write requires a state of the document. */
  readonly isConditional: boolean;
}

/**
 * Reads without locks, then one batch with the read versions as preconditions: it fails as a whole when one of the
 * documents has changed (docs/decisions/004).
 */
export class VersionedBatch {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;
  readonly #deadlineMs: number;
  readonly #callMs: number | undefined;
  readonly #read = new Map<string, Promise<DocumentData | null>>();
  /** Of the documents that were read and are there: what a write requires. */
  readonly #versions = new Map<string, Timestamp>();
  readonly #writes: Write[] = [];

  /**
   * @param deadlineMs after which nobody waits for the answer, in epoch milliseconds
   * @param callMs how long a call may take, where it carries more than others
   */
  constructor(db: Firestore, reads: DocumentReads, deadlineMs: number, callMs?: number) {
    this.#db = db;
    this.#reads = reads;
    this.#deadlineMs = deadlineMs;
    this.#callMs = callMs;
  }

  /**
   * Reads a document, once.
   * @returns its fields; null when there is none
   * @throws UnavailableError
   */
  get(ref: DocumentReference): Promise<DocumentData | null> {
    const reading = this.#read.get(ref.path) ?? this.#ask(ref);
    this.#read.set(ref.path, reading);
    return reading;
  }

  async #ask(ref: DocumentReference): Promise<DocumentData | null> {
    const snapshot = await this.withDeadline(this.#reads.read(ref));
    if (snapshot?.updateTime) this.#versions.set(ref.path, snapshot.updateTime);
    return snapshot?.data() ?? null;
  }

  /** For queries. @throws UnavailableError */
  withDeadline<T>(answer: Promise<T>): Promise<T> {
    return withFirestoreDeadline(answer, Math.max(0, this.#deadlineMs - Date.now()), this.#callMs);
  }

  create(ref: DocumentReference, data: DocumentData): void {
    this.#writes.push({ addTo: (batch) => batch.create(ref, data), isConditional: true });
  }

  /** Updates an existing document, if it still has the version that was read. */
  update(ref: DocumentReference, data: DocumentData): void {
    const version = this.#versions.get(ref.path);
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.update(ref, data);
    this.#writes.push({ addTo, isConditional: true });
  }

  /** Writes a whole document, if it is still as it was read: missing, or of that version. */
  save(ref: DocumentReference, data: DocumentData): void {
    const version = this.#versions.get(ref.path);
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.create(ref, data);
    this.#writes.push({ addTo, isConditional: true });
  }

  /** Deletes a document, if it still has the version that was read. */
  delete(ref: DocumentReference): void {
    const version = this.#versions.get(ref.path);
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.delete(ref, { lastUpdateTime: version }) : batch.delete(ref);
    this.#writes.push({ addTo, isConditional: version !== undefined });
  }

  /** Increments a number, without a precondition. */
  increment(ref: DocumentReference, field: string, by: number): void {
    const data = { [field]: FieldValue.increment(by) };
    this.#writes.push({ addTo: (batch) => batch.set(ref, data, { merge: true }), isConditional: false });
  }

  /**
   * @returns its time; null when nothing was written
   * @throws CollisionError @throws UnavailableError
   */
  async commit(): Promise<Timestamp | null> {
    if (this.#writes.length === 0) return null;
    const batch = this.#db.batch();
    for (const { addTo } of this.#writes) addTo(batch);
    try {
      const [result] = await this.withDeadline(batch.commit());
      return result?.writeTime ?? null;
    } catch (error) {
      const code = codeOf(error);
      const isConditional = this.#writes.some((write) => write.isConditional);
      const isCollision = code === ABORTED || (isConditional && PRECONDITION_CODES.has(code));
      throw isCollision ? new CollisionError(error) : error;
    }
  }
}
