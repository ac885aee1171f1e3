import {
  choiceGroupFromDocument,
  choicesFromDocument,
  COLLECTIONS,
  customerFromDocument,
  documentIdSchema,
  foodFromDocument,
  isUndecided,
  MOST,
  orderFromDocument,
  pendingChangeFromDocument,
  reviewFromDocument,
  statusesThat,
  userFromDocument,
  type Customer,
  type Order,
  type OrderStatus,
  type PageRequest,
  type PendingChange,
  type Review,
  type StoredChoiceGroup,
  type StoredChoices,
  type User,
  type UserSearch,
} from '@foodhouse/domain';
import {
  FieldPath,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import {
  MOST_FOUND_USERS,
  type ChoiceBook,
  type CustomerBook,
  type Page,
  type OrderBook,
  type PendingChanges,
  type ReviewBook,
  type UserDirectory,
} from '../services/shared/ports.ts';
import { anonymiseOrders } from './anonymise-orders.ts';
import type { DocumentReads } from './document-reads.ts';
import { timestampOfMicros, toMicros, toTimestamp } from './documents.ts';
import { withFirestoreDeadline } from './deadline.ts';
import type { KnownFood, MenuReading, MenuSource } from './kept-menu.ts';

export class FirestoreMenu implements MenuSource {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  whole(): Promise<MenuReading> {
    return this.#read(this.#db.collection(COLLECTIONS.foods).where('retiredAt', '==', null).orderBy('createdAt'));
  }

  changedSince(atUs: number): Promise<MenuReading> {
    return this.#read(this.#db.collection(COLLECTIONS.foods).where('updatedAt', '>=', timestampOfMicros(atUs)));
  }

  async food(id: string): Promise<KnownFood | null> {
    const snapshot = await withFirestoreDeadline(this.#db.collection(COLLECTIONS.foods).doc(id).get());
    return snapshot.exists ? toKnownFood(snapshot) : null;
  }

  async #read(query: Query): Promise<MenuReading> {
    const { docs, readTime } = await withFirestoreDeadline(query.get());
    return { foods: docs.map(toKnownFood), readAtUs: toMicros(readTime) };
  }
}

function toKnownFood(snapshot: DocumentSnapshot): KnownFood {
  const { id, updateTime } = snapshot;
  return { food: foodFromDocument(id, snapshot.data() ?? {}), versionUs: updateTime ? toMicros(updateTime) : 0 };
}

export class FirestoreChoiceBook implements ChoiceBook {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;

  constructor(db: Firestore, reads: DocumentReads) {
    this.#db = db;
    this.#reads = reads;
  }

  async choicesOf(foodId: string): Promise<StoredChoices | null> {
    const data = (await this.#reads.read(this.#db.collection(COLLECTIONS.choices).doc(foodId)))?.data();
    return data ? choicesFromDocument(foodId, data) : null;
  }

  async groups(): Promise<readonly StoredChoiceGroup[]> {
    const query = this.#db.collection(COLLECTIONS.choiceGroups).orderBy('name').limit(MOST.groupsOfHouse);
    const { docs } = await withFirestoreDeadline(query.get());
    return docs.map((group) => choiceGroupFromDocument(group.id, group.data()));
  }
}

export class FirestoreOrderBook implements OrderBook {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  ordersByStatus(status: OrderStatus, page: PageRequest): Promise<Page<Order>> {
    const query = this.#db.collection(COLLECTIONS.orders).where('status', '==', status).orderBy('createdAt', 'desc');
    return list(query, COLLECTIONS.orders, page, orderFromDocument);
  }

  ordersOfUser(userId: string, status: OrderStatus, page: PageRequest): Promise<Page<Order>> {
    const query = this.#db
      .collection(COLLECTIONS.orders)
      .where('userId', '==', userId)
      .where('status', '==', status)
      .orderBy('createdAt', 'desc');
    return list(query, COLLECTIONS.orders, page, orderFromDocument);
  }

  async overdue(atMs: number, limit: number, after: Order | null = null): Promise<readonly Order[]> {
    const first = this.#db
      .collection(COLLECTIONS.orders)
      .where('status', 'in', statusesThat(isUndecided))
      .where('answerBy', '<=', toTimestamp(atMs))
      .orderBy('answerBy')
      .orderBy(FieldPath.documentId())
      .limit(limit);
    const query = after ? first.startAfter(toTimestamp(after.answerByMs ?? 0), after.id) : first;
    const { docs } = await withFirestoreDeadline(query.get());
    return docs.map((document) => orderFromDocument(document.id, document.data()));
  }

  async anonymise(userId: string): Promise<void> {
    await anonymiseOrders(this.#db, this.#db.collection(COLLECTIONS.orders).where('userId', '==', userId));
  }
}

export class FirestoreReviewBook implements ReviewBook {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  reviews(page: PageRequest): Promise<Page<Review>> {
    const query = this.#db.collection(COLLECTIONS.reviews).orderBy('createdAt', 'desc');
    return list(query, COLLECTIONS.reviews, page, reviewFromDocument);
  }

  async emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const refs = ids.map((id) => this.#db.collection(COLLECTIONS.reviewContacts).doc(id));
    const snapshots = await withFirestoreDeadline(this.#db.getAll(...refs));
    const known = snapshots.filter((snapshot) => snapshot.exists);
    return new Map(known.map((snapshot) => [snapshot.id, String(snapshot.get('email'))]));
  }
}

export class FirestoreCustomerBook implements CustomerBook {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;

  constructor(db: Firestore, reads: DocumentReads) {
    this.#db = db;
    this.#reads = reads;
  }

  async customer(uid: string): Promise<Customer> {
    const snapshot = await this.#reads.read(this.#db.collection(COLLECTIONS.customers).doc(uid));
    return customerFromDocument(uid, snapshot?.data() ?? null);
  }
}

export class FirestoreUserDirectory implements UserDirectory {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;

  constructor(db: Firestore, reads: DocumentReads) {
    this.#db = db;
    this.#reads = reads;
  }

  async user(uid: string): Promise<User | null> {
    if (!documentIdSchema.safeParse(uid).success) return null;
    const snapshot = await this.#reads.read(this.#db.collection(COLLECTIONS.users).doc(uid));
    const data = snapshot?.data();
    return data ? userFromDocument(uid, data) : null;
  }

  users(page: PageRequest): Promise<Page<User>> {
    const query = this.#db.collection(COLLECTIONS.users).orderBy('email');
    return list(query, COLLECTIONS.users, page, userFromDocument);
  }

  /**
   * Two queries, half of the users each: a range of the email, and equalities on the keys of the name
   * (docs/decisions/015).
   */
  async usersFound({ emailBeginning, terms }: UserSearch): Promise<readonly User[]> {
    const users = this.#db.collection(COLLECTIONS.users);
    const questions: Query[] = [];
    if (emailBeginning !== null) {
      const end = `${emailBeginning}\u{10ffff}`;
      questions.push(users.where('email', '>=', emailBeginning).where('email', '<', end).orderBy('email'));
    }
    if (terms.length > 0) {
      questions.push(
        terms.reduce<Query>((query, term) => query.where(new FieldPath('search', term), '==', true), users),
      );
    }
    const answers = await Promise.all(
      questions.map((question) => withFirestoreDeadline(question.limit(MOST_FOUND_USERS / 2).get())),
    );
    const documents = new Map(answers.flatMap(({ docs }) => docs).map((document) => [document.id, document.data()]));
    return [...documents].map(([uid, data]) => userFromDocument(uid, data));
  }

  async userByEmail(email: string): Promise<User | null> {
    const { docs } = await withFirestoreDeadline(
      this.#db.collection(COLLECTIONS.users).where('email', '==', email).limit(1).get(),
    );
    const [found] = docs;
    return found ? userFromDocument(found.id, found.data()) : null;
  }
}

export class FirestorePendingChanges implements PendingChanges {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async startedBefore(atMs: number, limit: number): Promise<readonly PendingChange[]> {
    const query = this.#db
      .collection(COLLECTIONS.pendingChanges)
      .where('startedAt', '<=', toTimestamp(atMs))
      .orderBy('startedAt')
      .limit(limit);
    const { docs } = await withFirestoreDeadline(query.get());
    return docs.map((document) => pendingChangeFromDocument(document.id, document.data()));
  }

  async deletionOf(email: string): Promise<PendingChange | null> {
    const query = this.#db
      .collection(COLLECTIONS.pendingChanges)
      .where('email', '==', email)
      .where('kind', '==', 'deletion')
      .limit(1);
    const { docs } = await withFirestoreDeadline(query.get());
    const [found] = docs;
    return found ? pendingChangeFromDocument(found.id, found.data()) : null;
  }
}

/** One document more than requested shows whether there is a next page. */
async function list<T>(
  query: Query,
  collection: string,
  { limit, after }: PageRequest,
  read: (id: string, data: DocumentData) => T,
): Promise<Page<T>> {
  const last =
    after === null ? null : await withFirestoreDeadline(query.firestore.collection(collection).doc(after).get());
  const start = last?.exists ? query.startAfter(last) : query;
  const { docs } = await withFirestoreDeadline(start.limit(limit + 1).get());
  const shown = docs.slice(0, limit);
  return {
    items: shown.map((document) => read(document.id, document.data())),
    next: docs.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
