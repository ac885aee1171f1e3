import type { FoodBody, OrderBody } from '@foodhouse/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ADDRESS, PROJECT_ID, HOST, PORTS } from '../../tools/suite.ts';
import { aPerson, call, database, orderOf, putFood, quantityOf, removeFood, unique, type Person } from './house.ts';
import type { Food } from '@foodhouse/domain';

// The routes against the running suite, as a client written from the specification sees them.

let ann: Person;
let bob: Person;
let admin: Person;
let chef: Person;
let food: Food;

beforeAll(async () => {
  [ann, bob, admin, chef, food] = await Promise.all([
    aPerson(),
    aPerson(),
    aPerson('admin'),
    aPerson('chef'),
    putFood({ quantity: 100 }),
  ]);
});

afterAll(async () => {
  await removeFood(food);
});

async function order(): Promise<OrderBody> {
  const answer = await call('/order', { method: 'POST', as: ann, body: orderOf(food, ann) });
  expect(answer.status).toBe(201);
  return answer.body as OrderBody;
}

describe('foods', () => {
  it('answers the menu, forty foods or more, to anyone, through Hosting and the function alike', async () => {
    const { status, headers, body } = await call('/foods');
    expect(status).toBe(200);
    expect((body as FoodBody[]).length).toBeGreaterThanOrEqual(40);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const direct = await call('/foods?limit=3', {
      address: `http://${HOST}:${PORTS.functions}/${PROJECT_ID}/us-central1/api`,
    });
    expect(direct.body).toEqual((body as FoodBody[]).slice(0, 3));
  });

  it('pages with a link to the next', async () => {
    const first = await call('/foods?limit=2');
    expect(first.headers.get('link')).toMatch(/^<\/(api\/)?foods\?limit=2&after=[^>]+>; rel="next"$/);
    const after = (first.body as FoodBody[])[1]?._id;
    const second = await call(`/foods?limit=2&after=${after}`);
    const both = await call('/foods?limit=4');
    expect([...(first.body as FoodBody[]), ...(second.body as FoodBody[])]).toEqual(both.body);
  });

  it('answers one food, and 404 for an unknown one', async () => {
    expect((await call(`/fooddetails/${food.id}`)).body).toMatchObject({
      _id: food.id,
      price: 9.5,
      quantity: expect.any(Number),
    });
    expect(await call('/fooddetails/nothing')).toMatchObject({ status: 404, reason: 'FOOD_NOT_FOUND' });
  });
});

describe('registration', () => {
  it('keeps one record however often it is asked, and issues a token that works', async () => {
    const person = await aPerson();
    const register = (): ReturnType<typeof call> =>
      call(`/users/${encodeURIComponent(person.email)}`, {
        method: 'PUT',
        body: { email: person.email, uid: person.uid, accessToken: person.idToken, role: 'user' },
      });
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await database().doc(`users/${person.uid}`).get()).data()).toMatchObject({
      email: person.email,
      role: 'user',
    });
    const { token } = answers[0].body as { token: string };
    const listed = await call(`/orderbyUser?user=${person.uid}&&status=pending`, { token });
    expect(listed).toMatchObject({ status: 200, body: [] });
  });

  it('refuses the token of another person and leaves no record', async () => {
    const [person, thief] = await Promise.all([aPerson(), aPerson()]);
    const answer = await call(`/users/${encodeURIComponent(person.email)}`, {
      method: 'PUT',
      body: { email: person.email, uid: person.uid, accessToken: thief.idToken },
    });
    expect(answer).toMatchObject({ status: 403, reason: 'IDENTITY_MISMATCH' });
    expect((await database().doc(`users/${person.uid}`).get()).exists).toBe(false);
  });
});

