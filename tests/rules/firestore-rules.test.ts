import {
  COLLECTIONS,
  isInKitchen,
  isOfKitchen,
  isOpen,
  mayReadContact,
  ORDER_STATUSES,
  statusesThat,
  type OrderStatus,
} from '@foodhouse/domain';
import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
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
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { startLocalFirestore, type LocalFirestore } from '@foodhouse/local-firestore';
import { readPermissions } from '../support/permission-tables.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// firestore.rules against the table of docs/permissions.md: every cell with all five operations.

/** A mutant of the rules may replace them: dev/mutants. */
const RULES = process.env['FIRESTORE_RULES'] ?? 'firestore.rules';

let server: LocalFirestore;
let environment: RulesTestEnvironment;

const IDENTITIES = [
  'signed out',
  'unregistered',
  'anonymous',
  'guest',
  'other user',
  'owner',
  'chef',
  'admin',
  'removed admin',
  'deleted user',
] as const;
type Identity = (typeof IDENTITIES)[number];

/** The claims in each identity's token; the records below differ for some, and three have none. */
const CLAIMS: Record<Exclude<Identity, 'signed out'>, { role?: string; provider_id?: 'anonymous' }> = {
  unregistered: { role: 'admin' },
  anonymous: { provider_id: 'anonymous' },
  guest: { provider_id: 'anonymous' },
  'other user': { role: 'user' },
  owner: {},
  chef: { role: 'chef' },
  admin: { role: 'admin' },
  'removed admin': { role: 'admin' },
  'deleted user': { role: 'admin' },
};

const DOCUMENTS: Record<string, Record<string, unknown>> = {
  'users/owner': { email: 'owner@example.com', role: 'user' },
  'users/other user': { email: 'other@example.com', role: 'user' },
  'users/chef': { email: 'chef@example.com', role: 'chef' },
  'users/admin': { email: 'admin@example.com', role: 'admin' },
  'users/guest': { role: 'guest' },
  'users/removed admin': { email: 'removed@example.com', role: 'user' },
  'foods/pho': { name: 'Pho', retiredAt: null, createdAt: 1 },
  'choices/pho': { sizes: [], groups: [] },
  'house/settings': { version: 1 },
  'screens/s': { page: 'orders', heardAt: 1 },
  'alerts/pending': { token: 'K7M2QX', isOpen: true },
  'choiceGroups/sauce': { name: 'Sauce', foodIds: ['pho'] },
  'stockMoves/m': { foodId: 'pho', delta: 5, at: 1 },
  ...Object.fromEntries(
    ORDER_STATUSES.flatMap((status) => [
      [`orders/${status}`, { userId: 'owner', status, createdAt: 1 }],
      [`orderContacts/${status}`, { name: 'Olga', phone: '030 1234' }],
    ]),
  ),
  'orders/of a guest': { userId: 'guest', status: 'pending', createdAt: 1 },
  'orders/pending/events/first': { to: 'pending' },
  'orders/approved/events/first': { to: 'pending' },
  'orders/approved/actors/first': { to: 'approved', byUid: 'admin' },
  'orderContacts/of a guest': { name: 'Gus', phone: '030 1234' },
  'reviews/r': { name: 'Zoe' },
  'reviewContacts/r': { email: 'zoe@example.com' },
  'customers/owner': { delivered: 5, given: 1, vouchers: [] },
  'pendingChanges/leaver': { kind: 'deletion', email: 'leaver@example.com' },
  'counters/foods': { count: 1 },
  'counters/reviews': { count: 1 },
  'counters/users': { count: 5 },
  'counters/admins': { count: 1 },
  'invitations/i': { role: 'chef' },
  'tables/T7T7T7': { waiting: [] },
  'pictures/p': { type: 'image/webp' },
  'idempotencyKeys/k': { orderId: 'pending' },
  'rateLimits/k': { takenAt: [] },
  'audit/a': { action: 'user.role' },
  'secrets/s': { secret: true },
};

