import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  addDoc,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useServer } from '../start-server.ts';

const server = useServer();
let app: FirebaseApp;
let db: Firestore;
let projects = 0;

beforeEach(() => {
  projects += 1;
  app = initializeApp({ projectId: `web-${projects}`, apiKey: 'none' }, `web-${projects}`);
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.port());
});

afterEach(async () => {
  await deleteApp(app);
});

describe('the web SDK in Node, over gRPC', () => {
  it('writes through the Write stream and reads through Listen', async () => {
    await setDoc(doc(db, 'foods/pho'), { name: 'Pho', tags: ['soup'], at: serverTimestamp() });
    await updateDoc(doc(db, 'foods/pho'), { tags: arrayUnion('hot') });
    expect((await getDoc(doc(db, 'foods/pho'))).data()).toMatchObject({ name: 'Pho', tags: ['soup', 'hot'] });
    expect((await getDoc(doc(db, 'foods/none'))).exists()).toBe(false);
    const batch = writeBatch(db);
    for (const price of [3, 1, 2]) batch.set(doc(db, `priced/p${price}`), { price });
    await batch.commit();
    const first = await getDocs(query(collection(db, 'priced'), orderBy('price'), limit(2)));
    expect(first.docs.map((document) => document.id)).toEqual(['p1', 'p2']);
    const next = await getDocs(query(collection(db, 'priced'), orderBy('price'), startAfter(first.docs[1])));
    expect(next.docs.map((document) => document.id)).toEqual(['p3']);
    expect((await getCountFromServer(query(collection(db, 'priced'), where('price', '>=', 2)))).data().count).toBe(2);
  });

  it('shows another client’s writes to a listener, one snapshot a commit', async () => {
    const snapshots: string[][] = [];
    let wake: () => void = () => {};
    const stop = onSnapshot(query(collection(db, 'orders'), where('status', '==', 'pending')), (snapshot) => {
      snapshots.push(snapshot.docs.map((document) => document.id));
      wake();
    });
    const until = async (count: number): Promise<void> => {
      while (snapshots.length < count)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    };
    await until(1);
    const other = initializeApp({ projectId: app.options.projectId ?? '', apiKey: 'none' }, `${app.name}-other`);
    const otherDb = getFirestore(other);
    connectFirestoreEmulator(otherDb, '127.0.0.1', server.port());
    const batch = writeBatch(otherDb);
    batch.set(doc(otherDb, 'orders/a'), { status: 'pending' });
    batch.set(doc(otherDb, 'orders/b'), { status: 'pending' });
    await batch.commit();
    await until(2);
    await updateDoc(doc(otherDb, 'orders/a'), { status: 'approved' });
    await until(3);
    stop();
    await deleteApp(other);
    expect(snapshots).toEqual([[], ['a', 'b'], ['b']]);
  });

  it('retries an optimistic transaction whose document changed meanwhile', async () => {
    await setDoc(doc(db, 'counters/foods'), { count: 0 });
    const add = (): Promise<void> =>
      runTransaction(db, async (transaction) => {
        const counter = await transaction.get(doc(db, 'counters/foods'));
        transaction.update(doc(db, 'counters/foods'), { count: (counter.get('count') as number) + 1 });
      });
    await Promise.all([add(), add(), add()]);
    expect((await getDoc(doc(db, 'counters/foods'))).get('count')).toBe(3);
  });

  it('numbers generated documents and reads them back', async () => {
    const reference = await addDoc(collection(db, 'reviews'), { text: 'Lovely' });
    expect((await getDoc(reference)).get('text')).toBe('Lovely');
  });
});