describe('orders', () => {
  it('takes a portion and shows the order to its customer, the admin and, once accepted, the chef', async () => {
    const before = await quantityOf(food);
    const placed = await order();
    expect(placed).toMatchObject({
      foodId: food.id,
      userId: ann.uid,
      status: 'pending',
      price: 9.5,
      user: ann.email,
      token: expect.stringMatching(/^[A-Z2-9]{6}$/),
    });
    expect(await quantityOf(food)).toBe(before - 1);
    const own = await call(`/orderbyUser?user=${ann.uid}&&status=pending`, { as: ann });
    expect((own.body as OrderBody[]).map(({ _id }) => _id)).toContain(placed._id);
    expect(await call('/allorderlist/pending', { as: chef })).toMatchObject({ status: 403, reason: 'ROLE_REQUIRED' });
    expect(
      await call('/orderstatuschange', { method: 'POST', as: admin, body: { id: placed._id, status: 'approved' } }),
    ).toMatchObject({ status: 200, body: { status: 'approved' } });
    const kitchen = await call('/allorderlist/approved', { as: chef });
    expect((kitchen.body as OrderBody[]).map(({ _id }) => _id)).toContain(placed._id);
    expect(
      await call('/orderstatuschange', { method: 'POST', as: chef, body: { id: placed._id, status: 'delivered' } }),
    ).toMatchObject({ status: 200 });
    const events = await database().collection(`orders/${placed._id}/events`).get();
    expect(events.docs.map((event) => event.get('to') as string).toSorted()).toEqual([
      'approved',
      'delivered',
      'pending',
    ]);
  });

  it('gives the portion back when it is rejected', async () => {
    const before = await quantityOf(food);
    const placed = await order();
    await call('/orderstatuschange', {
      method: 'POST',
      as: admin,
      body: { id: placed._id, status: 'reject', reason: 'No basil' },
    });
    expect(await quantityOf(food)).toBe(before);
  });

  it('answers a repeated key with the first order', async () => {
    const headers = { 'idempotency-key': unique('key') };
    const send = (): ReturnType<typeof call> =>
      call('/order', { method: 'POST', as: ann, headers, body: orderOf(food, ann) });
    const before = await quantityOf(food);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(answers.map((answer) => (answer.body as OrderBody)._id)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
    expect(await quantityOf(food)).toBe(before - 1);
    expect(
      await call('/order', { method: 'POST', as: ann, headers, body: { ...orderOf(food, ann), price: 120 } }),
    ).toMatchObject({ status: 422, reason: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('charges the true price for the dashboard’s constant and refuses any other', async () => {
    const dashboard = await call('/order', { method: 'POST', as: ann, body: { ...orderOf(food, ann), price: '120$' } });
    expect(dashboard).toMatchObject({ status: 201, body: { price: 9.5 } });
    const cheap = await call('/order', { method: 'POST', as: ann, body: { ...orderOf(food, ann), price: 0.01 } });
    expect(cheap).toMatchObject({ status: 409, reason: 'PRICE_CHANGED', body: { error: { details: { price: 9.5 } } } });
  });
});

describe('refusals, which change nothing', () => {
  const cases: readonly [
    what: string,
    path: string,
    request: () => Parameters<typeof call>[1],
    status: number,
    reason: string,
  ][] = [
    ['an order without a token', '/order', () => ({ method: 'POST', body: orderOf(food, ann) }), 401, 'TOKEN_MISSING'],
    [
      'an order with garbage for a token',
      '/order',
      () => ({ method: 'POST', token: 'garbage', body: orderOf(food, ann) }),
      401,
      'TOKEN_INVALID',
    ],
    [
      'an order for another person',
      '/order',
      () => ({ method: 'POST', as: bob, body: orderOf(food, ann) }),
      403,
      'NOT_YOURS',
    ],
    [
      'an order of an unknown food',
      '/order',
      () => ({ method: 'POST', as: ann, body: { ...orderOf(food, ann), foodId: 'nothing' } }),
      404,
      'FOOD_NOT_FOUND',
    ],
    [
      'a body of the wrong kind',
      '/order',
      () => ({ method: 'POST', as: ann, body: 'a=b', headers: { 'content-type': 'text/plain' } }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a huge body',
      '/order',
      () => ({ method: 'POST', as: ann, body: { ...orderOf(food, ann), pad: 'x'.repeat(70_000) } }),
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'wrong fields',
      '/order',
      () => ({ method: 'POST', as: ann, body: { foodId: 7, userId: ann.uid, price: 'free' } }),
      400,
      'INVALID_FIELDS',
    ],
    [
      'a key with blanks',
      '/order',
      () => ({ method: 'POST', as: ann, headers: { 'idempotency-key': 'a b' }, body: orderOf(food, ann) }),
      400,
      'INVALID_FIELDS',
    ],
    [
      'a status change by a customer',
      '/orderstatuschange',
      () => ({ method: 'POST', as: ann, body: { id: 'x', status: 'approved' } }),
      403,
      'ROLE_REQUIRED',
    ],
    [
      'a status nobody knows',
      '/orderstatuschange',
      () => ({ method: 'POST', as: admin, body: { id: 'x', status: 'eaten' } }),
      400,
      'INVALID_FIELDS',
    ],
    [
      'an order nobody placed',
      '/orderstatuschange',
      () => ({ method: 'POST', as: admin, body: { id: 'x', status: 'approved' } }),
      404,
      'ORDER_NOT_FOUND',
    ],
    ['another person’s orders', '/orderbyUser?status=pending&user=somebody', () => ({ as: bob }), 403, 'NOT_YOURS'],
    ['the house’s orders for a customer', '/allorderlist/pending', () => ({ as: ann }), 403, 'ROLE_REQUIRED'],
    ['an unknown list', '/allorderlist/eaten', () => ({ as: admin }), 400, 'INVALID_FIELDS'],
    ['a page that is too long', '/foods?limit=101', () => ({}), 400, 'INVALID_FIELDS'],
    ['a wrong method', '/foods', () => ({ method: 'DELETE' }), 405, 'METHOD_NOT_ALLOWED'],
    ['an unknown route', '/nothing', () => ({}), 404, 'NO_SUCH_ROUTE'],
  ];

  it.each(cases)('%s', async (_what, path, request, status, reason) => {
    const before = await quantityOf(food);
    const answer = await call(path, request());
    expect({ status: answer.status, reason: answer.reason }).toEqual({ status, reason });
    expect(answer.body).toMatchObject({
      error: { message: expect.stringMatching(/./), details: { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at async|\.ts:/);
    expect(await quantityOf(food)).toBe(before);
  });

  it('a malformed body', async () => {
    // The functions runtime reads bodies before our app does and answers a page of its own; the app itself is asked in one-process.test.ts.
    const response = await fetch(`${SITE_ADDRESS}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ann.idToken}` },
      body: '{"foodId":',
    });
    expect(response.status).toBe(400);
  });

  it('names the fields that are wrong', async () => {
    const { body } = await call('/order', {
      method: 'POST',
      as: ann,
      body: { foodId: 7, userId: ann.uid, price: 'free' },
    });
    expect(body).toMatchObject({
      error: {
        status: 'INVALID_ARGUMENT',
        details: { fields: { foodId: 'expected an id, got 7', price: expect.stringContaining('expected a price') } },
      },
    });
  });

  it('tells which methods a route knows', async () => {
    expect((await call('/foods', { method: 'DELETE' })).headers.get('allow')).toBe('GET');
  });
});

describe('the callable setUserRole', () => {
  const setUserRole = (as: Person | null, data: unknown): Promise<Response> =>
    fetch(`http://${HOST}:${PORTS.functions}/${PROJECT_ID}/us-central1/setUserRole`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as.idToken}` }) },
      body: JSON.stringify({ data }),
    });

  it('makes a chef for an admin, in record and claims', async () => {
    const person = await aPerson();
    expect(await (await setUserRole(admin, { email: person.email, role: 'chef' })).json()).toEqual({
      result: { modifiedCount: 1 },
    });
    expect((await database().doc(`users/${person.uid}`).get()).get('role')).toBe('chef');
    expect((await call('/allorderlist/approved', { as: person })).status).toBe(200);
  });

  it('refuses everybody else, with the same reasons as the routes', async () => {
    const reasons = await Promise.all(
      [null, ann, chef].map(async (person) => {
        const response = await setUserRole(person, { email: ann.email, role: 'admin' });
        const { error } = (await response.json()) as { error: { status: string; details?: { reason?: string } } };
        return [response.status, error.details?.reason];
      }),
    );
    expect(reasons).toEqual([
      [401, 'TOKEN_MISSING'],
      [403, 'ROLE_REQUIRED'],
      [403, 'ROLE_REQUIRED'],
    ]);
    expect((await database().doc(`users/${ann.uid}`).get()).exists).toBe(false);
  });
});

it('serves the site with its security headers, and the site for any page', async () => {
  const page = await fetch(`${SITE_ADDRESS}/dashboard/kitchen`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root">');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});
