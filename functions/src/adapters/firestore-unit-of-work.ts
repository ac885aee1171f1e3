import {
  foodFromDocument,
  orderEventFromDocument,
  orderFromDocument,
  toMillis,
  userFromDocument,
  type Food,
  type Order,
  type Review,
  type User,
  type OrderEvent,
} from '@foodhouse/domain';
import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { ContentionError } from '../services/contention.ts';
import type {
  AuditEntry,
  CounterName,
  IdempotencyRecord,
  OrderMove,
  Transaction,
  UnitOfWork,
} from '../services/ports.ts';
import {
  actorToDocument,
  COLLECTIONS,
  eventToDocument,
  foodToDocument,
  idempotencyFromDocument,
  idempotencyToDocument,
  limitFromDocument,
  limitToDocument,
  moveToDocument,
  orderToDocument,
  reviewToDocument,
  userToDocument,
} from './documents.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { reachFirestore } from './reach.ts';

// Optimistic: plain reads, then one batch in which every document that was read and is written carries the version
// that was read. Of those who collide one succeeds at once and the others run again within milliseconds; the SDK's own
// transactions hold locks instead, and contenders of one food would wait for seconds. docs/decisions/004.

const DEADLINE_MS = 10_000;
const CONFLICT_CODES = new Set([5, 6, 9, 10]); // NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED

export class FirestoreUnitOfWork implements UnitOfWork {
  readonly #db: Firestore;
  readonly #queue = new KeyedQueue();
  readonly #onMenuChange: () => void;

  /** @param onMenuChange called after each commit that wrote a food */
  constructor(db: Firestore, onMenuChange: () => void) {
    this.#db = db;
    this.#onMenuChange = onMenuChange;
  }

  run<T>(about: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#queue.run(about, () => this.#attempt(work));
  }

  async #attempt<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const giveUpAt = Date.now() + DEADLINE_MS;
    for (let attempt = 1; ; attempt += 1) {
      const transaction = new OptimisticTransaction(this.#db);
      try {
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that collided
        const result = await work(transaction);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await transaction.commit();
        if (transaction.hasChangedMenu) this.#onMenuChange();
        return result;
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        if (!CONFLICT_CODES.has(code as number)) throw error;
        if (Date.now() > giveUpAt) throw new ContentionError(error);
        // oxlint-disable-next-line no-await-in-loop -- spreads the contenders out
        await delay(Math.random() * Math.min(5 * attempt, 100));
      }
    }
  }
}

class OptimisticTransaction implements Transaction {
  hasChangedMenu = false;
  readonly #db: Firestore;
  readonly #read = new Map<string, DocumentSnapshot>();
  readonly #writes: ((batch: WriteBatch) => void)[] = [];

  constructor(db: Firestore) {
    this.#db = db;
  }

  async food(id: string): Promise<Food | null> {
    const snapshot = await this.#get(this.#ref('foods', id));
    return snapshot.exists ? foodFromDocument(id, snapshot.data() as DocumentData) : null;
  }

  async order(id: string): Promise<Order | null> {
    const snapshot = await this.#get(this.#ref('orders', id));
    return snapshot.exists ? orderFromDocument(id, snapshot.data() as DocumentData) : null;
  }

  async orderEvent(orderId: string, eventId: string): Promise<OrderEvent | null> {
    const snapshot = await this.#get(this.#ref('orders', orderId).collection(COLLECTIONS.events).doc(eventId));
    return snapshot.exists ? orderEventFromDocument(eventId, snapshot.data() as DocumentData) : null;
  }

  async delivererOf(orderId: string): Promise<string | null> {
    const actors = this.#ref('orders', orderId).collection(COLLECTIONS.actors);
    const { docs } = await reachFirestore(actors.where('to', '==', 'delivered').get());
    const latest = docs.toSorted((a, b) => toMillis(a.get('at')) - toMillis(b.get('at'))).at(-1);
    return latest ? String(latest.get('byUid')) : null;
  }

  async user(uid: string): Promise<User | null> {
    const snapshot = await this.#get(this.#ref('users', uid));
    return snapshot.exists ? userFromDocument(uid, snapshot.data() as DocumentData) : null;
  }

  async idempotencyRecord(key: string): Promise<IdempotencyRecord | null> {
    const snapshot = await this.#get(this.#ref('idempotencyKeys', key));
    return snapshot.exists ? idempotencyFromDocument(snapshot.data() as DocumentData) : null;
  }

  async adminCount(): Promise<number> {
    const snapshot = await this.#get(this.#ref('counters', 'admins'));
    return Number(snapshot.get('count') ?? 0);
  }

