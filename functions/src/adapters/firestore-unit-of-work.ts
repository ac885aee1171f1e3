import {
  COLLECTIONS,
  foodFromDocument,
  foodToDocument,
  moveToDocument,
  orderActorToDocument,
  orderEventFromDocument,
  orderEventToDocument,
  orderFromDocument,
  orderToDocument,
  pendingChangeFromDocument,
  pendingChangeToDocument,
  reviewFromDocument,
  reviewToDocument,
  toMillis,
  userFromDocument,
  userKeysOf,
  userToDocument,
  type Food,
  type Order,
  type OrderEvent,
  type PendingChange,
  type Review,
  type User,
} from '@foodhouse/domain';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { ContentionError } from '../services/contention.ts';
import { BusyError } from '../services/outcomes.ts';
import type {
  AuditEntry,
  CounterName,
  IdempotencyRecord,
  OrderMove,
  RequestsUnitOfWork,
  Transaction,
  UnitOfWork,
} from '../services/ports.ts';
import type { DocumentReads } from './document-reads.ts';
import {
  idempotencyFromDocument,
  idempotencyToDocument,
  limitFromDocument,
  limitToDocument,
  toTimestamp,
} from './documents.ts';
import { codeOf } from './error-code.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { CALL_DEADLINE_MS, withFirestoreDeadline } from './deadline.ts';

// Optimistic: plain reads, then one batch in which every document that was read and is written carries the version
// that was read. Of those who collide one succeeds at once and the others run again within milliseconds; the SDK's own
// transactions hold locks instead, and contenders of one food would wait for seconds. docs/decisions/004, 018.

/** From a request's arrival to its answer: the gate and waiting are included. */
const DEADLINE_MS = 9000;
/** Less is not enough for a call that is answered. */
const LEAST_TIME_MS = 500;
const CONFLICT_CODES = new Set<unknown>([5, 6, 9, 10]); // NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED

export class FirestoreUnitOfWork implements RequestsUnitOfWork {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;
  readonly #queue = new KeyedQueue();
  /** What the last commit on a key left, for whoever waited for it. */
  readonly #left = new Map<string, readonly KnownDocument[]>();
  readonly #onMenuChange: () => void;

  /** @param onMenuChange called after each commit that wrote a food */
  constructor(db: Firestore, reads: DocumentReads, onMenuChange: () => void) {
    this.#db = db;
    this.#reads = reads;
    this.#onMenuChange = onMenuChange;
  }

  since(arrivedMs: number): UnitOfWork {
    return { run: (about, work, readAhead) => this.#run(arrivedMs, about, work, readAhead) };
  }

  run<T>(
    about: string,
    work: (transaction: Transaction) => Promise<T>,
    readAhead?: (transaction: Transaction) => Promise<unknown>,
  ): Promise<T> {
    return this.#run(Date.now(), about, work, readAhead);
  }

  async #run<T>(
    arrivedMs: number,
    about: string,
    work: (transaction: Transaction) => Promise<T>,
    readAhead?: (transaction: Transaction) => Promise<unknown>,
  ): Promise<T> {
    const deadlineMs = arrivedMs + DEADLINE_MS;
    const begin = (): OptimisticTransaction => new OptimisticTransaction(this.#db, this.#reads, deadlineMs);
    const first = begin();
    readAhead?.(first).catch(() => undefined); // whoever needs what was not read hears of it then
    const takeTurn = async (): Promise<T> => {
      // Whoever waited elsewhere says nothing of the database to those who wait here.
      if (deadlineMs - Date.now() < LEAST_TIME_MS) throw new BusyError('no time is left');
      const left = this.#left.get(about) ?? [];
      this.#left.delete(about);
      first.know(left);
      return this.#attempt(about, work, first, begin, deadlineMs);
    };
    return this.#queue.run(about, takeTurn, arrivedMs);
  }

  async #attempt<T>(
    about: string,
    work: (transaction: Transaction) => Promise<T>,
    first: OptimisticTransaction,
    begin: () => OptimisticTransaction,
    deadlineMs: number,
  ): Promise<T> {
    let transaction = first;
    for (let attempt = 1; ; attempt += 1) {
      const startMs = Date.now();
      try {
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that collided
        const result = await work(transaction);
        if (transaction.isHearsay) {
          transaction = begin();
          continue;
        }
        // oxlint-disable-next-line no-await-in-loop -- as above
        const left = await transaction.commit();
        if (this.#queue.isWaitedFor(about)) this.#left.set(about, left);
        if (transaction.hasChangedMenu) this.#onMenuChange();
        return result;
      } catch (error) {
        if (!CONFLICT_CODES.has(codeOf(error))) throw error;
        const nowMs = Date.now();
        if (nowMs + (nowMs - startMs) > deadlineMs) throw new ContentionError(error); // one more would come too late
        // oxlint-disable-next-line no-await-in-loop -- spreads the contenders out
        await delay(Math.random() * Math.min(5 * attempt, 100));
        transaction = begin();
      }
    }
  }
}

/** A document as it was read, or as a commit left it. */
interface KnownDocument {
  readonly path: string;
  /** Null when there is none. */
  readonly data: DocumentData | null;
  /** The version that a write names: it fails when another one stands. */
  readonly version: Timestamp | undefined;
}

interface Write {
  readonly ref: DocumentReference;
  /** The fields that it writes, when these are known before the commit. */
  readonly data?: DocumentData;
  readonly addTo: (batch: WriteBatch) => unknown;
}

class OptimisticTransaction implements Transaction {
  hasChangedMenu = false;
  readonly #db: Firestore;
  readonly #reads: DocumentReads;
  readonly #deadlineMs: number;
  readonly #read = new Map<string, Promise<KnownDocument>>();
  readonly #known = new Map<string, KnownDocument>();
  readonly #writes: Write[] = [];
  #isTold = false;

