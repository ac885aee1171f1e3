import { aFood } from '@foodhouse/domain/testing';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { UnavailableError } from '../services/shared/outcomes.ts';
import { FirestoreBuildMark, WRITES } from './build-mark.ts';
import { DocumentReads } from './document-reads.ts';
import { FirestoreUnitOfWork } from './firestore-unit-of-work.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

// Functions that went back behind a release whose documents they would spoil.

let db: Firestore;

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  return served.stop;
});

beforeEach(async () => {
  await db.doc('house/settings').delete();
});

const settings = async (): Promise<unknown> => (await db.doc('house/settings').get()).data();
const sell = (): Promise<void> =>
  new FirestoreUnitOfWork(db, new DocumentReads(db)).run('food pho', async (transaction) => {
    await transaction.houseSettings();
    transaction.createFood(aFood({ id: db.collection('foods').doc().id }));
  });

it('a house learns once which build writes it, and keeps what it has set', async () => {
  const mark = new FirestoreBuildMark(db);
  await mark.mark();
  expect(await settings()).toEqual({ writes: WRITES });
  await db.doc('house/settings').set({ version: 3, writes: WRITES - 1 });
  await mark.mark(); // this process has said it
  await new FirestoreBuildMark(db).mark();
  expect(await settings()).toEqual({ version: 3, writes: WRITES });
  await sell();
});

it('functions do not write over what a later build has written', async () => {
  await db.doc('house/settings').set({ version: 3, writes: WRITES + 1 });
  const before = (await db.collection('foods').get()).size;
  await expect(sell()).rejects.toThrow('a later build has written this house');
  await expect(sell()).rejects.toBeInstanceOf(UnavailableError);
  await expect(new FirestoreBuildMark(db).mark()).rejects.toThrow('docs/deploy.md, Going back');
  expect((await db.collection('foods').get()).size).toBe(before);
  expect(await settings()).toEqual({ version: 3, writes: WRITES + 1 });
});
