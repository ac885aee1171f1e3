import type { Document } from '../model/document.ts';
import { parentPath } from '../model/document.ts';
import { pathKey, type DatabaseName } from '../model/name.ts';
import { failedPrecondition, invalidArgument } from '../model/status-error.ts';
import { compareTimestamps, timestampFromMicros, type Timestamp } from '../model/timestamp.ts';
import { identicalFields } from '../model/value-order.ts';
import { History, type CommitRecord, type DocumentChange } from './history.ts';
import { LockTable } from './locks.ts';
import type { ReadView } from './read-view.ts';
import { SortedCollections } from './sorted-collections.ts';
import type { StagedCommit, StagedDocument } from './stage.ts';
import { TransactionTable } from './transactions.ts';

type CommitObserver = (record: CommitRecord) => void;

/**
 * The documents of one database. One commit is one version: its time is later than every earlier one,
 * and observers see it once, whole, before the writer is answered.
 */
export class Database {
  readonly name: DatabaseName;
  readonly locks = new LockTable();
  readonly transactions: TransactionTable;
  readonly #documents = new Map<string, Document>();
  readonly #collections = new Map<string, Map<string, Document>>();
  readonly #sorted = new SortedCollections();
  readonly #observers = new Set<CommitObserver>();
  readonly #clock: () => bigint;
  #lastMicros = 0n;
  #history: History;

  /** @param clock wall clock in microseconds since 1970 */
  constructor(name: DatabaseName, clock: () => bigint) {
    this.name = name;
    this.#clock = clock;
    this.#history = new History(this.now());
    this.transactions = new TransactionTable(this.locks);
  }