  /** @param deadlineMs when nobody waits for the answer any more */
  constructor(db: Firestore, reads: DocumentReads, deadlineMs: number) {
    this.#db = db;
    this.#reads = reads;
    this.#deadlineMs = deadlineMs;
  }

  /** Takes over what the commit before left, instead of reading it again. A write of it fails if it is no longer so. */
  know(documents: readonly KnownDocument[]): void {
    for (const known of documents) {
      this.#isTold = true;
      this.#read.set(known.path, Promise.resolve(known));
    }
  }

  /** Whether a decision that no commit will check was made on what was told and not read. */
  get isHearsay(): boolean {
    return this.#isTold && this.#writes.length === 0;
  }

  async food(id: string): Promise<Food | null> {
    const { data } = await this.#get(this.#ref('foods', id));
    return data && foodFromDocument(id, data);
  }

  async order(id: string): Promise<Order | null> {
    const { data } = await this.#get(this.#ref('orders', id));
    return data && orderFromDocument(id, data);
  }

  async orderEvent(orderId: string, eventId: string): Promise<OrderEvent | null> {
    const { data } = await this.#get(this.#ref('orders', orderId).collection(COLLECTIONS.events).doc(eventId));
    return data && orderEventFromDocument(eventId, data);
  }

  async delivererOf(orderId: string): Promise<string | null> {
    const actors = this.#ref('orders', orderId).collection(COLLECTIONS.actors);
    const { docs } = await this.#withDeadline(actors.where('to', '==', 'delivered').get());
    const latest = docs.toSorted((a, b) => toMillis(a.get('at')) - toMillis(b.get('at'))).at(-1);
    return latest ? String(latest.get('byUid')) : null;
  }

  async user(uid: string): Promise<User | null> {
    const { data } = await this.#get(this.#ref('users', uid));
    return data && userFromDocument(uid, data);
  }

  async pendingChange(uid: string): Promise<PendingChange | null> {
    const { data } = await this.#get(this.#ref('pendingChanges', uid));
    return data && pendingChangeFromDocument(uid, data);
  }

  async review(id: string): Promise<Review | null> {
    const { data } = await this.#get(this.#ref('reviews', id));
    return data && reviewFromDocument(id, data);
  }

  async idempotencyRecord(key: string): Promise<IdempotencyRecord | null> {
    const { data } = await this.#get(this.#ref('idempotencyKeys', key));
    return data && idempotencyFromDocument(data);
  }

  async adminCount(): Promise<number> {
    const { data } = await this.#get(this.#ref('counters', 'admins'));
    return Number(data?.['count'] ?? 0);
  }

  async limitedActions(key: string): Promise<readonly number[]> {
    const { data } = await this.#get(this.#ref('rateLimits', key));
    return data ? limitFromDocument(data) : [];
  }

  createFood(food: Food): void {
    this.hasChangedMenu = true;
    this.#create(this.#ref('foods', food.id), foodToDocument(food, toTimestamp));
  }

  saveFood(food: Food, atMs: number): void {
    this.hasChangedMenu = true;
    this.#save(this.#ref('foods', food.id), foodToDocument(food, toTimestamp, atMs));
  }

  setFoodQuantity(id: string, quantity: number, atMs: number): void {
    this.hasChangedMenu = true;
    this.#update(this.#ref('foods', id), { quantity, updatedAt: toTimestamp(atMs) });
  }

  createOrder(order: Order, event: OrderEvent): void {
    const ref = this.#ref('orders', order.id);
    this.#create(ref, orderToDocument(order, toTimestamp));
    this.#create(ref.collection(COLLECTIONS.events).doc(), orderEventToDocument(event, toTimestamp));
  }

