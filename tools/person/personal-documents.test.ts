import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '@foodhouse/local-firestore';
import { personalDocuments } from './personal-documents.ts';

// What an export reads of the moves of all orders, of which a house of two years has a million.

const PROJECT = 'demo-person-reads';
const MOVES = 700;
const PAGE = 300;

let server: LocalFirestore;
let app: App;
let db: Firestore;

interface Line {
  readonly what: string;
  readonly calls: number;
  readonly reads: number;
}

beforeAll(async () => {
  server = await startLocalFirestore({ port: 0 });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  app = initializeApp({ projectId: PROJECT }, PROJECT);
  db = getFirestore(app);
  const batches = [db.batch(), db.batch()];
  for (let index = 0; index < MOVES; index += 1) {
    const byUid = ['cook', 'former', 'operator'][index % 350] ?? 'admin';
    batches[index % 2]?.set(db.doc(`orders/order-${index}/actors/move`), { byUid });
  }
  for (const [uid, role] of Object.entries({ ann: 'user', cook: 'chef', former: 'user' }))
    batches[0]?.set(db.doc(`users/${uid}`), { email: `${uid}@house.example`, role });
  batches[1]?.set(db.doc('audit/1'), { byUid: 'admin', subject: 'former', before: 'chef', after: 'user' });
  await Promise.all(batches.map((batch) => batch.commit()));
});

afterAll(async () => {
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  await deleteApp(app);
  await server.stop();
});

/** The orders whose moves are in somebody's export, and what was read of all moves for it. */
async function movesInExportOf(uid: string): Promise<{ orders: readonly string[]; asked: readonly Line[] }> {
  const usage = `http://127.0.0.1:${server.port}/emulator/v1/projects/${PROJECT}:usage`;
  await fetch(usage, { method: 'DELETE' });
  const documents = await personalDocuments(db, { email: `${uid}@house.example`, account: null, uids: [uid] });
  const { lines } = (await (await fetch(usage)).json()) as { readonly lines: readonly Line[] };
  expect(lines.map(({ what }) => what)).toContain('get users');
  return {
    orders: documents.flatMap(({ ref }) => /^orders\/(.*)\/actors\//.exec(ref.path)?.[1] ?? []).toSorted(),
    asked: lines.filter(({ what }) => what.includes('actors')),
  };
}

it('reads no move of an order for a customer', async () => {
  expect(await movesInExportOf('ann')).toEqual({ orders: [], asked: [] });
});

it.for([
  ['works here', 'cook', ['order-0', 'order-350']],
  ['once did', 'former', ['order-1', 'order-351']],
] as const)('reads all moves, page by page, for somebody who %s', async ([, uid, orders]) => {
  const { orders: found, asked } = await movesInExportOf(uid);
  expect(found).toEqual(orders);
  expect(asked.map(({ what }) => what).every((what) => what.endsWith(` limit ${PAGE}`))).toBe(true);
  const sum = (of: 'calls' | 'reads'): number => asked.reduce((all, line) => all + line[of], 0);
  expect([sum('calls'), sum('reads')]).toEqual([Math.ceil(MOVES / PAGE), MOVES]);
});
