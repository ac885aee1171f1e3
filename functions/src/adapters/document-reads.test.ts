import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { DocumentReads } from './document-reads.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

let db: Firestore;
let reads: DocumentReads;
let getAll: MockInstance<Firestore['getAll']>;

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  getAll = vi.spyOn(db, 'getAll');
  reads = new DocumentReads(db);
  return served.stop;
});

beforeEach(async () => {
  await db.doc('users/ann').set({ role: 'chef' });
  getAll.mockClear();
});

const read = (path: string): Promise<DocumentSnapshot | null> => reads.read(db.doc(path));

it('batches concurrent reads into one call, and returns each its own documents', async () => {
  const [ann, nobody, annAgain] = await Promise.all(['users/ann', 'foods/none', 'users/ann'].map(read));
  expect(getAll).toHaveBeenCalledOnce();
  expect([ann?.get('role'), nobody?.exists, annAgain?.get('role')]).toEqual(['chef', false, 'chef']);
});

it('caches nothing: a later read sees a change, also while an earlier call is pending', async () => {
  const earlier = read('users/ann');
  await vi.waitUntil(() => getAll.mock.calls.length === 1); // the call was sent
  await db.doc('users/ann').update({ role: 'user' });
  expect((await read('users/ann'))?.get('role')).toBe('user');
  await earlier;
  expect(getAll).toHaveBeenCalledTimes(2);
});

it.each(['users/__ann__', 'users/..', 'users/\ud800'])(
  'asks nobody for %j, which no document has as its id',
  async (path) => {
    expect(await read(path)).toBeNull();
    expect(getAll).not.toHaveBeenCalled();
  },
);
