import {
  COLLECTIONS,
  cursorOf,
  foodFromDocument,
  isHidden,
  MOST,
  orderEventFromDocument,
  orderFromDocument,
  reviewFromDocument,
  stockMoveFromDocument,
  toMillis,
  userFromDocument,
  type Food,
  type Order,
  type OrderEvent,
  type Review,
  type StockMove,
  type User,
} from '@foodhouse/domain';
import { FieldPath, type DocumentData, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Archive, Page, PlacedPage, TimeSpan } from '../services/shared/ports.ts';
import { withFirestoreDeadline } from './deadline.ts';
import { toTimestamp } from './documents.ts';

/** Of one order: its kitchen may give it back, and take a delivery back, again and again. */
const MOST_EVENTS = 100;

/** Reads collections by the time of their documents, which never changes: a page is as long as asked, however many there are. */
export class FirestoreArchive implements Archive {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  orders(span: TimeSpan, page: PlacedPage): Promise<Page<Order>> {
    return read(
      within(this.#db.collection(COLLECTIONS.orders), 'createdAt', span),
      'createdAt',
      page,
      orderFromDocument,
    );
  }

  async eventsOf(orderId: string): Promise<readonly OrderEvent[]> {
    const events = this.#db.collection(COLLECTIONS.orders).doc(orderId).collection(COLLECTIONS.events);
    const { docs } = await withFirestoreDeadline(events.orderBy('at').limit(MOST_EVENTS).get());
    return docs.map((event) => orderEventFromDocument(event.id, event.data()));
  }

  stockMoves(span: TimeSpan, page: PlacedPage): Promise<Page<StockMove>> {
    return read(within(this.#db.collection(COLLECTIONS.stockMoves), 'at', span), 'at', page, stockMoveFromDocument);
  }

  menuFoods(page: PlacedPage): Promise<Page<Food>> {
    const onMenu = this.#db.collection(COLLECTIONS.foods).where('retiredAt', '==', null);
    return read(onMenu, 'createdAt', page, foodFromDocument);
  }

  removedFoods(page: PlacedPage): Promise<Page<Food>> {
    const removed = this.#db.collection(COLLECTIONS.foods).where('retiredAt', '>', toTimestamp(0)); // null on the menu
    return read(removed, 'retiredAt', page, foodFromDocument);
  }

  async hiddenFoods(): Promise<readonly Food[]> {
    const hidden = this.#db.collection(COLLECTIONS.foods).where('hiddenAt', '>', toTimestamp(0));
    const query = hidden.orderBy('hiddenAt', 'desc').limit(MOST.foodsMoved);
    const { docs } = await withFirestoreDeadline(query.get());
    return docs.map((food) => foodFromDocument(food.id, food.data())).filter(isHidden);
  }

  reviews(page: PlacedPage): Promise<Page<Review>> {
    return read(this.#db.collection(COLLECTIONS.reviews), 'createdAt', page, reviewFromDocument);
  }

  users(page: PlacedPage): Promise<Page<User>> {
    return read(this.#db.collection(COLLECTIONS.users), 'createdAt', page, userFromDocument);
  }
}

function within(query: Query, field: string, { fromMs, toMs }: TimeSpan): Query {
  return query.where(field, '>=', toTimestamp(fromMs)).where(field, '<', toTimestamp(toMs));
}

/** One document more than requested shows whether there is a next page. */
async function read<T>(
  query: Query,
  field: string,
  { limit, after }: PlacedPage,
  toValue: (id: string, data: DocumentData) => T,
): Promise<Page<T>> {
  const inOrder = query.orderBy(field).orderBy(FieldPath.documentId());
  const start = after ? inOrder.startAfter(toTimestamp(after.atMs), after.id) : inOrder;
  const { docs } = await withFirestoreDeadline(start.limit(limit + 1).get());
  const shown = docs.slice(0, limit);
  const last = docs.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((document) => toValue(document.id, document.data())),
    next: last ? cursorOf({ atMs: toMillis(last.get(field)), id: last.id }) : null,
  };
}