beforeAll(async () => {
  setLogLevel('silent'); // the SDK logs every denial, and hundreds are expected here
  server = await startLocalFirestore({ port: 0, indexes: readFileSync('firestore.indexes.json', 'utf8') });
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: '127.0.0.1', port: server.port, rules: readFileSync(RULES, 'utf8') },
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
    (identity === 'signed out'
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

interface Documents {
  /** A document of the collection. */
  readonly path: string;
  /** The query for `list`; the whole collection when left out. */
  readonly list?: (db: Firestore) => Query;
}

const ordersOf = (status: string) => (db: Firestore) =>
  query(collection(db, 'orders'), where('status', '==', status), orderBy('createdAt', 'desc'), limit(25));

const pendingOrdersOf = (uid: string) => (db: Firestore) =>
  query(
    collection(db, 'orders'),
    where('userId', '==', uid),
    where('status', '==', 'pending'),
    orderBy('createdAt', 'desc'),
    limit(50),
  );

/** What each row of the table means. */
const ROWS: Record<string, Documents> = {
  'foods, 100 at most': {
    path: 'foods/pho',
    list: (db) => query(collection(db, 'foods'), where('retiredAt', '==', null), orderBy('createdAt'), limit(100)),
  },
  'foods, all at once': { path: 'foods/pho' },
  choices: { path: 'choices/pho' },
  house: { path: 'house/settings' },
  screens: { path: 'screens/s' },
  alerts: { path: 'alerts/pending' },
  'house, the codes of its tables': { path: 'house/tables' },
  'house, its pages': { path: 'house/pages' },
  choiceGroups: { path: 'choiceGroups/sauce' },
  'stockMoves, 100 at most': {
    path: 'stockMoves/m',
    list: (db) => query(collection(db, 'stockMoves'), where('foodId', '==', 'pho'), orderBy('at', 'desc'), limit(100)),
  },
  'stockMoves, all at once': { path: 'stockMoves/m' },
  'orders, pending': { path: 'orders/pending', list: ordersOf('pending') },
  'orders, rejected': { path: 'orders/reject', list: ordersOf('reject') },
  'orders, approved': { path: 'orders/approved', list: ordersOf('approved') },
  'orders, delivered': { path: 'orders/delivered', list: ordersOf('delivered') },
  'orders, the owner’s pending ones': { path: 'orders/pending', list: pendingOrdersOf('owner') },
  'orders, a guest’s pending ones': { path: 'orders/of a guest', list: pendingOrdersOf('guest') },
  'orders, all': { path: 'orders/pending' },
  'events of a pending order': { path: 'orders/pending/events/first' },
  'events of an approved order': { path: 'orders/approved/events/first' },
  'actors of an approved order': { path: 'orders/approved/actors/first' },
  'contact of a pending order': { path: 'orderContacts/pending' },
  'contact of an approved order': { path: 'orderContacts/approved' },
  'contact of a delivered order': { path: 'orderContacts/delivered' },
  'contact of a guest’s pending order': { path: 'orderContacts/of a guest' },
  reviews: { path: 'reviews/r' },
  reviewContacts: { path: 'reviewContacts/r' },
  'customers, the owner’s record': { path: 'customers/owner' },
  'users, the owner’s record': { path: 'users/owner' },
  'users, a guest’s record': { path: 'users/guest' },
  pendingChanges: { path: 'pendingChanges/leaver' },
  'counters, foods': { path: 'counters/foods' },
  'counters, reviews': { path: 'counters/reviews' },
  'counters, users': { path: 'counters/users' },
  'counters, admins': { path: 'counters/admins' },
  invitations: { path: 'invitations/i' },
  tables: { path: 'tables/T7T7T7' },
  pictures: { path: 'pictures/p' },
  idempotencyKeys: { path: 'idempotencyKeys/k' },
  rateLimits: { path: 'rateLimits/k' },
  audit: { path: 'audit/a' },
  'anything else': { path: 'secrets/s' },
};

const OPERATIONS: Record<string, (db: Firestore, documents: Documents, identity: string) => Promise<unknown>> = {
  get: (db, { path }) => getDoc(doc(db, path)),
  list: (db, { path, list }) => getDocs(list ? list(db) : collection(db, collectionOf(path))),
  // Fields that a person might forge: their own id, a role, a status, stock.
  create: (db, { path }, identity) =>
    setDoc(doc(db, `${collectionOf(path)}/new-${identity}`), { userId: identity, role: 'admin', status: 'approved' }),
  update: (db, { path }) => updateDoc(doc(db, path), { status: 'approved', role: 'admin', quantity: 1000 }),
  delete: (db, { path }) => deleteDoc(doc(db, path)),
};

const table = readPermissions('Documents');

it('has a definition for every row and every identity of docs/permissions.md, and a row for every collection', () => {
  expect(table.rows.map(({ name }) => name)).toEqual(Object.keys(ROWS));
  expect(table.identities).toEqual(IDENTITIES);
  const covered = new Set(
    Object.values(ROWS).flatMap(({ path }) => path.split('/').filter((_, index) => index % 2 === 0)),
  );
  expect(Object.values(COLLECTIONS).filter((name) => !covered.has(name))).toEqual([]);
});

describe.each(table.rows)('$name', ({ name, cells }) => {
  it.each(Object.entries(cells))('%s: %s', async (identity, cell) => {
    const documents = ROWS[name] as Documents;
    const granted: string[] = [];
    for (const [operation, attempt] of Object.entries(OPERATIONS)) {
      if (await isGranted(attempt(as(identity as Identity), documents, identity))) granted.push(operation);
    }
    expect(granted.join(' ') || '–').toBe(cell);
  });
});

describe.each(ORDER_STATUSES)('an order that is %s', (status) => {
  const judge = (may: boolean, attempt: Promise<unknown>): Promise<unknown> =>
    may ? assertSucceeds(attempt) : assertFails(attempt);
  const list = (db: Firestore, by: string, direction: 'asc' | 'desc', ...more: readonly QueryConstraint[]) =>
    getDocs(query(collection(db, 'orders'), where('status', '==', status), ...more, orderBy(by, direction), limit(25)));

  it('has its row in docs/permissions.md', () => {
    expect(Object.values(ROWS).map(({ path }) => path)).toContain(`orders/${status}`);
  });

  it('is read by a chef as far as the domain says', async () => {
    const chef = as('chef');
    await judge(isOfKitchen(status), getDoc(doc(chef, `orders/${status}`)));
    await judge(isOfKitchen(status), getDoc(doc(chef, `orders/${status}/events/first`)));
    await judge(mayReadContact('chef', status), getDoc(doc(chef, `orderContacts/${status}`)));
    for (const direction of ['asc', 'desc'] as const)
      await judge(isOfKitchen(status), list(chef, 'updatedAt', direction));
  });

  it('is read by whoever ordered, with how to reach them, and by an admin in every list', async () => {
    for (const identity of ['owner', 'admin'] as const)
      for (const path of [`orders/${status}`, `orders/${status}/events/first`, `orderContacts/${status}`])
        await assertSucceeds(getDoc(doc(as(identity), path)));
    await assertSucceeds(list(as('owner'), 'createdAt', 'desc', where('userId', '==', 'owner')));
    for (const direction of ['asc', 'desc'] as const) await assertSucceeds(list(as('admin'), 'createdAt', direction));
  });
});

it.each(['foods', 'stockMoves'])('lets nobody query one more of %s than a page', async (name) => {
  for (const identity of ['chef', 'admin'] as const) {
    await assertSucceeds(getDocs(query(collection(as(identity), name), limit(100))));
    await assertFails(getDocs(query(collection(as(identity), name), limit(101))));
  }
});

it('judges a query by all it could find: what is open is for admins, what the kitchen works on for chefs, too', async () => {
  const all = (identity: Identity, is: (status: OrderStatus) => boolean): Query =>
    query(collection(as(identity), 'orders'), where('status', 'in', statusesThat(is)));
  await assertSucceeds(getDocs(all('admin', isOpen)));
  await assertFails(getDocs(all('chef', isOpen)));
  for (const is of [isInKitchen, isOfKitchen]) await assertSucceeds(getDocs(all('chef', is)));
});

it('refuses a query that no declared index serves, as production does', async () => {
  const unserved = query(collection(as('admin'), 'orders'), where('status', '==', 'pending'), orderBy('foodName'));
  await expect(getDocs(unserved)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining(
      'requires an index: collection orders, fields status ASCENDING, foodName ASCENDING',
    ),
  });
});

it('lets customers list and get their orders, and no longer once they were deleted', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await setDoc(doc(db, 'orders/left'), { userId: 'deleted user', status: 'pending' });
    await setDoc(doc(db, 'orderContacts/left'), { name: 'Lea', phone: '030 1234' });
    await setDoc(doc(db, 'customers/deleted user'), { delivered: 5, given: 1, vouchers: [] });
  });
  const left = as('deleted user');
  await assertFails(getDocs(query(collection(left, 'orders'), where('userId', '==', 'deleted user'))));
  for (const path of ['orders/left', 'orderContacts/left', 'customers/deleted user'])
    await assertFails(getDoc(doc(left, path)));
  for (const path of ['orderContacts/pending', 'customers/owner']) await assertSucceeds(getDoc(doc(as('owner'), path)));
  await assertSucceeds(getDocs(query(collection(as('owner'), 'orders'), where('userId', '==', 'owner'))));
});

