import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  COLLECTIONS,
  foodFromDocument,
  orderEventFromDocument,
  orderFromDocument,
  stockMoveFromDocument,
  userFromDocument,
} from '@foodhouse/domain';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { problemsOfStored } from '../../functions/src/services/testing/histories.ts';
import { problemsOfLedger } from '../../functions/src/services/testing/ledger.ts';
import { call, toTimestamp } from '../../local/house.ts';
import { HOST, PORTS } from '../../local/suite.ts';
import { it } from '../support/test.ts';

// The drill of a lost database: a seeded house of the suite is copied, emptied, and restored.

const PROJECT = `demo-drill-${process.pid}`;
const PORT = 5051;
const API = { address: `http://${HOST}:${PORT}` };

/** The invariants of a whole house that can be read from its documents. */
async function problemsOf(db: Firestore): Promise<readonly string[]> {
  const all = async (name: string): Promise<FirebaseFirestore.QueryDocumentSnapshot[]> =>
    (await db.collection(name).get()).docs;
  const countOf = async (name: string): Promise<unknown> =>
    (await db.doc(`${COLLECTIONS.counters}/${name}`).get()).get('count');
  const foods = (await all(COLLECTIONS.foods)).map((document) => foodFromDocument(document.id, document.data()));
  const users = (await all(COLLECTIONS.users)).map((document) => userFromDocument(document.id, document.data()));
  const counts = {
    foods: foods.filter(({ retiredAtMs }) => retiredAtMs === null).length,
    users: users.length,
    admins: users.filter(({ role }) => role === 'admin').length,
    reviews: (await all(COLLECTIONS.reviews)).length,
  };
  const found: string[] = foods.filter(({ quantity }) => quantity < 0).map(({ id }) => `${id}: sold twice`);
  for (const [name, count] of Object.entries(counts)) {
    // oxlint-disable-next-line no-await-in-loop -- four counters
    const counted = await countOf(name);
    if (counted !== count) found.push(`counters/${name} is ${String(counted)}, of ${count}`);
  }
  const moves = await all(COLLECTIONS.stockMoves);
  found.push(
    ...problemsOfLedger(
      foods,
      moves.map((move) => stockMoveFromDocument(move.id, move.data())),
    ),
  );
  for (const document of await all(COLLECTIONS.orders)) {
    // oxlint-disable-next-line no-await-in-loop -- a few orders
    const { docs } = await document.ref.collection(COLLECTIONS.events).get();
    const events = docs.map((event) => orderEventFromDocument(event.id, event.data()));
    found.push(...problemsOfStored(orderFromDocument(document.id, document.data()), events));
  }
  return found;
}

function run(script: string, ...options: readonly string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${script}.ts`, ...options], {
    encoding: 'utf8',
    env: { ...process.env, API_PROJECT: PROJECT },
  });
  return { code: status, said: `${stdout}${stderr}`.trim() };
}

it('a lost house is restored from its backup, whole and open', async ({ startApi, onTestFinished }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drill-'));
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await deleteApp(app);
  });
  const db = getFirestore(app);
  const file = path.join(folder, 'house.ndjson');
  expect(run('seed')).toMatchObject({ code: 0 });
  await db.doc('audit/1').set({ action: 'user.role', at: toTimestamp(Date.now()) });
  expect(await problemsOf(db)).toEqual([]);
  expect(run('backup', '--project', PROJECT, '--to', file)).toMatchObject({ code: 0 });
  const menu = await db.collection(COLLECTIONS.foods).get();

  await fetch(`http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  });
  expect(await db.listCollections()).toEqual([]);
  expect(run('restore', '--project', PROJECT, '--from', file)).toMatchObject({ code: 0 });

  expect(await problemsOf(db)).toEqual([]);
  expect(run('recount', '--project', PROJECT)).toEqual({
    code: 0,
    said: expect.stringMatching(/^The ledger sums: \d+ foods and \d+ moves of demo-drill-/) as string,
  });
  const restored = await db.collection(COLLECTIONS.foods).get();
  expect(restored.docs.map((food) => food.data())).toEqual(menu.docs.map((food) => food.data()));
  await startApi({ API_PROJECT: PROJECT, GCLOUD_PROJECT: PROJECT, API_PORT: String(PORT) });
  const foods = await call('/foods?limit=100', API);
  expect([foods.status, (foods.body as unknown[]).length]).toEqual([200, menu.size]);
  expect(run('restore', '--project', PROJECT, '--from', file)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^foodhouse: The restore has not ended: .* is not empty: it holds audit\/1\.$/,
    ) as string,
  });
  await db.doc(`${COLLECTIONS.foods}/${menu.docs[0]?.id ?? ''}`).update({ quantity: FieldValue.increment(-1) });
  await db.doc(`${COLLECTIONS.counters}/admins`).delete();
  const stray = {
    delta: -1,
    after: 1,
    cause: 'waste',
    orderId: null,
    token: null,
    byUid: 'chef',
    byRole: 'chef',
    note: '',
  };
  const foodId = menu.docs[0]?.id ?? '';
  const move = db.collection(COLLECTIONS.stockMoves).doc();
  await move.set({ ...stray, foodId, at: toTimestamp(Date.now()), businessDay: '2026-11-26' });
  expect(run('recount', '--project', PROJECT)).toEqual({
    code: 1,
    said: expect.stringMatching(new RegExp(`^${foodId}: .*\nfoodhouse: The ledger does not sum: 1 problems`)) as string,
  });
  await move.delete();
  expect(await problemsOf(db)).toEqual(['counters/admins is undefined, of 1']);
});
