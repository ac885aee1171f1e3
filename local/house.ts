import {
  businessDayOf,
  categoriesFromDocument,
  claimsOf,
  COLLECTIONS,
  foodFromDocument,
  foodToDocument,
  NEW_EVENT,
  orderEventToDocument,
  orderToDocument,
  portionsOf,
  settingsFromDocument,
  stockMoveToDocument,
  toHouseDto,
  userToDocument,
  type Categories,
  type ErrorBody,
  type Food,
  type SaveHouseDto,
  type Order,
  type OrderStatus,
  type Role,
  type StockMove,
  type User,
} from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { setTimeout } from 'node:timers/promises';
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { settingsKeptMs } from '../functions/src/config.ts';
import { HOST, PORTS, PROJECT_ID, SITE_ADDRESS, pointAtSuite } from './suite.ts';
import { openApiChecker } from './openapi-check.ts';

// People, foods and orders of a test's own in the running suite: nothing is shared, so tests run in any order.

pointAtSuite();

function app(): App {
  return getApps()[0] ?? initializeApp({ projectId: PROJECT_ID });
}

export function database(): Firestore {
  return getFirestore(app());
}

/** The admin SDK's timestamp for epoch milliseconds, for documents that a test writes. */
export function toTimestamp(atMs: number): Timestamp {
  return Timestamp.fromMillis(atMs);
}

export function accounts(): Auth {
  return getAuth(app());
}

/** Resets all rate limits, as after a day. */
export async function forgetLimits(): Promise<void> {
  const { docs } = await database().collection(COLLECTIONS.rateLimits).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
}

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

export const PASSWORD = 'a-password';

let made = 0;

/** A unique name. */
export function unique(word: string): string {
  made += 1;
  return `${word}-${process.pid}-${Date.now().toString(36)}-${made}`;
}

/** The options of `aPerson`, for a person who is not registered or not verified. */
export interface PersonChanges {
  readonly uid?: string;
  readonly isRegistered?: boolean;
  readonly isVerified?: boolean;
}

/** A registered person: an account, a counted record, and the role in record and claims. */
export async function aPerson(
  role: Role = 'user',
  { uid = unique(role), isRegistered = true, isVerified = true }: PersonChanges = {},
): Promise<Person> {
  const email = `${uid}@example.com`;
  await accounts().createUser({ uid, email, password: PASSWORD, displayName: uid, emailVerified: isVerified });
  await Promise.all([
    ...(role === 'user' ? [] : [accounts().setCustomUserClaims(uid, claimsOf(role))]),
    ...(isRegistered ? [register({ uid, email, displayName: uid, role, ...nowMs() })] : []),
  ]);
  return { uid, email, idToken: await signIn(email) };
}

async function register(user: User): Promise<void> {
  const batch = database().batch();
  batch.set(database().doc(`users/${user.uid}`), userToDocument(user, toTimestamp));
  batch.set(database().doc('counters/users'), { count: FieldValue.increment(1) }, { merge: true });
  await batch.commit();
}

/** A person who signed in anonymously. */
export async function anAnonymous(): Promise<Person> {
  const url = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=none`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string };
  return { uid: localId, email: `${unique('anonymous')}@example.com`, idToken };
}

/** A guest: such a person with the record of one. */
export async function aGuest(): Promise<Person> {
  const guest = await anAnonymous();
  const user: User = { uid: guest.uid, email: '', displayName: '', role: 'guest', ...nowMs() };
  await database().doc(`users/${guest.uid}`).set(userToDocument(user, toTimestamp));
  return guest;
}

/** Lets people order without an account, or no longer. */
export function allowGuests(admin: Pick<Person, 'idToken'>, guestOrders: boolean): Promise<void> {
  return saveHouse(admin, { guestOrders });
}

/**
 * Changes settings of the house, and waits until every process of the suite's API has read them again: it starts another
 * whenever all are busy, so nothing that one of them answers tells what the others know.
 */
export async function saveHouse(admin: Pick<Person, 'idToken'>, changes: Partial<SaveHouseDto>): Promise<void> {
  const savedAtMs = await putHouse(admin, changes);
  const readByMs = savedAtMs + settingsKeptMs({ FUNCTIONS_EMULATOR: 'true' });
  while (Date.now() <= readByMs) {
    // oxlint-disable-next-line no-await-in-loop -- the condition is the time itself
    await setTimeout(readByMs - Date.now() + 1);
  }
}

/**
 * The same for who needs not wait.
 * @returns when it was saved, in epoch milliseconds
 */
export async function putHouse(admin: Pick<Person, 'idToken'>, changes: Partial<SaveHouseDto>): Promise<number> {
  const stored = settingsFromDocument((await database().doc('house/settings').get()).data() ?? null);
  const body = { ...toHouseDto(stored), ...changes, version: stored.version };
  const { status } = await call('/house', { method: 'PUT', token: admin.idToken, body });
  if (status !== 200) throw new Error(`PUT /house: expected 200, got ${status}`);
  return Date.now();
}

/**
 * Puts categories of these names into the house, in place of those that it has: each name in small letters is the id.
 * @returns their version
 */
export async function putCategories(
  admin: Pick<Person, 'idToken'>,
  ...names: readonly string[]
): Promise<Categories['version']> {
  const { version } = categoriesFromDocument((await database().doc('house/categories').get()).data() ?? null);
  const body = { version, categories: names.map((name) => ({ id: name.toLowerCase(), name })) };
  const answer = await call('/categories', { method: 'PUT', token: admin.idToken, body });
  if (answer.status !== 200) throw new Error(`PUT /categories: expected 200, got ${answer.status}`);
  return (answer.body as Categories).version;
}

function nowMs(): Pick<User, 'createdAtMs' | 'updatedAtMs' | 'claimsChangedAtMs'> {
  const now = Date.now();
  return { createdAtMs: now, updatedAtMs: now, claimsChangedAtMs: now };
}

export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const url = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=none`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`cannot sign in ${email}`);
  return idToken;
}