it('does not reveal to a customer whether an order exists', async () => {
  await assertSucceeds(getDoc(doc(as('admin'), 'orders/none')));
  await assertFails(getDoc(doc(as('owner'), 'orders/none')));
});

it('uses the committed role: a removed role stops working at once', async () => {
  const admin = as('admin');
  await assertSucceeds(getDocs(collection(admin, 'users')));
  const set = (role: string): Promise<void> =>
    environment.withSecurityRulesDisabled((context) =>
      updateDoc(doc(context.firestore() as unknown as Firestore, 'users/admin'), { role }),
    );
  await set('user');
  await assertFails(getDocs(collection(admin, 'users')));
  await set('admin');
  await assertSucceeds(getDocs(collection(admin, 'users')));
});

it.each(['chef', 'admin'])('believes no record without the token: a %s of the record alone is a user', async (role) => {
  const uid = `record-of-${role}`;
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore() as unknown as Firestore, `users/${uid}`), { role }),
  );
  const db = environment.authenticatedContext(uid, { role: 'user' }).firestore() as unknown as Firestore;
  await assertSucceeds(getDoc(doc(db, `users/${uid}`)));
  await assertFails(getDocs(ordersOf('approved')(db)));
  await assertFails(getDoc(doc(db, 'orders/approved')));
  await assertFails(getDocs(collection(db, 'users')));
  await assertFails(getDoc(doc(db, 'reviewContacts/r')));
});