  async limitedActions(key: string): Promise<readonly number[]> {
    const snapshot = await this.#get(this.#ref('rateLimits', key));
    return snapshot.exists ? limitFromDocument(snapshot.data() as DocumentData) : [];
  }

  createFood(food: Food): void {
    this.hasChangedMenu = true;
    this.#writes.push((batch) => batch.create(this.#ref('foods', food.id), foodToDocument(food)));
  }

  saveFood(food: Food, atMs: number): void {
    this.hasChangedMenu = true;
    this.#save(this.#ref('foods', food.id), foodToDocument(food, atMs));
  }

  setFoodQuantity(id: string, quantity: number, atMs: number): void {
    this.hasChangedMenu = true;
    this.#update(this.#ref('foods', id), { quantity, updatedAt: Timestamp.fromMillis(atMs) });
  }

  createOrder(order: Order, event: OrderEvent): void {
    const ref = this.#ref('orders', order.id);
    this.#writes.push((batch) => {
      batch.create(ref, orderToDocument(order));
      batch.create(ref.collection(COLLECTIONS.events).doc(), eventToDocument(event));
    });
  }

  moveOrder({ order, eventId, event, byUid }: OrderMove): void {
    const ref = this.#ref('orders', order.id);
    this.#update(ref, moveToDocument(order));
    const actor = actorToDocument({ to: event.to, atMs: event.atMs, byUid });
    this.#writes.push((batch) => {
      batch.create(ref.collection(COLLECTIONS.events).doc(eventId), eventToDocument(event));
      batch.create(ref.collection(COLLECTIONS.actors).doc(eventId), actor);
    });
  }

  createIdempotencyRecord(key: string, record: IdempotencyRecord): void {
    this.#writes.push((batch) => batch.create(this.#ref('idempotencyKeys', key), idempotencyToDocument(record)));
  }

  createReview(review: Review, email: string): void {
    this.#writes.push((batch) => batch.create(this.#ref('reviews', review.id), reviewToDocument(review)));
    if (email !== '') this.#writes.push((batch) => batch.create(this.#ref('reviewContacts', review.id), { email }));
  }

  saveUser(user: User): void {
    this.#save(this.#ref('users', user.uid), userToDocument(user));
  }

  deleteUser(uid: string): void {
    const ref = this.#ref('users', uid);
    const version = this.#read.get(ref.path)?.updateTime;
    this.#writes.push((batch) => (version ? batch.delete(ref, { lastUpdateTime: version }) : batch.delete(ref)));
  }

  setAdminCount(count: number): void {
    this.#save(this.#ref('counters', 'admins'), { count });
  }

  addToCounter(name: CounterName, by: number): void {
    const ref = this.#ref('counters', name);
    this.#writes.push((batch) => batch.set(ref, { count: FieldValue.increment(by) }, { merge: true }));
  }

  saveLimitedActions(key: string, takenAtMs: readonly number[], expiresAtMs: number): void {
    this.#save(this.#ref('rateLimits', key), limitToDocument(takenAtMs, expiresAtMs));
  }

  addAudit({ atMs, ...entry }: AuditEntry): void {
    const ref = this.#db.collection(COLLECTIONS.audit).doc();
    this.#writes.push((batch) => batch.create(ref, { ...entry, at: Timestamp.fromMillis(atMs) }));
  }

  async commit(): Promise<void> {
    if (this.#writes.length === 0) return;
    const batch = this.#db.batch();
    for (const write of this.#writes) write(batch);
    await reachFirestore(batch.commit());
  }

  #ref(collection: keyof typeof COLLECTIONS, id: string): DocumentReference {
    return this.#db.collection(COLLECTIONS[collection]).doc(id);
  }

  async #get(ref: DocumentReference): Promise<DocumentSnapshot> {
    const known = this.#read.get(ref.path);
    if (known) return known;
    const snapshot = await reachFirestore(ref.get());
    this.#read.set(ref.path, snapshot);
    return snapshot;
  }

  /** Changes an existing document, if it is still the version that was read. */
  #update(ref: DocumentReference, data: DocumentData): void {
    const version = this.#read.get(ref.path)?.updateTime;
    this.#writes.push((batch) =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.update(ref, data),
    );
  }

  /** Writes a whole document, if it is still what was read: missing, or that version. */
  #save(ref: DocumentReference, data: DocumentData): void {
    const version = this.#read.get(ref.path)?.updateTime;
    this.#writes.push((batch) =>
      version ? batch.update(ref, data, { lastUpdateTime: version }) : batch.create(ref, data),
    );
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
