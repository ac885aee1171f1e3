import { foodFromDocument, orderFromDocument, type Food, type Order, type OrderStatus } from '@foodhouse/domain';
import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { UnavailableError } from '../services/outcomes.ts';
import type { Catalogue, Listed, OrderBook, Page } from '../services/ports.ts';
import { COLLECTIONS } from './documents.ts';

export class FirestoreCatalogue implements Catalogue {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  foodsOnMenu(page: Page): Promise<Listed<Food>> {
    const query = this.#db.collection(COLLECTIONS.foods).where('retiredAt', '==', null).orderBy('createdAt');
    return list(query, COLLECTIONS.foods, page, foodFromDocument);
  }

  async food(id: string): Promise<Food | null> {
    const snapshot = await reached(this.#db.collection(COLLECTIONS.foods).doc(id).get());
    return snapshot.exists ? foodFromDocument(id, snapshot.data() as DocumentData) : null;
  }
}

export class FirestoreOrderBook implements OrderBook {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  ordersByStatus(status: OrderStatus, page: Page): Promise<Listed<Order>> {
    const query = this.#db.collection(COLLECTIONS.orders).where('status', '==', status).orderBy('createdAt', 'desc');
    return list(query, COLLECTIONS.orders, page, orderFromDocument);
  }

  ordersOfUser(userId: string, status: OrderStatus, page: Page): Promise<Listed<Order>> {
    const query = this.#db
      .collection(COLLECTIONS.orders)
      .where('userId', '==', userId)
      .where('status', '==', status)
      .orderBy('createdAt', 'desc');
    return list(query, COLLECTIONS.orders, page, orderFromDocument);
  }
}

/** One document more than asked for tells whether there is a next page. */
async function list<T>(
  query: Query,
  collection: string,
  { limit, after }: Page,
  read: (id: string, data: DocumentData) => T,
): Promise<Listed<T>> {
  const last = after === null ? null : await reached(query.firestore.collection(collection).doc(after).get());
  const start = last?.exists ? query.startAfter(last) : query;
  const { docs } = await reached(start.limit(limit + 1).get());
  const shown = docs.slice(0, limit);
  return {
    items: shown.map((document) => read(document.id, document.data())),
    next: docs.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Tells a Firestore that cannot be reached from everything else. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === 4 || code === 14) throw new UnavailableError('Firestore', error);
    throw error;
  }
}