it('lets nobody read subcollections of other documents, not even an admin', async () => {
  const below = [
    'foods/pho',
    'choices/pho',
    'house/settings',
    'screens/s',
    'alerts/pending',
    'choiceGroups/sauce',
    'stockMoves/m',
    'orders/approved/events/first',
    'orderContacts/approved',
    'reviews/r',
    'reviewContacts/r',
    'users/admin',
    'customers/owner',
    'pendingChanges/p',
  ];
  for (const path of below) await assertFails(getDoc(doc(as('admin'), `${path}/below/document`)));
});

it('lets a customer get what they may not list, however narrow the list', async () => {
  const only = (name: string, id: string): Query => query(collection(as('owner'), name), where(documentId(), '==', id));
  await assertFails(getDocs(only('users', 'owner')));
  await assertFails(getDocs(only('customers', 'owner')));
  await assertFails(getDocs(only('house', 'settings')));
  await assertFails(getDocs(only('counters', 'foods')));
});

function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

interface Covered {
  readonly sourcePosition: { readonly line: number };
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean } }[];
}

it('has seen every condition true and seen it not true', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/emulator/v1/projects/demo-rules:ruleCoverage`);
  const { report } = (await response.json()) as { report: readonly Covered[] };
  expect(report).toHaveLength(18); // all conditions that are not literals
  const oneSided = report.filter(({ values = [] }) => {
    const granted = values.some(({ value }) => value.boolValue === true);
    const refused = values.some(({ value }) => value.boolValue !== true);
    return !granted || !refused;
  });
  expect(oneSided.map(({ sourcePosition }) => `firestore.rules:${sourcePosition.line}`)).toEqual([]);
});
