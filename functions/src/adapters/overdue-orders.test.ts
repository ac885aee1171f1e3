import { orderToDocument } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { toTimestamp } from './documents.ts';
import { FirestoreOrderBook } from './firestore-queries.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

let db: Firestore;

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  return served.stop;
});

it('overdue orders are read page by page, also those of one moment', async () => {
  const orders = ['c', 'a', 'e', 'b', 'd'].map((id, at) => anOrder({ id, answerByMs: at < 3 ? 1000 : 2000 }));
  await Promise.all(orders.map((order) => db.doc(`orders/${order.id}`).set(orderToDocument(order, toTimestamp))));
  const book = new FirestoreOrderBook(db);
  const first = await book.overdue(2000, 2);
  const second = await book.overdue(2000, 2, first.at(-1));
  const third = await book.overdue(2000, 2, second.at(-1));
  expect([first, second, third].map((page) => page.map(({ id }) => id))).toEqual([['a', 'c'], ['e', 'b'], ['d']]);
});
