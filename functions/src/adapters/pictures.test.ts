import { aFood, aPicture } from '@foodhouse/domain/testing';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { DocumentReads } from './document-reads.ts';
import { FirestoreUnitOfWork } from './firestore-unit-of-work.ts';
import { FirestorePictureBook } from './pictures.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

let db: Firestore;

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  return served.stop;
});

it('a picture is used by a food that has it, or by the house as its sign', async () => {
  const book = new FirestorePictureBook(db);
  const [food, sign, none] = ['/api/pictures/food', '/api/pictures/sign', '/api/pictures/none'];
  expect(await book.isUsed(sign)).toBe(false); // a house that has set nothing
  await new FirestoreUnitOfWork(db, new DocumentReads(db)).run('food pho', async (transaction) => {
    await transaction.houseSettings();
    transaction.createFood(aFood({ id: 'pho', img: food }));
  });
  const about = { name: 'Harbour', address: '', phone: '', sign };
  await db.doc('house/settings').set({ version: 1, about }, { merge: true });
  expect(await Promise.all([food, sign, none].map((one) => book.isUsed(one)))).toEqual([true, true, false]);
  await db.doc('house/settings').set({ version: 2, about: null }, { merge: true });
  expect(await book.isUsed(sign)).toBe(false);
});

it('a sign is kept and read with both its sizes', async () => {
  const book = new FirestorePictureBook(db);
  const picture = {
    type: 'image/webp',
    small: aPicture('small', 'image/webp', { width: 96, height: 96 }),
    large: aPicture('large', 'image/webp', { width: 512, height: 512 }),
    createdAtMs: 1,
    checkAtMs: 2,
  } as const;
  await book.keep('sign', picture);
  const read = await book.picture('sign');
  expect([Buffer.from(read?.small ?? []), Buffer.from(read?.large ?? [])]).toEqual(
    [picture.small, picture.large].map((bytes) => Buffer.from(bytes)),
  );
});