/** Puts a food of the test's own on the menu. */
export async function putFood(changes: Partial<Food> = {}): Promise<Food> {
  const food = aFood({
    id: unique('food'),
    name: unique('Food'),
    createdAtMs: Date.now(),
    ledgerFromMs: null,
    ...changes,
  });
  await database()
    .doc(`foods/${food.id}`)
    .set(foodToDocument(food, toTimestamp, FieldValue.serverTimestamp()));
  return food;
}

/** A removed food of a test is in no list: neither on the menu nor among the hidden or removed ones. */
export const OFF_EVERY_LIST = {
  retiredAt: toTimestamp(0),
  hiddenAt: FieldValue.delete(),
  updatedAt: FieldValue.serverTimestamp(),
} as const;

/** Takes a test's food off the menu by a change: of a deleted document the API would hear ten minutes later. */
export async function removeFood({ id }: Pick<Food, 'id'>): Promise<void> {
  const food = database().doc(`foods/${id}`);
  if ((await food.get()).exists) await food.update(OFF_EVERY_LIST);
}

/** Writes an order to the database, with its first event. */
export async function storeOrder(status: OrderStatus, changes: Partial<Order> = {}): Promise<Order> {
  const nowMs = Date.now();
  const order = anOrder({ id: unique('order'), status, createdAtMs: nowMs, updatedAtMs: nowMs, ...changes });
  const { id } = order;
  await database().doc(`orders/${id}`).set(orderToDocument(order, toTimestamp));
  const event = { ...NEW_EVENT, to: 'pending', byRole: 'user', atMs: nowMs } as const;
  await database().collection(`orders/${id}/events`).add(orderEventToDocument(event, toTimestamp));
  return order;
}

export async function removeOrder({ id }: Pick<Order, 'id'>): Promise<void> {
  await database().recursiveDelete(database().doc(`orders/${id}`));
}

/** Changes the portions of a food past the API, as somebody else would: with a move, once the food has a ledger. */
export async function setQuantity({ id }: Pick<Food, 'id'>, quantity: number): Promise<void> {
  const ref = database().doc(`foods/${id}`);
  await database().runTransaction(async (transaction) => {
    const food = foodFromDocument(id, (await transaction.get(ref)).data() ?? {});
    transaction.update(ref, { quantity });
    if (food.ledgerFromMs === null) return;
    const [atMs, after] = [Date.now(), portionsOf({ ...food, quantity })];
    const move: StockMove = {
      foodId: id,
      delta: after - portionsOf(food),
      after,
      cause: 'edit',
      orderId: null,
      token: null,
      byUid: 'somebody-else',
      byRole: 'admin',
      note: '',
      atMs,
      businessDay: businessDayOf(atMs),
    };
    transaction.create(database().collection(COLLECTIONS.stockMoves).doc(), stockMoveToDocument(move, toTimestamp));
  });
}

export async function quantityOf(food: Food): Promise<number> {
  return (await database().doc(`foods/${food.id}`).get()).get('quantity') as number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The reason of a refusal; undefined for a success. */
  readonly reason: string | undefined;
}

export interface Call {
  readonly method?: string;
  readonly as?: Person;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Base address of the routes; through Hosting when left out. */
  readonly address?: string;
}

/** Sends a request and checks its answer against the OpenAPI document. A body that is no string is sent as JSON. */
export async function call(
  path: string,
  { method = 'GET', as, token = as?.idToken, body, headers, address = `${SITE_ADDRESS}/api` }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const parsed = isJson && text !== '' ? (JSON.parse(text) as unknown) : null;
  const problem = (await openApiChecker()).problemOf(method, path, response.status, parsed);
  if (problem !== null) throw new Error(`not as the OpenAPI document says: ${problem}`);
  return {
    status: response.status,
    headers: response.headers,
    body: parsed,
    reason: (parsed as ErrorBody | null)?.error?.details?.reason,
  };
}

/** The body of POST /orders for portions of foods at their prices. */
export function basketOf(...wanted: readonly (readonly [food: Food, portions: number])[]): {
  readonly lines: readonly { readonly foodId: string; readonly quantity: number }[];
  readonly shownTotal: number;
} {
  return {
    lines: wanted.map(([{ id }, quantity]) => ({ foodId: id, quantity })),
    shownTotal: wanted.reduce((sum, [{ priceMinor }, portions]) => sum + priceMinor * portions, 0) / 100,
  };
}

/** The body of PUT /choicegroups/{id}; a test gives only the relevant fields. */
export function aGroup(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const options = [
    { id: 'red', name: 'Red', each: 0, default: 1 },
    { id: 'hot', name: 'Hot', each: 0.3 },
  ];
  return { name: 'Sauce', required: true, min: 1, max: 1, options, ...changes };
}

/** The body of POST /order for a food at its price. */
export function orderOf(
  food: Food,
  person: Pick<Person, 'uid'>,
): { foodId: string; userId: string; status: string; price: number } {
  return { foodId: food.id, userId: person.uid, status: 'pending', price: food.priceMinor / 100 };
}
