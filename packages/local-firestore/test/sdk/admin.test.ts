import { Firestore, FieldValue, type QuerySnapshot } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useServer } from '../start-server.ts';

const server = useServer();
let db: Firestore;
let projects = 0;

beforeAll(() => {
  process.env['FIRESTORE_EMULATOR_HOST'] = server.address();
  process.env['METADATA_SERVER_DETECTION'] = 'none';
});

const opened: Firestore[] = [];
function newDatabase(): Firestore {
  projects += 1;
  const database = new Firestore({ projectId: `admin-${projects}` });
  opened.push(database);
  return database;
}

afterAll(async () => {
  await Promise.all(opened.map((database) => database.terminate()));
});

describe('the admin SDK over gRPC', () => {
  it('writes, reads and queries documents', async () => {
    db = newDatabase();
    await db.doc('foods/pho').set({ name: 'Pho', priceMinor: 950, tags: ['soup'], at: FieldValue.serverTimestamp() });
    await db.doc('foods/taco').create({ name: 'Taco', priceMinor: 350, tags: ['corn'] });
    await db.doc('foods/pho').update({ priceMinor: FieldValue.increment(25), tags: FieldValue.arrayUnion('hot') });
    const pho = await db.doc('foods/pho').get();
    expect(pho.data()).toMatchObject({ name: 'Pho', priceMinor: 975, tags: ['soup', 'hot'] });
    const cheap = await db.collection('foods').where('priceMinor', '<', 500).orderBy('priceMinor').get();
    expect(cheap.docs.map((document) => document.id)).toEqual(['taco']);
    expect((await db.collection('foods').count().get()).data().count).toBe(2);
    expect((await db.getAll(db.doc('foods/pho'), db.doc('foods/none'))).map((document) => document.exists)).toEqual([
      true,
      false,
    ]);
    expect((await db.listCollections()).map((collection) => collection.id)).toEqual(['foods']);
  });

  it('reports failed preconditions with the codes the SDK expects', async () => {
    db = newDatabase();
    await db.doc('c/d').set({ n: 1 });
    await expect(db.doc('c/d').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('c/none').update({ n: 2 })).rejects.toMatchObject({ code: 5 });
    await expect(
      db.doc('c/d').update({ n: 2 }, { lastUpdateTime: (await db.doc('c/e').set({})).writeTime }),
    ).rejects.toMatchObject({ code: 9 });
  });

  it('follows a query with a limit through inserts, changes and removals', async () => {
    db = newDatabase();
    for (const [id, rank] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const) {
      await db.doc(`foods/${id}`).set({ rank });
    }
    const watched = watch(db.collection('foods').orderBy('rank').limit(2));
    expect(await watched.until((ids) => ids.length === 2)).toEqual(['a', 'b']);
    await db.doc('foods/d').set({ rank: 0 });
    expect(await watched.until((ids) => ids[0] === 'd')).toEqual(['d', 'a']);
    await db.doc('foods/a').delete();
    expect(await watched.until((ids) => !ids.includes('a'))).toEqual(['d', 'b']);
    await db.doc('foods/d').update({ rank: 9 });
    expect(await watched.until((ids) => !ids.includes('d'))).toEqual(['b', 'c']);
    watched.stop();
  });

  it('never sells more than there is when transactions contend', async () => {
    db = newDatabase();
    await db.doc('stock/pho').set({ left: 3 });
    const buy = (): Promise<boolean> =>
      db.runTransaction(
        async (transaction) => {
          const stock = await transaction.get(db.doc('stock/pho'));
          const left = stock.get('left') as number;
          if (left < 1) return false;
          transaction.update(stock.ref, { left: left - 1 });
          return true;
        },
        { maxAttempts: 50 },
      );
    const sold = await Promise.all([buy(), buy(), buy(), buy(), buy()]);
    expect(sold.filter(Boolean)).toHaveLength(3);
    expect((await db.doc('stock/pho').get()).get('left')).toBe(0);
  }, 60_000);

  it('lets a writer wait for a transaction that has read the document, then proceed', async () => {
    db = newDatabase();
    await db.doc('c/d').set({ n: 1 });
    const order: string[] = [];
    let plainWrite: Promise<unknown> = Promise.resolve();
    await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('c/d'));
      plainWrite = db
        .doc('c/d')
        .set({ n: 3 })
        .then(() => order.push('plain write'));
      await db.doc('c/other').set({}); // unrelated writes do not wait
      transaction.update(db.doc('c/d'), { n: 2 });
      order.push('transaction');
    });
    await plainWrite;
    expect(order).toEqual(['transaction', 'plain write']);
    expect((await db.doc('c/d').get()).get('n')).toBe(3);
  });

  it('reads one instant in a read-only transaction, which may not write', async () => {
    db = newDatabase();
    await db.doc('c/a').set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const first = (await transaction.get(db.doc('c/a'))).get('n') as number;
        await db.doc('c/a').set({ n: 2 }); // no lock is held against it
        return [first, (await transaction.get(db.doc('c/a'))).get('n') as number];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
    expect((await db.doc('c/a').get()).get('n')).toBe(2);
    const readTime = (await db.doc('c/a').get()).readTime;
    await db.doc('c/a').set({ n: 3 });
    const past = await db.runTransaction(
      async (transaction) => (await transaction.get(db.doc('c/a'))).get('n') as number,
      { readOnly: true, readTime },
    );
    expect(past).toBe(2);
  });

  it('deletes recursively and writes in bulk', async () => {
    db = newDatabase();
    const writer = db.bulkWriter();
    for (let index = 0; index < 50; index += 1) void writer.set(db.doc(`c/d${index}/sub/e`), { index });
    await writer.close();
    expect((await db.collectionGroup('sub').count().get()).data().count).toBe(50);
    await db.recursiveDelete(db.collection('c'));
    expect((await db.collectionGroup('sub').get()).size).toBe(0);
  });

  it('serves firebase-admin itself', async () => {
    const app = initializeApp({ projectId: 'admin-app' }, 'admin-app');
    await getFirestore(app).doc('c/d').set({ n: 1 });
    expect((await getFirestore(app).doc('c/d').get()).get('n')).toBe(1);
    await deleteApp(app);
  });
});

interface Watched {
  readonly until: (isReached: (ids: readonly string[]) => boolean) => Promise<readonly string[]>;
  readonly stop: () => void;
}

/** The ids of a query's latest snapshot, awaited by condition. */
function watch(query: FirebaseFirestore.Query): Watched {
  let latest: readonly string[] = [];
  let waiting: (() => void) | null = null;
  const stop = query.onSnapshot((snapshot: QuerySnapshot) => {
    latest = snapshot.docs.map((document) => document.id);
    waiting?.();
  });
  const until = (isReached: (ids: readonly string[]) => boolean): Promise<readonly string[]> =>
    new Promise((resolve) => {
      waiting = () => {
        if (isReached(latest)) resolve(latest);
      };
      waiting();
    });
  return { until, stop };
}
