import type { Food, OrderDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { API_ADDRESS, PORTS } from '../../local/suite.ts';
import type { ApiProcess } from '../../local/api-process.ts';
import { call, database, orderOf, quantityOf, unique, type Answer, type Person } from '../../local/house.ts';
import { startOutageProxy, type OutageProxy } from './outage-proxy.ts';
import { it as suiteTest } from '../support/test.ts';

// Failures in the middle of a request: the API runs in a process of its own, with a proxy before each of its two
// dependencies.

const RECOVERY_MS = 10_000;
/** The time limit of an answer while the database is silent. */
const ALL_ANSWERED_MS = 6000;

let api: ApiProcess;
let firestore: OutageProxy;
let auth: OutageProxy;

let start: () => Promise<ApiProcess>;

const it = suiteTest.extend('outageProxy', { scope: 'file' }, ({}, { onCleanup }) => {
  const proxies: OutageProxy[] = [];
  onCleanup(async () => {
    await Promise.all(proxies.map(({ close }) => close()));
  });
  return async (port: number): Promise<OutageProxy> => {
    const proxy = await startOutageProxy(port);
    proxies.push(proxy);
    return proxy;
  };
});

it.beforeAll(async ({ outageProxy, startApi }) => {
  [firestore, auth] = await Promise.all([outageProxy(PORTS.firestore), outageProxy(PORTS.auth)]);
  start = () => startApi({ FIRESTORE_EMULATOR_HOST: firestore.host, FIREBASE_AUTH_EMULATOR_HOST: auth.host });
  api = await start();
});

const ask: typeof call = (path, request) => call(path, { ...request, address: API_ADDRESS });

/** Sends the same order on every call: the food's id is the key. */
function orderOnce(food: Food, as: Person): Promise<Answer> {
  const headers = { 'idempotency-key': food.id };
  return ask('/order', { method: 'POST', as, headers, body: orderOf(food, as) });
}

async function timed(request: () => Promise<Answer>): Promise<{ readonly answer: Answer; readonly tookMs: number }> {
  const sinceMs = performance.now();
  const answer = await request();
  return { answer, tookMs: performance.now() - sinceMs };
}

function expectAway(answer: Answer): void {
  expect(answer).toMatchObject({ status: 503, reason: 'BACKEND_UNAVAILABLE' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

async function expectBackSoon(request: () => Promise<Answer>): Promise<void> {
  const sinceMs = performance.now();
  await expect.poll(async () => (await request()).status, { timeout: RECOVERY_MS, interval: 100 }).toBeLessThan(300);
  expect(performance.now() - sinceMs).toBeLessThan(RECOVERY_MS);
}

describe('a crash between the commit and the answer', () => {
  it('lets a retry with the same key return the same order, and takes no second portion', async ({
    aPerson,
    putFood,
  }) => {
    const [food, customer] = await Promise.all([putFood({ quantity: 5 }), aPerson()]);
    const order = (): Promise<Answer> => orderOnce(food, customer);
    const ordersOfFood = (): Promise<readonly string[]> =>
      database()
        .collection('orders')
        .where('foodId', '==', food.id)
        .get()
        .then(({ docs }) => docs.map(({ id }) => id));

    await ask('/health'); // connected, so that from now on only the commit mentions moves
    firestore.swallowAnswersAfter('/stockMoves/');
    const lost = order().catch((error: unknown) => error);
    await expect.poll(ordersOfFood).toHaveLength(1);
    await api.kill();
    expect(await lost).toBeInstanceOf(Error); // the customer got no answer
    await firestore.restore();
    api = await start();

    const [placed] = await ordersOfFood();
    const again = await order();
    expect(again.status).toBe(201);
    expect((again.body as OrderDto)._id).toBe(placed);
    expect(await ordersOfFood()).toEqual([placed]);
    expect(await quantityOf(food)).toBe(4);
  });
});

describe('a broken connection between the commit and the answer', () => {
  it('leaves one order and one portion, and its customer gets it, although no key was sent', async ({
    aPerson,
    putFood,
  }) => {
    const [food, customer] = await Promise.all([putFood({ quantity: 5 }), aPerson()]);
    await ask('/health'); // connected
    firestore.swallowAnswersAfter('/stockMoves/');
    const answer = ask('/order', { method: 'POST', as: customer, body: orderOf(food, customer) });
    const orders = (): Promise<readonly string[]> =>
      database()
        .collection('orders')
        .where('foodId', '==', food.id)
        .get()
        .then(({ docs }) => docs.map(({ id }) => id));
    await expect.poll(orders).toHaveLength(1);
    await firestore.cut(); // the SDK retries the commit, which conflicts with itself
    await firestore.restore();
    const [placed] = await orders();
    expect(await answer).toMatchObject({ status: 201, body: { _id: placed } });
    expect(await orders()).toEqual([placed]);
    expect(await quantityOf(food)).toBe(4);
  });
});

describe('an outage of Firestore', () => {
  it.for([
    ['refuses connections', () => firestore.cut()],
    ['takes requests and never answers', () => Promise.resolve(firestore.hang())],
  ] as const)(
    'answers 503 while it %s, and recovers within ten seconds, without a restart',
    async ([, takeAway], { aPerson, putFood }) => {
      const [food, customer, ...more] = await Promise.all([putFood({ quantity: 5 }), aPerson(), aPerson(), aPerson()]);
      const order = (): Promise<Answer> => orderOnce(food, customer);
      await takeAway();
      const sinceMs = performance.now();
      const answers = await Promise.all([
        order(),
        ...more.map((person) => orderOnce(food, person)), // one after the other, each within its own limit
        ask(`/foods?limit=7&after=${unique('x')}`),
        ask(`/fooddetails/${food.id}`),
        ask('/review', { method: 'POST', body: { name: 'Zoe' } }),
      ]);
      for (const answer of answers) expectAway(answer);
      expect(performance.now() - sinceMs).toBeLessThan(ALL_ANSWERED_MS);
      await firestore.restore();
      await expectBackSoon(order);
      expect(await quantityOf(food)).toBe(4);
    },
  );
});

describe('Firestore with two more seconds for every call', () => {
  it('answers fifty orders of one food within ten seconds: some placed, the others to be retried', async ({
    aPerson,
    putFood,
  }) => {
    const [food, ...buyers] = await Promise.all([
      putFood({ quantity: 50 }),
      ...Array.from({ length: 50 }, () => aPerson()),
    ]);
    await ask('/health'); // connected
    firestore.slowDown(2000);
    const answers = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, ...(await timed(() => orderOnce(food, buyer))) })),
    );
    await firestore.restore();
    const placed = answers.filter(({ answer }) => answer.status === 201);
    expect(placed.length).toBeGreaterThan(0);
    const unplaced = answers.filter((one) => !placed.includes(one));
    for (const { answer } of unplaced) {
      expect(['429 BUSY', '503 BACKEND_UNAVAILABLE']).toContain(`${answer.status} ${answer.reason}`);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(10_000);
    // A commit without an answer may have happened: who sends again has one order all the same.
    const away = unplaced.filter(({ answer }) => answer.status === 503);
    for (const { buyer } of away) expect((await orderOnce(food, buyer)).status).toBe(201);
    expect(await quantityOf(food)).toBe(50 - placed.length - away.length);
  }, 90_000);
});

describe('an outage of Auth', () => {
  it.for([
    ['refuses connections', () => auth.cut()],
    ['takes requests and never answers', () => Promise.resolve(auth.hang())],
  ] as const)(
    'answers 503 and never 401 while it %s, since the site signs out on 401',
    async ([, takeAway], { aPerson }) => {
      const customer = await aPerson();
      const own = (): Promise<Answer> => ask(`/orderbyUser?user=${customer.uid}&&status=pending`, { as: customer });
      expect((await own()).status).toBe(200);
      await takeAway();
      const answers = await Promise.all([
        own(),
        ask(`/users/${encodeURIComponent(customer.email)}`, {
          method: 'PUT',
          body: { email: customer.email, uid: customer.uid, accessToken: customer.idToken },
        }),
        ask('/admin', { as: customer }),
      ]);
      for (const answer of answers) expectAway(answer);
      expect((await ask('/foods?limit=1')).status).toBe(200); // requests without a token still work
      await auth.restore();
      await expectBackSoon(own);
    },
  );

  it('is reported by the health check', async () => {
    await auth.cut();
    await expect.poll(async () => (await ask('/health')).status, { timeout: RECOVERY_MS }).toBe(503);
    await auth.restore();
    await expectBackSoon(() => ask('/health'));
  });
});
