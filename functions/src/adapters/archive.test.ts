import {
  foodToDocument,
  NEW_EVENT,
  orderEventToDocument,
  orderToDocument,
  placeOf,
  reviewToDocument,
} from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type { Page, PlacedPage } from '../services/shared/ports.ts';
import { FirestoreArchive } from './archive.ts';
import { toTimestamp } from './documents.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

let db: Firestore;

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  return served.stop;
});

async function pagesOf(ask: (page: PlacedPage) => Promise<Page<{ readonly id: string }>>): Promise<unknown> {
  const pages: (readonly string[])[] = [];
  let after: PlacedPage['after'] = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const { items, next } = await ask({ limit: 2, after });
    pages.push(items.map(({ id }) => id));
    after = next === null ? null : placeOf(next);
  } while (after !== null);
  return pages;
}

it('orders of a span are read page by page, also those of one moment, whatever becomes of them meanwhile', async () => {
  const at = { z: 999, c: 1000, a: 1000, b: 1000, e: 1500, d: 2000, y: 3000 };
  const put = (id: string, createdAtMs: number): Promise<unknown> =>
    db.doc(`orders/${id}`).set(orderToDocument(anOrder({ id, createdAtMs }), toTimestamp));
  await Promise.all(Object.entries(at).map(([id, atMs]) => put(id, atMs)));
  const archive = new FirestoreArchive(db);
  const pages = await pagesOf(async (page) => {
    const read = await archive.orders({ fromMs: 1000, toMs: 3000 }, page);
    await db.doc('orders/a').update({ status: 'approved', updatedAt: toTimestamp(5000) });
    return read;
  });
  expect(pages).toEqual([['a', 'b'], ['c', 'e'], ['d']]);
});

it('a page begins behind a document that is gone', async () => {
  const review = (id: string, createdAtMs: number): Promise<unknown> =>
    db
      .doc(`reviews/${id}`)
      .set(reviewToDocument({ id, name: 'Rosa', description: '', maskedEmail: '', createdAtMs }, toTimestamp));
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id, index) => review(id, 1000 + index)));
  const archive = new FirestoreArchive(db);
  const pages = await pagesOf(async (page) => {
    const read = await archive.reviews(page);
    await db.doc('reviews/b').delete();
    return read;
  });
  expect(pages).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

it('foods on the menu are read, the oldest first, each once, whatever becomes of them meanwhile', async () => {
  const put = (id: string, createdAtMs: number, retiredAtMs: number | null): Promise<unknown> =>
    db.doc(`foods/${id}`).set(foodToDocument(aFood({ id, createdAtMs, retiredAtMs }), toTimestamp));
  const archive = new FirestoreArchive(db);
  await Promise.all([put('new', 3000, null), put('old', 1000, null), put('same', 1000, null), put('off', 500, 4000)]);
  const pages = await pagesOf(async (page) => {
    const read = await archive.menuFoods(page);
    await db.doc('foods/old').update({ name: 'Pho Bo', updatedAt: toTimestamp(5000) });
    return read;
  });
  expect(pages).toEqual([['old', 'same'], ['new']]);
  await Promise.all(['new', 'old', 'same', 'off'].map((id) => db.doc(`foods/${id}`).delete()));
});

it('foods that left the menu are read by when they left, without those that are on it', async () => {
  const put = (id: string, retiredAtMs: number | null): Promise<unknown> =>
    db.doc(`foods/${id}`).set(foodToDocument(aFood({ id, retiredAtMs }), toTimestamp, FieldValue.serverTimestamp()));
  await Promise.all([put('c', 3000), put('on', null), put('a', 2000), put('b', 2000), put('back', 2500)]);
  const archive = new FirestoreArchive(db);
  const pages = await pagesOf(async (page) => {
    const read = await archive.removedFoods(page);
    await put('back', null);
    return read;
  });
  expect(pages).toEqual([['a', 'b'], ['c']]);
});

it('hidden foods are read, the latest first, without one that is on the menu again', async () => {
  const put = (id: string, retiredAtMs: number | null, hiddenAtMs: number | null): Promise<unknown> =>
    db.doc(`foods/${id}`).set(foodToDocument(aFood({ id, retiredAtMs, hiddenAtMs }), toTimestamp));
  await Promise.all([put('spring', 10, 10), put('winter', 20, 20), put('gone', 30, null), put('stale', null, 30)]);
  expect((await new FirestoreArchive(db).hiddenFoods()).map(({ id }) => id)).toEqual(['winter', 'spring']);
  await Promise.all(['spring', 'winter', 'gone', 'stale'].map((id) => db.doc(`foods/${id}`).delete()));
});

it('the events of an order are read in their order, and of one that changed without end the first hundred', async () => {
  const batch = db.batch();
  for (let at = 0; at < 102; at += 1) {
    const event = { ...NEW_EVENT, from: 'approved', to: 'delivered', byRole: 'chef', atMs: 5000 - at } as const;
    batch.set(db.doc(`orders/back-and-forth/events/event-${at}`), orderEventToDocument(event, toTimestamp));
  }
  await batch.commit();
  const events = await new FirestoreArchive(db).eventsOf('back-and-forth');
  expect(events.map(({ atMs }) => atMs)).toEqual(Array.from({ length: 100 }, (_, index) => 4899 + index));
});