  /** Strictly later than every earlier result. */
  now(): Timestamp {
    const wall = this.#clock();
    this.#lastMicros = wall > this.#lastMicros ? wall : this.#lastMicros + 1n;
    return timestampFromMicros(this.#lastMicros);
  }

  /** The time for rules and server timestamps. It follows a clock that is set back, which versions cannot. */
  requestTime(): Timestamp {
    return timestampFromMicros(this.#clock());
  }

  documents(): Iterable<Document> {
    return this.#documents.values();
  }

  /** Stores documents in a new database, without notifying observers. */
  seed(documents: readonly Pick<Document, 'path' | 'key' | 'fields'>[]): void {
    const time = this.now();
    for (const { path, key, fields } of documents) {
      this.#store({ key, path, before: null, after: { key, path, fields, createTime: time, updateTime: time } });
    }
    this.#history = new History(this.now());
  }

  /** Replaces all documents in one commit that is not a client's write, and clears the history. */
  reset(seed: readonly Pick<Document, 'path' | 'key' | 'fields'>[]): void {
    this.transactions.endAll();
    const time = this.now();
    const changes = new Map<string, DocumentChange>();
    for (const before of this.#documents.values())
      changes.set(before.key, { key: before.key, path: before.path, before, after: null });
    for (const { path, key, fields } of seed) {
      const after: Document = { key, path, fields, createTime: time, updateTime: time };
      changes.set(key, { key, path, before: this.#documents.get(key) ?? null, after });
    }
    for (const change of changes.values()) this.#store(change);
    this.#publish({ origin: 'clear', time, changes: [...changes.values()] });
    this.#history = new History(this.now());
  }

  get(key: string): Document | undefined {
    return this.#documents.get(key);
  }

  /** The latest committed state. */
  current(): ReadView {
    return {
      readTime: this.now(),
      get: (key) => this.#documents.get(key),
      collection: (collectionKey) => this.#collections.get(collectionKey)?.values() ?? [],
      sortedCollection: (collectionKey, orderKey, compare) =>
        this.#sorted.get(collectionKey, this.#collections.get(collectionKey), orderKey, compare),
      collectionKeys: (collectionId) => this.#collectionKeys(collectionId),
    };
  }

  /** The state at a past instant. @throws INVALID_ARGUMENT in the future, FAILED_PRECONDITION when too old */
  viewAt(readTime: Timestamp): ReadView {
    if (compareTimestamps(readTime, this.now()) > 0) {
      throw invalidArgument("The requested 'read_time' cannot be in the future.");
    }
    if (!this.#history.reaches(readTime)) throw failedPrecondition("The requested 'read_time' is too old.");
    const changed = this.#history.changedSince(readTime);
    const past = new Map<string, Document[]>();
    for (const { path, before } of changed.values()) {
      if (before === null) continue;
      const collectionKey = pathKey(parentPath(path));
      past.set(collectionKey, [...(past.get(collectionKey) ?? []), before]);
    }
    const current = this.current();
    return {
      readTime,
      get: (key) => (changed.has(key) ? (changed.get(key)?.before ?? undefined) : this.#documents.get(key)),
      *collection(collectionKey) {
        for (const document of current.collection(collectionKey)) if (!changed.has(document.key)) yield document;
        yield* past.get(collectionKey) ?? [];
      },
      *collectionKeys(collectionId) {
        const seen = new Set(current.collectionKeys(collectionId));
        yield* seen;
        for (const key of past.keys()) if (!seen.has(key) && endsIn(key, collectionId)) yield key;
      },
    };
  }

  canReadAt(time: Timestamp): boolean {
    return this.#history.reaches(time) && compareTimestamps(time, this.now()) <= 0;
  }

  /** Documents changed after an instant, with their versions then. */
  changedSince(time: Timestamp): ReturnType<History['changedSince']> {
    return this.#history.changedSince(time);
  }

  /** Makes a staged commit the latest version. A document whose content does not change keeps its version. */
  apply(staged: StagedCommit): Timestamp {
    const time = this.now();
    const changes: DocumentChange[] = [];
    for (const [key, document] of staged.final) {
      const change = this.#change(key, document, time);
      if (change === null) continue;
      changes.push(change);
      this.#store(change);
    }
    this.#publish({ origin: 'write', time, changes });
    return time;
  }

  /** Removes documents in one commit that is not a client's write. @returns the removed documents */
  removeAll(matches: (document: Document) => boolean): CommitRecord {
    this.transactions.endAll();
    const changes: DocumentChange[] = [];
    for (const document of this.#documents.values()) {
      if (matches(document)) changes.push({ key: document.key, path: document.path, before: document, after: null });
    }
    for (const change of changes) this.#store(change);
    const record: CommitRecord = { origin: 'clear', time: this.now(), changes };
    this.#publish(record);
    return record;
  }

  observe(observer: CommitObserver): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  #change(key: string, staged: StagedDocument | null, time: Timestamp): DocumentChange | null {
    const before = this.#documents.get(key) ?? null;
    if (staged === null) return before === null ? null : { key, path: before.path, before, after: null };
    const continues = staged.base !== null;
    if (before !== null && continues && identicalFields(before.fields, staged.fields)) return null;
    const createTime = before !== null && continues ? before.createTime : time;
    return {
      key,
      path: staged.path,
      before,
      after: { key, path: staged.path, fields: staged.fields, createTime, updateTime: time },
    };
  }

  #store({ key, path, after }: DocumentChange): void {
    const collectionKey = pathKey(parentPath(path));
    const collection = this.#collections.get(collectionKey);
    if (after === null) {
      this.#documents.delete(key);
      collection?.delete(key);
      if (collection?.size === 0) this.#collections.delete(collectionKey);
      return;
    }
    this.#documents.set(key, after);
    if (collection) collection.set(key, after);
    else this.#collections.set(collectionKey, new Map([[key, after]]));
  }

  #publish(record: CommitRecord): void {
    if (record.changes.length === 0) return;
    for (const [collectionKey, changes] of byCollection(record.changes)) this.#sorted.update(collectionKey, changes);
    this.#history.append(record);
    for (const observer of this.#observers) observer(record);
  }

  *#collectionKeys(collectionId?: string): Iterable<string> {
    for (const key of this.#collections.keys()) if (endsIn(key, collectionId)) yield key;
  }
}

function byCollection(changes: readonly DocumentChange[]): ReadonlyMap<string, readonly DocumentChange[]> {
  const groups = new Map<string, DocumentChange[]>();
  for (const change of changes) {
    const collectionKey = pathKey(parentPath(change.path));
    const group = groups.get(collectionKey);
    if (group) group.push(change);
    else groups.set(collectionKey, [change]);
  }
  return groups;
}

function endsIn(collectionKey: string, collectionId: string | undefined): boolean {
  return collectionId === undefined || collectionKey === collectionId || collectionKey.endsWith(`/${collectionId}`);
}
