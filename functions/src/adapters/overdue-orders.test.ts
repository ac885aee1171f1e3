import { orderToDocument } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../../../packages/local-firestore/src/index.ts';
import { toTimestamp } from './documents.ts';
import { FirestoreOrderBook } from './firestore-queries.ts';

let server: LocalFirestore;
let app: App;

beforeAll(async () => {
  server = await startLocalFirestore({ port: 0 });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  app = initializeApp({ projectId: 'demo-overdue' }, 'overdue-orders');
});

afterAll(async () => {
  await deleteApp(app);
  await server.stop();
  vi.unstubAllEnvs();
});

it('overdue orders are read page by page, also those of one moment', async () => {
  const db = getFirestore(app);
  const orders = ['c', 'a', 'e', 'b', 'd'].map((id, at) => anOrder({ id, answerByMs: at < 3 ? 1000 : 2000 }));
  await Promise.all(orders.map((order) => db.doc(`orders/${order.id}`).set(orderToDocument(order, toTimestamp))));
  const book = new FirestoreOrderBook(db);
  const first = await book.overdue(2000, 2);
  const second = await book.overdue(2000, 2, first.at(-1));
  const third = await book.overdue(2000, 2, second.at(-1));
  expect([first, second, third].map((page) => page.map(({ id }) => id))).toEqual([['a', 'c'], ['e', 'b'], ['d']]);
});
