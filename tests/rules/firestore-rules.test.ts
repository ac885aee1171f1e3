import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { startLocalFirestore, type LocalFirestore } from '@foodhouse/local-firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Who may read what in firestore.rules. Every allow has a case that passes and its nearest that fails.

let server: LocalFirestore;
let environment: RulesTestEnvironment;

const IDENTITIES = ['nobody', 'ann', 'bob', 'cook', 'boss', 'former admin', 'deleted admin'] as const;
type Identity = (typeof IDENTITIES)[number];

/** The claims each identity's token carries; the records below say otherwise for the last two. */
const CLAIMS: Record<Exclude<Identity, 'nobody'>, { role?: string }> = {
  ann: {},
  bob: { role: 'user' },
  cook: { role: 'chef' },
  boss: { role: 'admin' },
  'former admin': { role: 'admin' },
  'deleted admin': { role: 'admin' },
};

const DOCUMENTS: Record<string, Record<string, unknown>> = {
  'users/ann': { email: 'ann@example.com', role: 'user' },
  'users/bob': { email: 'bob@example.com', role: 'user' },
  'users/cook': { email: 'cook@example.com', role: 'chef' },
  'users/boss': { email: 'boss@example.com', role: 'admin' },
  'users/former admin': { email: 'former@example.com', role: 'user' },
  'foods/pho': { name: 'Pho', retiredAt: null, createdAt: 1 },
  'orders/pending': { userId: 'ann', status: 'pending', createdAt: 1 },
  'orders/approved': { userId: 'ann', status: 'approved', createdAt: 1 },
  'orders/pending/events/first': { to: 'pending' },
  'orders/approved/events/first': { to: 'pending' },
  'reviews/r': { name: 'Ann' },
  'reviewContacts/r': { email: 'ann@example.com' },
  'counters/foods': { count: 1 },
  'counters/users': { count: 4 },
  'counters/admins': { count: 1 },
  'idempotencyKeys/k': { orderId: 'pending' },
  'audit/a': { action: 'user.role' },
};

beforeAll(async () => {
  setLogLevel('silent'); // the SDK logs every denial, and hundreds are wanted here
  server = await startLocalFirestore({ port: 0 });
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: '127.0.0.1', port: server.port, rules: readFileSync('firestore.rules', 'utf8') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await Promise.all(
      Object.entries(DOCUMENTS).map(([path, data]) =>
        setDoc(doc(context.firestore() as unknown as Firestore, path), data),
      ),
    );
  });
});

afterAll(async () => {
  await environment.cleanup();
  await server.stop();
});

const contexts = new Map<Identity, RulesTestContext>();
function as(identity: Identity): Firestore {
  const context =
    contexts.get(identity) ??
    (identity === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(identity, CLAIMS[identity]));
  contexts.set(identity, context);
  return context.firestore() as unknown as Firestore;
}

async function isGranted(attempt: Promise<unknown>): Promise<boolean> {
  const code = await attempt.then(() => null).catch((error: { code?: string }) => error.code ?? 'no code');
  if (code !== null) expect(code).toBe('permission-denied'); // any other failure proves nothing
  return code === null;
}

type Read = readonly [what: string, read: (db: Firestore) => Promise<unknown>, mayRead: readonly Identity[]];

const EVERYONE = IDENTITIES;
const SIGNED_IN = IDENTITIES.filter((identity) => identity !== 'nobody');
const ownOrders = (db: Firestore): Promise<unknown> =>
  getDocs(query(collection(db, 'orders'), where('userId', '==', 'ann')));
const ordersOf =
  (status: string) =>
  (db: Firestore): Promise<unknown> =>
    getDocs(query(collection(db, 'orders'), where('status', '==', status), orderBy('createdAt', 'desc'), limit(25)));

