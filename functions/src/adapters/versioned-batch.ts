import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Timestamp,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore';
import { UnavailableError } from '../services/outcomes.ts';
import { withFirestoreDeadline } from './deadline.ts';
import type { DocumentReads } from './document-reads.ts';
import { codeOf } from './error-code.ts';

/** A document as it was read, or as a commit left it. */
export interface KnownDocument {
  readonly path: string;
  /** Null when there is none. */
  readonly data: DocumentData | null;
  /** The version that a write requires. */
  readonly version: Timestamp | undefined;
}

export interface Commit {
  /** The read documents as they are after it. */
  readonly left: readonly KnownDocument[];
  /** Null when nothing was written. */
  readonly at: Timestamp | null;
}

/** A commit failed because a document is no longer as it was read. */
export class CollisionError extends Error {
  constructor(cause: unknown) {
    super('a document has changed since it was read', { cause });
    this.name = 'CollisionError';
  }
}

/** The database did not answer about what others wait for: they would wait for the same. */
export class LineOutageError extends UnavailableError {}

function outageOfLine(error: unknown): unknown {
  return error instanceof UnavailableError ? new LineOutageError('Firestore', error.cause) : error;
}

// NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION. Without a precondition they have another cause: no database, no index.
const PRECONDITION_CODES = new Set<unknown>([5, 6, 9]);
const ABORTED = 10;

interface Write {
  readonly ref: DocumentReference;
  /** The fields that the commit writes, when they are known before. */
  readonly data?: DocumentData;
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
  readonly #keys: readonly string[];
  readonly #read = new Map<string, Promise<KnownDocument>>();
  readonly #known = new Map<string, KnownDocument>();
  readonly #writes: Write[] = [];
  #isTold = false;

  /**
   * @param deadlineMs after which nobody waits for the answer, in epoch milliseconds
   * @param keys for which others wait too; one that ends with the id of a document is about it: `food pho`
   */
  constructor(db: Firestore, reads: DocumentReads, deadlineMs: number, keys: readonly string[] = []) {
    this.#db = db;
    this.#reads = reads;
    this.#deadlineMs = deadlineMs;
    this.#keys = keys;
  }

  /** Takes over a document of the previous commit instead of reading it. A write of it fails if it has changed. */
  know(documents: readonly KnownDocument[]): void {
    for (const known of documents) {
      this.#isTold = true;
      this.#read.set(known.path, Promise.resolve(known));
    }
  }

  /** Whether a decision without a commit used documents that were taken over, not read. */
  get isHearsay(): boolean {
    return this.#isTold && this.#writes.length === 0;
  }

  /**
   * @returns its fields; null when there is none
   * @throws LineOutageError when it is a document for which others wait
   * @throws UnavailableError for any other
   */
  async get(ref: DocumentReference): Promise<DocumentData | null> {
    const { path } = ref;
    const reading = this.#read.get(path) ?? this.#ask(ref);
    this.#read.set(path, reading);
    // What has been taken over meanwhile is newer, and so is what is read again after a failure.
    const isLatest = (): boolean => this.#read.get(path) === reading;
    try {
      const known = await reading;
      if (isLatest()) this.#known.set(path, known);
      return known.data;
    } catch (error) {
      if (isLatest()) this.#read.delete(path);
      throw this.#keys.some((key) => key.endsWith(` ${ref.id}`)) ? outageOfLine(error) : error;
    }
  }

  async #ask(ref: DocumentReference): Promise<KnownDocument> {
    const snapshot = await this.withDeadline(this.#reads.read(ref));
    return { path: ref.path, data: snapshot?.data() ?? null, version: snapshot?.updateTime };
  }

  /** For queries. @throws UnavailableError */
  withDeadline<T>(answer: Promise<T>): Promise<T> {
    return withFirestoreDeadline(answer, Math.max(0, this.#deadlineMs - Date.now()));
  }

  create(ref: DocumentReference, data: DocumentData): void {
    this.#writes.push({ ref, data, addTo: (batch) => batch.create(ref, data), isConditional: true });
  }

  /** Updates an existing document, if it still has the version that was read. */
  update(ref: DocumentReference, data: DocumentData): void {
    const version = this.#versionOf(ref);
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.update(ref, data);
    this.#writes.push({ ref, data, addTo, isConditional: true });
  }

  /** Writes a whole document, if it is still as it was read: missing, or of that version. */
  save(ref: DocumentReference, data: DocumentData): void {
    const version = this.#versionOf(ref);
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.create(ref, data);
    this.#writes.push({ ref, data, addTo, isConditional: true });
  }

  /** Deletes a document, if it still has the version that was read. */
  delete(ref: DocumentReference): void {
    const version = this.#versionOf(ref);
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.delete(ref, { lastUpdateTime: version }) : batch.delete(ref);
    this.#writes.push({ ref, addTo, isConditional: version !== undefined });
  }

  /** Increments a number, without a precondition. */
  increment(ref: DocumentReference, field: string, by: number): void {
    const data = { [field]: FieldValue.increment(by) };
    this.#writes.push({ ref, addTo: (batch) => batch.set(ref, data, { merge: true }), isConditional: false });
  }

  /** @throws CollisionError @throws LineOutageError */
  async commit(): Promise<Commit> {
    if (this.#writes.length === 0) return { left: [], at: null };
    const batch = this.#db.batch();
    for (const { addTo } of this.#writes) addTo(batch);
    const results = await this.#committed(batch);
    const left = this.#writes.flatMap(({ ref: { path }, data }, index) => {
      const before = this.#known.get(path);
      const version = results[index]?.writeTime;
      return before && data && version ? [{ path, data: { ...before.data, ...data }, version }] : [];
    });
    return { left, at: results[0]?.writeTime ?? null };
  }

  async #committed(batch: WriteBatch): Promise<readonly WriteResult[]> {
    try {
      return await this.withDeadline(batch.commit());
    } catch (error) {
      const code = codeOf(error);
      const isConditional = this.#writes.some((write) => write.isConditional);
      throw code === ABORTED || (isConditional && PRECONDITION_CODES.has(code))
        ? new CollisionError(error)
        : outageOfLine(error);
    }
  }

  #versionOf(ref: DocumentReference): Timestamp | undefined {
    return this.#known.get(ref.path)?.version;
  }
}
