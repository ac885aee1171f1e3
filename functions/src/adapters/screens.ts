import {
  alertFromDocument,
  COLLECTIONS,
  isUndecided,
  orderFromDocument,
  screenFromDocument,
  statusesThat,
  type Order,
  type OrderAlert,
} from '@foodhouse/domain';
import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { ScreenBook } from '../services/shared/ports.ts';
import { withFirestoreDeadline } from './deadline.ts';
import { toTimestamp } from './documents.ts';

/** Screens that are muted have no such time, and come last. */
export function lastHeard(db: Firestore): Query {
  return db.collection(COLLECTIONS.screens).orderBy('heardAt', 'desc').limit(1);
}

export function heardAtOf({ docs: [screen] }: QuerySnapshot): number | null {
  return screen ? screenFromDocument(screen.id, screen.data()).heardAtMs : null;
}

export class FirestoreScreenBook implements ScreenBook {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async lastHeardAtMs(): Promise<number | null> {
    return heardAtOf(await withFirestoreDeadline(lastHeard(this.#db).get()));
  }

  async openAlerts(limit: number): Promise<readonly OrderAlert[]> {
    const query = this.#db.collection(COLLECTIONS.alerts).where('isOpen', '==', true).limit(limit);
    const { docs } = await withFirestoreDeadline(query.get());
    return docs.map((alert) => alertFromDocument(alert.id, alert.data()));
  }

  async waiting(afterMs: number, untilMs: number, limit: number): Promise<readonly Order[]> {
    const query = this.#db
      .collection(COLLECTIONS.orders)
      .where('status', 'in', statusesThat(isUndecided))
      .where('updatedAt', '>', toTimestamp(afterMs))
      .where('updatedAt', '<=', toTimestamp(untilMs))
      .orderBy('updatedAt', 'desc')
      .limit(limit);
    const { docs } = await withFirestoreDeadline(query.get());
    return docs.map((document) => orderFromDocument(document.id, document.data()));
  }
}