const READS: readonly Read[] = [
  ['a food', (db) => getDoc(doc(db, 'foods/pho')), EVERYONE],
  [
    'a page of foods',
    (db) => getDocs(query(collection(db, 'foods'), where('retiredAt', '==', null), orderBy('createdAt'), limit(100))),
    EVERYONE,
  ],
  ['more foods than a page', (db) => getDocs(query(collection(db, 'foods'), limit(101))), []],
  ['all foods at once', (db) => getDocs(collection(db, 'foods')), []],
  ['her pending order', (db) => getDoc(doc(db, 'orders/pending')), ['ann', 'boss']],
  ['her approved order', (db) => getDoc(doc(db, 'orders/approved')), ['ann', 'cook', 'boss']],
  ['an order that does not exist', (db) => getDoc(doc(db, 'orders/none')), ['boss']],
  ['her orders', ownOrders, ['ann', 'boss']],
  ['all orders', (db) => getDocs(collection(db, 'orders')), ['boss']],
  ['pending orders', ordersOf('pending'), ['boss']],
  ['approved orders', ordersOf('approved'), ['cook', 'boss']],
  ['delivered orders', ordersOf('delivered'), ['cook', 'boss']],
  ['rejected orders', ordersOf('reject'), ['boss']],
  [
    'orders to cook and orders to decide',
    (db) => getDocs(query(collection(db, 'orders'), where('status', 'in', ['approved', 'pending']))),
    ['boss'],
  ],
  ['what happened to her pending order', (db) => getDocs(collection(db, 'orders/pending/events')), ['ann', 'boss']],
  [
    'what happened to her approved order',
    (db) => getDoc(doc(db, 'orders/approved/events/first')),
    ['ann', 'cook', 'boss'],
  ],
  ['the reviews', (db) => getDocs(collection(db, 'reviews')), SIGNED_IN],
  ['a review', (db) => getDoc(doc(db, 'reviews/r')), SIGNED_IN],
  ['the address behind a review', (db) => getDoc(doc(db, 'reviewContacts/r')), ['boss']],
  ['all addresses behind reviews', (db) => getDocs(collection(db, 'reviewContacts')), ['boss']],
  ['the record of Ann', (db) => getDoc(doc(db, 'users/ann')), ['ann', 'boss']],
  ['all users', (db) => getDocs(collection(db, 'users')), ['boss']],
  ['the number of foods', (db) => getDoc(doc(db, 'counters/foods')), EVERYONE],
  ['the number of users', (db) => getDoc(doc(db, 'counters/users')), SIGNED_IN],
  ['the number of admins', (db) => getDoc(doc(db, 'counters/admins')), []],
  ['an idempotency key', (db) => getDoc(doc(db, 'idempotencyKeys/k')), []],
  ['the audit', (db) => getDocs(collection(db, 'audit')), []],
  ['a collection nobody wrote rules for', (db) => getDocs(collection(db, 'secrets')), []],
];

describe.each(IDENTITIES)('reads of %s', (identity) => {
  it.each(READS)('%s', async (_what, read, mayRead) => {
    expect(await isGranted(read(as(identity)))).toBe(mayRead.includes(identity));
  });
});

describe.each(IDENTITIES)('writes of %s', (identity) => {
  it.each(Object.keys(DOCUMENTS))('cannot create beside, change or delete %s', async (path) => {
    const db = as(identity);
    await assertFails(
      addDoc(collection(db, path.slice(0, path.lastIndexOf('/'))), { userId: identity, role: 'admin' }),
    );
    await assertFails(updateDoc(doc(db, path), { status: 'approved', role: 'admin', quantity: 1000 }));
    await assertFails(setDoc(doc(db, path), { userId: identity, status: 'delivered' }, { merge: true }));
    await assertFails(deleteDoc(doc(db, path)));
  });
});

it('reads what the next commit makes of a role: a removed role stops working at once', async () => {
  const boss = as('boss');
  await assertSucceeds(getDocs(collection(boss, 'users')));
  const set = (role: string): Promise<void> =>
    environment.withSecurityRulesDisabled((context) =>
      updateDoc(doc(context.firestore() as unknown as Firestore, 'users/boss'), { role }),
    );
  await set('user');
  await assertFails(getDocs(collection(boss, 'users')));
  await set('admin');
  await assertSucceeds(getDocs(collection(boss, 'users')));
});

interface Covered {
  readonly sourcePosition: { readonly line: number };
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean } }[];
}

it('has seen every condition true and seen it not true', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/emulator/v1/projects/demo-rules:ruleCoverage`);
  const { report } = (await response.json()) as { report: readonly Covered[] };
  expect(report).toHaveLength(8); // every condition that is no literal
  const oneSided = report.filter(({ values = [] }) => {
    const granted = values.some(({ value }) => value.boolValue === true);
    const refused = values.some(({ value }) => value.boolValue !== true);
    return !granted || !refused;
  });
  expect(oneSided.map(({ sourcePosition }) => `firestore.rules:${sourcePosition.line}`)).toEqual([]);
});
