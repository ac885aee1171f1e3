import { COLLECTIONS, type Food } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { accounts, call, database, orderOf, putCategories, type Call, type Person } from '../../local/house.ts';
import { openApiChecker } from '../../local/openapi-check.ts';
import { it } from '../support/test.ts';
import { CASES, fill, putFixtures } from './refusal-cases.ts';

// Each refusal has the one error shape, and changes no document and no account.

let ann: Person;
let admin: Person;
let food: Food;
/** Changes that other tests left half done: the house completes them at any minute. */
let halfDone: ReadonlySet<string>;

it.beforeAll(async ({ house }) => {
  ({ ann, admin, food } = await putFixtures(house));
  const { docs } = await database().collection(COLLECTIONS.pendingChanges).select().get();
  halfDone = new Set(docs.map(({ ref }) => ref.path));
});

it.afterAll(async () => {
  await putCategories(admin);
});

describe('a refusal changes nothing:', () => {
  it.each(CASES)('%s', async (_what, path, request, status, reason) => {
    const before = await world();
    const answer = await call(fill(path), request());
    expect({ status: answer.status, reason: answer.reason }).toEqual({ status, reason });
    expect(answer.body).toMatchObject({
      error: {
        message: expect.stringMatching(/./),
        details: { requestId: answer.headers.get('x-request-id') },
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at async|\.ts:|\.js:/);
    expect(await world()).toEqual(before);
  });

  it('names the invalid fields', async () => {
    const { body } = await call('/order', {
      method: 'POST',
      as: ann,
      body: { ...orderOf(food, ann), foodId: 7, price: 'free' },
    });
    expect(body).toMatchObject({
      error: {
        status: 'INVALID_ARGUMENT',
        details: { fields: { foodId: 'expected an id, got 7', price: expect.stringContaining('expected a price') } },
      },
    });
  });

  it('lists a route’s methods, and refuses HEAD where GET changes something', async () => {
    expect((await call('/foods', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST');
    const before = await world();
    const head = await call(fill('/users/role/{ann}/admin'), { method: 'HEAD', as: admin });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await world()).toEqual(before);
  });

  it('refuses a key with another order, and an eleventh order in a minute', async ({ aPerson }) => {
    const headers = { 'idempotency-key': `key-${food.id}` };
    const carl = await aPerson();
    const order = (changes: object = {}): Call => ({
      method: 'POST',
      as: carl,
      headers,
      body: { ...orderOf(food, carl), ...changes },
    });
    expect((await call('/order', order())).status).toBe(201);
    for (let more = 0; more < 9; more += 1)
      expect((await call('/order', { ...order(), headers: {} })).status).toBe(201);
    const before = await world();
    expect(await call('/order', order({ price: 120 }))).toMatchObject({
      status: 422,
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
    const eleventh = await call('/order', { ...order(), headers: {} });
    expect(eleventh).toMatchObject({ status: 429, reason: 'RATE_LIMITED' });
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('/order', order())).status).toBe(201); // a repeated key is no new order
    expect(await world()).toEqual(before);
  });

  it('protects the last admin from demotion and deletion', async ({ aPerson }) => {
    const counter = database().doc('counters/admins');
    const counted = (await counter.get()).get('count') as number;
    const last = await aPerson('admin');
    await counter.set({ count: 1 });
    const before = await world();
    const email = encodeURIComponent(last.email);
    const refusals = await Promise.all([
      call(`/users/role/${email}/user`, { as: admin }),
      call(`/users/role/${email}/chef`, { method: 'POST', as: admin }),
      call(`/users/${email}`, { method: 'DELETE', as: admin }),
    ]);
    expect(refusals.map(({ status, reason }) => `${status} ${reason}`)).toEqual(Array(3).fill('409 LAST_ADMIN'));
    expect(await world()).toEqual(before);
    await counter.set({ count: counted });
  });

  it('gives no role to a user whose deletion has begun', async ({ aPerson }) => {
    const leaving = await aPerson();
    const change = database().doc(`pendingChanges/${leaving.uid}`);
    await change.set({ kind: 'deletion', email: leaving.email, role: 'user', startedAt: new Date() });
    const path = `/users/role/${encodeURIComponent(leaving.email)}/chef`;
    const refusals = await Promise.all([call(path, { as: admin }), call(path, { method: 'POST', as: admin })]);
    await change.delete();
    expect(refusals.map(({ status, reason }) => `${status} ${reason}`)).toEqual(Array(2).fill('409 BEING_DELETED'));
    expect((await database().doc(`users/${leaving.uid}`).get()).get('role')).toBe('user');
  });

  it('refuses disabled and revoked accounts while their tokens are valid', async ({ aPerson }) => {
    const [disabled, revoked] = await Promise.all([aPerson('admin'), aPerson('admin')]);
    await accounts().updateUser(disabled.uid, { disabled: true });
    expect(await call('/users', { as: disabled })).toMatchObject({ status: 401, reason: 'ACCOUNT_DISABLED' });
    await accounts().updateUser(disabled.uid, { disabled: false });
    expect(await call('/users', { as: disabled })).toMatchObject({ status: 200 });
    // Revoking counts in whole seconds: it must happen in a later second than the sign-in.
    await expect
      .poll(async () => {
        await accounts().revokeRefreshTokens(revoked.uid);
        return (await call('/users', { as: revoked })).reason;
      })
      .toBe('TOKEN_REVOKED');
  });
});

it('covers every documented refusal', async () => {
  const { document, templateOf } = await openApiChecker();
  const elsewhere = new Set<string>([
    // permissions.test.ts, faults.test.ts, one-process.test.ts, tests/production and the test above
    'TOKEN_MISSING',
    'TOKEN_INVALID',
    'TOKEN_EXPIRED',
    'TOKEN_REVOKED',
    'ACCOUNT_DISABLED',
    'NOT_REGISTERED',
    'PROVIDER_NOT_ALLOWED',
    'ROLE_REQUIRED',
    'BACKEND_UNAVAILABLE',
    'INTERNAL',
    'CONTENTION',
    'BUSY',
    'APP_CHECK_REQUIRED',
    'MALFORMED_BODY',
    'IDEMPOTENCY_KEY_REUSED',
    'RATE_LIMITED',
    'LAST_ADMIN',
    // guests.test.ts, and functions/src/services/ordering/guests.test.ts
    'ORDERS_WAITING',
    'POST /track/{id}/cancel NOT_YOURS',
    'POST /track/{id}/cancel BAD_TRANSITION',
    'BEING_DELETED',
    // functions/src/fetch-menu.test.ts
    'KEY_REFUSED',
    'SOURCE_UNAVAILABLE',
    // functions/src/http/house-refusals.test.ts: the house of the suite takes the orders of other tests
    'CLOSED',
    'PAUSED',
    'NOT_SERVED_NOW',
    'POST /order SERVICE_NOT_OFFERED',
    'TABLE_NOT_FOUND',
    'TABLE_WAITS',
    'CONSENT_MISSING',
    'OUT_OF_ZONE',
    'AREA_CLOSED',
    'MIN_ORDER',
    'POST /foods SETTINGS_CHANGED',
    'PUT /foods/{id} SETTINGS_CHANGED',
    'PUT /foods/{id}/choices SETTINGS_CHANGED',
    'PUT /choicegroups/{id} SETTINGS_CHANGED',
    'POST /menu/import SETTINGS_CHANGED',
  ]);
  const documented = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => !status.startsWith('2'))
        .flatMap(([, { description }]) => String(description).split(', '))
        .map((reason) => `${method.toUpperCase()} ${template} ${reason}`),
    ),
  );
  const tried = new Set(
    CASES.map(([, path, request, , reason]) => `${request().method ?? 'GET'} ${templateOf(path)} ${reason}`),
  );
  const isElsewhere = (row: string): boolean => elsewhere.has(row) || elsewhere.has(row.split(' ')[2] ?? '');
  const missing = documented.filter((row) => !tried.has(row) && !isElsewhere(row));
  expect(missing).toEqual([]);
});

/** Everything that a refusal could have changed, except the audit, which records refusals. */
async function world(): Promise<Record<string, unknown>> {
  const collections = Object.values(COLLECTIONS).filter((name) => name !== 'audit');
  const [{ users }, ...snapshots] = await Promise.all([
    accounts().listUsers(1000),
    ...collections.map((name) => database().collectionGroup(name).select().get()),
  ]);
  return Object.fromEntries([
    ...snapshots
      .flatMap(({ docs }) => docs.map(({ ref, updateTime }) => [ref.path, updateTime] as const))
      .filter(([path]) => !halfDone.has(path)),
    ...users.map(({ uid, email, disabled, customClaims, tokensValidAfterTime }) => [
      `account ${uid}`,
      { email, disabled, customClaims, tokensValidAfterTime },
    ]),
  ]);
}
