import {
  foodFromDocument,
  foodToDocument,
  orderEventFromDocument,
  orderFromDocument,
  settingsToDocument,
  stockMoveFromDocument,
  type Food,
  type Order,
  type StockMove,
} from '@foodhouse/domain';
import fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { toTimestamp } from '../../functions/src/adapters/documents.ts';
import { DocumentReads } from '../../functions/src/adapters/document-reads.ts';
import {
  FirestoreOrderBook,
  FirestorePendingChanges,
  FirestoreUserDirectory,
} from '../../functions/src/adapters/firestore-queries.ts';
import { FirestoreInvitationBook } from '../../functions/src/adapters/invitations.ts';
import { FirestoreUnitOfWork } from '../../functions/src/adapters/firestore-unit-of-work.ts';
import { history, problemsAfter, type Stage } from '../../functions/src/services/testing/histories.ts';
import { pointAtSuite } from '../../local/suite.ts';

// The histories of functions/src/services/histories.test.ts on the real unit of work and the local Firestore.

/** `npm run test:long` sets more. */
const RUNS = Number(process.env['HISTORIES'] ?? 60);

function firestoreStage(db: Firestore): Stage {
  const reads = new DocumentReads(db);
  const [orders, users] = [new FirestoreOrderBook(db), new FirestoreUserDirectory(db, reads)];
  const changes = new FirestorePendingChanges(db);
  const invitations = new FirestoreInvitationBook(db);
  const all = async <T>(collection: string, read: (id: string, data: object) => T): Promise<readonly T[]> =>
    (await db.collection(collection).get()).docs.map((document) => read(document.id, document.data()));
  return {
    store: new FirestoreUnitOfWork(db, reads),
    books: {
      ordersByStatus: orders.ordersByStatus.bind(orders),
      ordersOfUser: orders.ordersOfUser.bind(orders),
      overdue: orders.overdue.bind(orders),
      anonymise: orders.anonymise.bind(orders),
      user: users.user.bind(users),
      users: users.users.bind(users),
      usersFound: users.usersFound.bind(users),
      startedBefore: changes.startedBefore.bind(changes),
      deletionOf: changes.deletionOf.bind(changes),
      userByEmail: users.userByEmail.bind(users),
      invitation: invitations.invitation.bind(invitations),
      unusedAt: invitations.unusedAt.bind(invitations),
      forget: invitations.forget.bind(invitations),
    },
    putSettings: async (settings) => {
      await db.doc('house/settings').set(settingsToDocument(settings));
    },
    putFood: async (food) => {
      await db.doc(`foods/${food.id}`).set(foodToDocument(food, toTimestamp));
    },
    foods: () => all<Food>('foods', (id, data) => foodFromDocument(id, { ...data })),
    moves: () => all<StockMove>('stockMoves', (id, data) => stockMoveFromDocument(id, { ...data })),
    orders: () => all<Order>('orders', (id, data) => orderFromDocument(id, { ...data })),
    eventsOf: async (id) => {
      const { docs } = await db.collection(`orders/${id}/events`).get();
      return docs.map((document) => orderEventFromDocument(document.id, document.data()));
    },
  };
}

it('conserves stock, price and history on a real Firestore too', { timeout: 600_000 }, async () => {
  pointAtSuite();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(history, async (moments) => {
      // A project of its own for each run: the running house is untouched, and every run starts empty.
      const projectId = `demo-history-${process.pid}-${(run += 1)}`;
      const app = initializeApp({ projectId }, projectId);
      expect(await problemsAfter(firestoreStage(getFirestore(app)), moments)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