  moveOrder({ order, eventId, event, byUid }: OrderMove): void {
    const ref = this.#ref('orders', order.id);
    this.#update(ref, moveToDocument(order, toTimestamp));
    this.#create(ref.collection(COLLECTIONS.events).doc(eventId), orderEventToDocument(event, toTimestamp));
    const actor = orderActorToDocument({ to: event.to, atMs: event.atMs, byUid }, toTimestamp);
    this.#create(ref.collection(COLLECTIONS.actors).doc(eventId), actor);
  }

  createIdempotencyRecord(key: string, record: IdempotencyRecord): void {
    this.#create(this.#ref('idempotencyKeys', key), idempotencyToDocument(record));
  }

  createReview(review: Review, email: string): void {
    this.#create(this.#ref('reviews', review.id), reviewToDocument(review, toTimestamp));
    if (email !== '') this.#create(this.#ref('reviewContacts', review.id), { email });
  }

  saveUser(user: User): void {
    this.#save(this.#ref('users', user.uid), userToDocument(user, toTimestamp));
  }

  async completeUser(user: User): Promise<void> {
    const ref = this.#ref('users', user.uid);
    const { data } = await this.#get(ref);
    if (data && data['search'] === undefined) this.#update(ref, { search: userKeysOf(user) });
  }

  deleteUser(uid: string): void {
    this.#delete(this.#ref('users', uid));
  }

  savePendingChange(change: PendingChange): void {
    this.#save(this.#ref('pendingChanges', change.uid), pendingChangeToDocument(change, toTimestamp));
  }

  deletePendingChange(uid: string): void {
    this.#delete(this.#ref('pendingChanges', uid));
  }

  setAdminCount(count: number): void {
    this.#save(this.#ref('counters', 'admins'), { count });
  }

  addToCounter(name: CounterName, by: number): void {
    const ref = this.#ref('counters', name);
    this.#writes.push({ ref, addTo: (batch) => batch.set(ref, { count: FieldValue.increment(by) }, { merge: true }) });
  }

  saveLimitedActions(key: string, takenAtMs: readonly number[], expiresAtMs: number): void {
    this.#save(this.#ref('rateLimits', key), limitToDocument(takenAtMs, expiresAtMs));
  }

  addAudit({ atMs, ...entry }: AuditEntry): void {
    this.#create(this.#db.collection(COLLECTIONS.audit).doc(), { ...entry, at: toTimestamp(atMs) });
  }

  /** @returns what the documents that were read are now */
  async commit(): Promise<readonly KnownDocument[]> {
    if (this.#writes.length === 0) return [];
    const batch = this.#db.batch();
    for (const { addTo } of this.#writes) addTo(batch);
    const results = await this.#withDeadline(batch.commit());
    return this.#writes.flatMap(({ ref: { path }, data }, index) => {
      const before = this.#known.get(path);
      const version = results[index]?.writeTime;
      return before && data && version ? [{ path, data: { ...before.data, ...data }, version }] : [];
    });
  }

  #ref(collection: keyof typeof COLLECTIONS, id: string): DocumentReference {
    return this.#db.collection(COLLECTIONS[collection]).doc(id);
  }

  async #get(ref: DocumentReference): Promise<KnownDocument> {
    const reading = this.#read.get(ref.path) ?? this.#ask(ref);
    this.#read.set(ref.path, reading);
    const known = await reading;
    this.#known.set(ref.path, known);
    return known;
  }

  async #ask(ref: DocumentReference): Promise<KnownDocument> {
    const snapshot = await this.#withDeadline(this.#reads.read(ref));
    return { path: ref.path, data: snapshot.data() ?? null, version: snapshot.updateTime };
  }

  #withDeadline<T>(answer: Promise<T>): Promise<T> {
    return withFirestoreDeadline(answer, Math.min(CALL_DEADLINE_MS, Math.max(0, this.#deadlineMs - Date.now())));
  }

  #create(ref: DocumentReference, data: DocumentData): void {
    this.#writes.push({ ref, data, addTo: (batch) => batch.create(ref, data) });
  }

  /** Changes an existing document, if it is still the version that was read. */
  #update(ref: DocumentReference, data: DocumentData): void {
    const version = this.#known.get(ref.path)?.version;
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.update(ref, data);
    this.#writes.push({ ref, data, addTo });
  }

  /** Writes a whole document, if it is still what was read: missing, or that version. */
  #save(ref: DocumentReference, data: DocumentData): void {
    const version = this.#known.get(ref.path)?.version;
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.create(ref, data);
    this.#writes.push({ ref, data, addTo });
  }

  /** Deletes a document, if it is still the version that was read. */
  #delete(ref: DocumentReference): void {
    const version = this.#known.get(ref.path)?.version;
    const addTo = (batch: WriteBatch): unknown =>
      version ? batch.delete(ref, { lastUpdateTime: version }) : batch.delete(ref);
    this.#writes.push({ ref, addTo });
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
