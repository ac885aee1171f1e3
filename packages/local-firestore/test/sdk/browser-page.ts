// Runs in Chromium: the web SDK over WebChannel, with the functions of the test on `window`.
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  getFirestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  onSnapshot,
  query,
  runTransaction,
  setDoc,
  where,
} from 'firebase/firestore';

declare const location: { readonly search: string };
declare const window: object;

const parameters = new URLSearchParams(location.search);
const port = Number(parameters.get('firestore'));
const app = initializeApp({ projectId: parameters.get('project') ?? 'browser', apiKey: 'none' });
// With `tabs`, all tabs of the browser share one cache and one stream.
const db = parameters.has('tabs')
  ? initializeFirestore(app, { localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }) })
  : getFirestore(app);
connectFirestoreEmulator(db, '127.0.0.1', port);

const page = {
  snapshots: [] as { ids: string[]; fromCache: boolean }[],
  watch: (): void => {
    onSnapshot(
      query(collection(db, 'orders'), where('status', '==', 'pending')),
      { includeMetadataChanges: true },
      (snapshot) => {
        page.snapshots.push({
          ids: snapshot.docs.map((document) => document.id),
          fromCache: snapshot.metadata.fromCache,
        });
      },
    );
  },
  write: (id: string, status: string): Promise<void> => setDoc(doc(db, 'orders', id), { status, text: 'café 😀' }),
  count: async (): Promise<number> =>
    runTransaction(db, async (transaction) => {
      const reference = doc(db, 'counters/orders');
      const next = (((await transaction.get(reference)).get('n') as number | undefined) ?? 0) + 1;
      transaction.set(reference, { n: next });
      return next;
    }),
  offline: (): Promise<void> => disableNetwork(db),
  online: (): Promise<void> => enableNetwork(db),
};

Object.assign(window, { page });
export type BrowserPage = typeof page;
