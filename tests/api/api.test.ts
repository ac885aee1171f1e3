import {
  ANONYMOUS_ORDER_FIELDS,
  MEALTIMES,
  userToDocument,
  type FoodDto,
  type OrderDto,
  type ReviewDto,
  type UserDto,
} from '@foodhouse/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { beforeEach, describe, expect } from 'vitest';
import type { UserImportRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { AuthAccounts } from '../../functions/src/adapters/auth-accounts.ts';
import { ISSUED_TOKEN_MS } from '../../functions/src/services/register-user.ts';
import { regionOf, suiteFunctionsAddress, suiteSettings } from '../../local/house-settings.ts';
import { SITE_ADDRESS, PROJECT_ID, HOST, PORTS } from '../../local/suite.ts';
import {
  accounts,
  call,
  database,
  forgetLimits,
  orderOf,
  PASSWORD,
  quantityOf,
  signIn,
  toTimestamp,
  unique,
  type Answer,
  type Person,
} from '../../local/house.ts';
import type { Food } from '@foodhouse/domain';
import { it } from '../support/test.ts';

const FUNCTIONS = suiteFunctionsAddress();

// The routes on the running suite, as a client written from the specification sees them.

let ann: Person;
let bob: Person;
let admin: Person;
let chef: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [ann, bob, admin, chef, food] = await Promise.all([
    house.aPerson(),
    house.aPerson(),
    house.aPerson('admin'),
    house.aPerson('chef'),
    house.putFood({ quantity: 100 }),
  ]);
});

async function order(): Promise<OrderDto> {
  const answer = await call('/order', { method: 'POST', as: ann, body: orderOf(food, ann) });
  expect(answer.status).toBe(201);
  return answer.body as OrderDto;
}

describe('foods', () => {
  it('returns the menu, forty foods or more, to anyone, through Hosting and directly', async () => {
    const { status, headers, body } = await call('/foods?limit=100');
    expect(status).toBe(200);
    expect((body as FoodDto[]).length).toBeGreaterThanOrEqual(40);
    expect(headers.get('x-total-count')).toBe(String((body as FoodDto[]).length));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const direct = await call('/foods?limit=3', {
      address: `${FUNCTIONS}/api`,
    });
    expect(direct.body).toEqual((body as FoodDto[]).slice(0, 3));
  });

  it('has pages with a link to the next', async () => {
    const first = await call('/foods?limit=2');
    expect(first.headers.get('link')).toMatch(/^<\/(api\/)?foods\?limit=2&after=[^>]+>; rel="next"$/);
    const after = (first.body as FoodDto[])[1]?._id;
    expect(first.headers.get('x-next-place')).toMatch(new RegExp(`^\\d+-${after}$`));
    const second = await call(`/foods?limit=2&after=${after}`);
    const both = await call('/foods?limit=4');
    expect([...(first.body as FoodDto[]), ...(second.body as FoodDto[])]).toEqual(both.body);
    expect((await call('/foods?limit=100')).headers.has('x-next-place')).toBe(false);
  });

  it('returns one food, and 404 for an unknown one', async () => {
    expect((await call(`/fooddetails/${food.id}`)).body).toMatchObject({
      _id: food.id,
      price: 9.5,
      quantity: expect.any(Number),
    });
    expect(await call('/fooddetails/nothing')).toMatchObject({ status: 404, reason: 'FOOD_NOT_FOUND' });
  });
});

/** The person could do this with another client: Auth accepts any name. */
async function renameAt({ idToken }: Person, displayName: string): Promise<void> {
  const url = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=none`;
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ idToken, displayName }) });
  expect(ok).toBe(true);
}

describe('registration', () => {
  it('keeps one record however often it is repeated, and issues a valid token', async ({ aPerson }) => {
    const person = await aPerson('user', { isRegistered: false });
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

  it.for([
    ['half a letter', '\ud800Ann', '\ufffdAnn'],
    ['an override of direction and a control character', '\u202eAnn\u0007 Lee', 'Ann Lee'],
    ['2,000 characters', 'x'.repeat(2000), 'x'.repeat(80)],
    ['nothing visible', '\u200b\u2060', ''],
  ] as const)('stores a display name of %s clean, on every way', async ([_what, displayName, stored], { aPerson }) => {
    const [person, admin] = await Promise.all([aPerson('user', { isRegistered: false }), aPerson('admin')]);
    await renameAt(person, displayName);
    const put = await call(`/users/${encodeURIComponent(person.email)}`, {
      method: 'PUT',
      body: { email: person.email, uid: person.uid, accessToken: person.idToken },
    });
    const record = database().doc(`users/${person.uid}`);
    expect([put.status, (await record.get()).get('displayName')]).toEqual([200, stored]);
    await record.delete();
    const promoted = await call(`/users/role/${encodeURIComponent(person.email)}/user`, { as: admin });
    expect([promoted.status, (await record.get()).get('displayName')]).toEqual([200, stored]);
  });

  it('refuses the token of another person and leaves no record', async ({ aPerson }) => {
    const [person, thief] = await Promise.all([aPerson('user', { isRegistered: false }), aPerson()]);
    const answer = await call(`/users/${encodeURIComponent(person.email)}`, {
      method: 'PUT',
      body: { email: person.email, uid: person.uid, accessToken: thief.idToken },
    });
    expect(answer).toMatchObject({ status: 403, reason: 'IDENTITY_MISMATCH' });
    expect((await database().doc(`users/${person.uid}`).get()).exists).toBe(false);
  });

  it('issues nothing for a token that is revoked during the registration', async ({ aPerson }) => {
    const { uid, idToken } = await aPerson();
    const issuer = new AuthAccounts(accounts());
    expect(await issuer.issueToken(idToken, ISSUED_TOKEN_MS)).not.toBeNull();
    // Auth counts in whole seconds: a token of the same second stays valid.
    const issueOnceRevoked = async (): Promise<string | null> => {
      await accounts().revokeRefreshTokens(uid);
      return issuer.issueToken(idToken, ISSUED_TOKEN_MS);
    };
    await expect.poll(issueOnceRevoked).toBeNull();
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
    expect((own.body as OrderDto[]).map(({ _id }) => _id)).toContain(placed._id);
    expect(await call('/allorderlist/pending', { as: chef })).toMatchObject({ status: 403, reason: 'ROLE_REQUIRED' });
    expect(
      await call('/orderstatuschange', { method: 'POST', as: admin, body: { id: placed._id, status: 'approved' } }),
    ).toMatchObject({ status: 200, body: { status: 'approved' } });
    const kitchen = await call('/allorderlist/approved', { as: chef });
    expect((kitchen.body as OrderDto[]).map(({ _id }) => _id)).toContain(placed._id);
    expect(
      await call('/orderstatuschange', { method: 'POST', as: chef, body: { id: placed._id, status: 'delivered' } }),
    ).toMatchObject({ status: 200 });
    const events = await database().collection(`orders/${placed._id}/events`).get();
    expect(events.docs.map((event) => event.get('to') as string).toSorted()).toEqual(['approved', 'delivered']);
  });

  it('A2: of one food is stored as one line, and both lists answer the keys of before with their types', async () => {
    const { _id: id } = await order();
    const stored = await database().doc(`orders/${id}`).get();
    expect(stored.get('lines')).toMatchObject([{ foodId: food.id, quantity: 1, totalMinor: 950 }]);
    const lists = [
      await call(`/orderbyUser?user=${ann.uid}&&status=pending`, { as: ann }),
      await call('/allorderlist/pending', { as: admin }),
    ];
    for (const { body } of lists)
      expect((body as OrderDto[]).find(({ _id }) => _id === id)).toMatchObject({
        foodId: food.id,
        userId: ann.uid,
        status: 'pending',
        price: 9.5,
        image: food.img,
        foodName: food.name,
        user: ann.email,
      });
  });

  it('undoes a delivery and returns an order, and does not tell the customer which of the staff did', async () => {
    const { _id: id } = await order();
    const move = (as: Person, path: string, body?: unknown): ReturnType<typeof call> =>
      call(path, { method: 'POST', as, ...(body !== undefined && { body }) });
    const answers = [
      await move(admin, '/orderstatuschange', { id, status: 'approved' }),
      await move(chef, '/orderstatuschange', { id, status: 'delivered' }),
      await move(admin, `/orders/${id}/undeliver`),
      await move(chef, `/orders/${id}/undeliver`),
      await move(chef, `/orders/${id}/return`, { reason: 'No basil today' }),
    ];
    expect(answers.map(({ status, reason, body }) => reason ?? `${status} ${(body as OrderDto).status}`)).toEqual([
      '200 approved',
      '200 delivered',
      'NOT_YOURS',
      '200 approved',
      '200 pending',
    ]);
    const [stored, events, actors] = await Promise.all([
      database().doc(`orders/${id}`).get(),
      database().collection(`orders/${id}/events`).get(),
      database().collection(`orders/${id}/actors`).get(),
    ]);
    expect(stored.data()).toMatchObject({ status: 'pending', acceptedAt: null, returnReason: 'No basil today' });
    expect(events.docs.map((event) => event.get('reason') as unknown)).toContain('No basil today');
    const readByCustomer = JSON.stringify([stored.data(), ...events.docs.map((event) => event.data())]);
    for (const { uid } of [admin, chef]) expect(readByCustomer).not.toContain(uid);
    expect(new Set(actors.docs.map((actor) => actor.get('byUid') as unknown))).toEqual(new Set([admin.uid, chef.uid]));
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

  it('returns the first order for a repeated key', async () => {
    const headers = { 'idempotency-key': unique('key') };
    const send = (): ReturnType<typeof call> =>
      call('/order', { method: 'POST', as: ann, headers, body: orderOf(food, ann) });
    const before = await quantityOf(food);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(answers.map((answer) => (answer.body as OrderDto)._id)).size).toBe(1);
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

describe('an admin’s foods', () => {
  const body = { name: 'Bánh mì', supplier: 'Linh Tran', price: '$7.50', quantity: '3', description: 'Crisp.' };

  it('are added, edited and removed, and the menu shows it at once', async () => {
    const added = await call('/foods', { method: 'POST', as: admin, body });
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'Bánh mì', price: 7.5, quantity: 3, img: '/img/site/plate.webp', mealtimes: MEALTIMES },
    });
    const { _id: id } = added.body as FoodDto;
    expect((await call(`/fooddetails/${id}`)).body).toEqual(added.body);
    const edited = await call(`/foods/${id}`, { method: 'PUT', as: admin, body: { price: 8, mealtimes: ['lunch'] } });
    expect(edited).toMatchObject({
      status: 200,
      body: { name: 'Bánh mì', price: 8, quantity: 3, mealtimes: ['lunch'] },
    });
    expect((await database().doc(`foods/${id}`).get()).data()).toMatchObject({ priceMinor: 800, retiredAt: null });

    const placed = await call('/order', { method: 'POST', as: bob, body: { foodId: id, userId: bob.uid, price: 8 } });
    expect(placed.status).toBe(201);
    const retired = await call(`/foods/${id}`, { method: 'DELETE', as: admin });
    expect(retired).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await call(`/foods/${id}`, { method: 'DELETE', as: admin })).toMatchObject({ body: { deletedCount: 0 } });
    expect(await call(`/fooddetails/${id}`)).toMatchObject({ status: 404 });
    expect(JSON.stringify((await call('/foods')).body)).not.toContain(id);
    // Orders keep the old values.
    const own = await call(`/orderbyUser?user=${bob.uid}&&status=pending`, { as: bob });
    expect((own.body as OrderDto[]).find(({ foodId }) => foodId === id)).toMatchObject({
      foodName: 'Bánh mì',
      price: 8,
    });
  });

  it('keep the site’s counter exact', async () => {
    const count = async (): Promise<number> => (await database().doc('counters/foods').get()).get('count') as number;
    const before = await count();
    const { body: added } = await call('/foods', { method: 'POST', as: admin, body });
    expect(await count()).toBe(before + 1);
    await call(`/foods/${(added as FoodDto)._id}`, { method: 'DELETE', as: admin });
    expect(await count()).toBe(before);
  });
});

describe('a repeated request with its key', () => {
  it.each([
    ['/foods', { name: 'Again', supplier: 'Linh', price: 9.5, quantity: 1 }],
    ['/review', { name: 'Zoe', description: 'Once.' }],
  ])('gets the first answer and changes nothing more: %s', async (path, body) => {
    await forgetLimits();
    const headers = { 'idempotency-key': unique('key') };
    const send = (changes: object = {}): ReturnType<typeof call> =>
      call(path, { method: 'POST', as: admin, headers, body: { ...body, ...changes } });
    const answers = [await send(), ...(await Promise.all([send(), send()]))];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => (answer.body as { _id: string })._id)).size).toBe(1);
    expect(await send({ name: 'Another' })).toMatchObject({ status: 422, reason: 'IDEMPOTENCY_KEY_REUSED' });
    const [id] = answers.map((answer) => (answer.body as FoodDto)._id);
    if (path === '/foods') await call(`/foods/${id}`, { method: 'DELETE', as: admin });
  });

  it('is an order at the price that was shown beside the dashboard’s constant, or refused', async () => {
    const body = { ...orderOf(food, ann), price: '120$' };
    const send = (shownPrice: number): ReturnType<typeof call> =>
      call('/order', { method: 'POST', as: ann, body: { ...body, shownPrice } });
    expect(await send(food.priceMinor / 100 - 1)).toMatchObject({ status: 409, reason: 'PRICE_CHANGED' });
    expect(await send(food.priceMinor / 100)).toMatchObject({ status: 201, body: { price: food.priceMinor / 100 } });
  });
});

describe('the menu and caches', () => {
  it('has an ETag that returns 304 while nothing changed, and another one after an edit', async () => {
    const first = await call('/foods?limit=100');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=10');
    // By default fetch bypasses every cache.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await fetch(`${SITE_ADDRESS}/api/foods?limit=100`, { headers });
    expect(again.status).toBe(304);
    const { body: added } = await call('/foods', {
      method: 'POST',
      as: admin,
      body: { name: 'N', supplier: 'S', price: 1, quantity: 1 },
    });
    const changed = await fetch(`${SITE_ADDRESS}/api/foods?limit=100`, { headers });
    expect(changed.status).toBe(200);
    await call(`/foods/${(added as FoodDto)._id}`, { method: 'DELETE', as: admin });
  });
});

describe('reviews', () => {
  beforeEach(forgetLimits);

  it('are stored, masked for all but admins, newest first', async () => {
    const name = unique('Zoe');
    const sent = await call('/review', {
      method: 'POST',
      body: { name, description: 'Good.', img: 'zoe@example.com' },
    });
    expect(sent).toMatchObject({ status: 201, body: { name, description: 'Good.', img: 'z***@example.com' } });
    const imgFor = async (as?: Person): Promise<unknown> =>
      ((await call('/review?limit=1', as && { as })).body as ReviewDto[]).map((review) => [review.name, review.img]);
    expect(await imgFor()).toEqual([[name, 'z***@example.com']]);
    expect(await imgFor(ann)).toEqual([[name, 'z***@example.com']]);
    expect(await imgFor(admin)).toEqual([[name, 'zoe@example.com']]);
  });

  it('are limited to five from one address in ten minutes, whatever a header says of the address', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 6; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}`, 'fastly-client-ip': `203.0.113.${index}` };
      answers.push(await call('/review', { method: 'POST', headers, body: { name: 'Zoe' } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});

const NOW = { createdAtMs: 0, updatedAtMs: 0, claimsChangedAtMs: 0 };

async function remove(uid: string): Promise<void> {
  await database().doc(`users/${uid}`).delete();
}

describe('users', () => {
  it('are listed by email for an admin', async () => {
    const page = await call('/users?limit=2', { as: admin });
    expect(page.status).toBe(200);
    const emails = (page.body as UserDto[]).map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted());
    const next = /<\/(?:api\/)?(users[^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    const second = await call(`/${next}`, { as: admin });
    expect((second.body as UserDto[])[0]?.email.localeCompare(emails[1] ?? '')).toBeGreaterThan(0);
  });

  it('are found by the beginning of their email or by words of their name, at most 24 without duplicates', async () => {
    const [mail, name] = [unique('mail'), unique('zoe')];
    const put = (uid: string, email: string, displayName: string): Promise<unknown> =>
      database()
        .doc(`users/${uid}`)
        .set(userToDocument({ uid, email, displayName, role: 'user', ...NOW }, toTimestamp));
    const numbers = Array.from({ length: 13 }, (_, index) => String(index + 1).padStart(2, '0'));
    await Promise.all(
      numbers.flatMap((number) => [
        put(`${mail}-${number}`, `${mail}-${number}@example.com`, `No ${number}`),
        put(`${name}-${number}`, `${number}-${name}@example.com`, `${mail} Zoë ${name} n${number}`),
      ]),
    );
    const find = async (typed: string): Promise<readonly string[]> => {
      const { status, headers, body } = await call(`/users?search=${encodeURIComponent(typed)}`, { as: admin });
      expect({ status, link: headers.get('link') }).toEqual({ status: 200, link: null });
      return (body as UserDto[]).map(({ _id }) => _id);
    };
    expect(await find(` ${mail.toUpperCase()}-01@EX`)).toEqual([`${mail}-01`]);
    expect(await find(`zoe ${name} n07`)).toEqual([`${name}-07`]);
    expect(await find(`${name} ZOË n`)).toHaveLength(12);
    expect(new Set(await find(mail)).size).toBe(24); // half by email, half by name
    expect(await find(`xx${mail}`)).toEqual([]);
    await Promise.all(numbers.flatMap((number) => [remove(`${mail}-${number}`), remove(`${name}-${number}`)]));
    expect(await find(mail)).toEqual([]);
  });

  it('are all listed for an empty search; a search that is too long or of several lines is refused', async () => {
    const listed = await call('/users?limit=2&search=', { as: admin });
    expect(listed).toMatchObject({ status: 200, body: [{}, {}] });
    expect(listed.headers.get('link')).toContain('rel="next"');
    for (const search of ['x'.repeat(255), 'a%09b'])
      expect(await call(`/users?search=${search}`, { as: admin })).toMatchObject({
        status: 400,
        reason: 'INVALID_FIELDS',
      });
  });

  it('of an earlier version are found by their name once their token was renewed', async ({ aPerson }) => {
    const person = await aPerson();
    const record = database().doc(`users/${person.uid}`);
    const email = `${unique('other')}@example.com`;
    await accounts().updateUser(person.uid, { email });
    await record.update({ email, search: FieldValue.delete() });
    const token = await signIn(email);
    const find = async (): Promise<unknown> => (await call(`/users?search=${person.uid}`, { as: admin })).body;
    expect(await find()).toEqual([]);
    const renew = (): Promise<Answer> =>
      call(`/users/${email}`, { method: 'PUT', body: { uid: person.uid, email, accessToken: token } });
    expect(await renew()).toMatchObject({ status: 200 });
    expect(await find()).toMatchObject([{ _id: person.uid, email }]);
    const written = (await record.get()).updateTime;
    expect(await renew()).toMatchObject({ status: 200 });
    expect((await record.get()).updateTime).toEqual(written); // and is never renewed again
  });

  it('get and lose roles by both methods, in record and claims, from the next call on, with an audit entry', async ({
    aPerson,
  }) => {
    const person = await aPerson();
    const email = encodeURIComponent(person.email);
    expect(await call(`/chef`, { as: person })).toMatchObject({ body: { chef: false } });
    const made = await call(`/users/role/${email}/chef`, { as: admin });
    expect(made).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await call(`/users/role/${email}/chef`, { as: admin })).toMatchObject({ body: { modifiedCount: 0 } });
    expect(await call(`/chef/undefined`, { as: person })).toMatchObject({ body: { chef: true } });
    expect(await call(`/chef/${email}/`, { as: admin })).toMatchObject({ body: { chef: true } });
    expect(await call(`/allorderlist/approved`, { as: person })).toMatchObject({ status: 200 });
    expect(await call(`/users/role/${email}/user`, { method: 'POST', as: admin })).toMatchObject({
      body: { modifiedCount: 1 },
    });
    expect(await call(`/allorderlist/approved`, { as: person })).toMatchObject({ status: 403 });
    const { docs } = await database().collection('audit').where('subject', '==', person.uid).get();
    const entries = docs.map((entry) => entry.data() as { readonly after: string });
    expect(entries.toSorted((a, b) => a.after.localeCompare(b.after))).toMatchObject([
      {
        action: 'user.role',
        byUid: admin.uid,
        before: 'user',
        after: 'chef',
        requestId: made.headers.get('x-request-id'),
      },
      { action: 'user.role', byUid: admin.uid, before: 'chef', after: 'user' },
    ]);
  });

  it('are listed with whether their email is verified; a Google account’s is', async ({ aPerson }) => {
    const [known, unknown] = await Promise.all([aPerson('user'), aPerson('user', { isVerified: false })]);
    const listed = new Map<string, boolean>();
    for (let path = '/users?limit=100'; path !== '';) {
      const page = await call(path, { as: admin });
      for (const user of page.body as UserDto[]) listed.set(user._id, user.emailVerified);
      path = /<(?:\/api)?(\/users[^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect([listed.get(known.uid), listed.get(unknown.uid)]).toEqual([true, false]);
    const [own, foreign] = [unique('google'), unique('google')];
    const link = (uid: string, address: string): UserImportRecord => ({
      uid,
      email: `${uid}@example.com`,
      emailVerified: false,
      providerData: [{ providerId: 'google.com', uid, email: address }],
    });
    await accounts().importUsers([link(own, `${own}@example.com`), link(foreign, 'another@example.com')]);
    const adapter = new AuthAccounts(accounts());
    expect((await adapter.byUid(own))?.emailVerified).toBe(true);
    expect((await adapter.byUid(foreign))?.emailVerified).toBe(false);
  });

  it('leave at most one audit entry a minute for refused calls', async ({ aPerson }) => {
    const person = await aPerson();
    await Promise.all([1, 2, 3].map(() => call('/users', { as: person })));
    const { docs } = await database().collection('audit').where('byUid', '==', person.uid).get();
    expect(docs.length).toBeLessThanOrEqual(2); // two when the minute changed in between
    expect(docs[0]?.data()).toMatchObject({
      action: 'call.refused',
      subject: 'GET /users',
      before: 'user',
      after: 'ROLE_REQUIRED',
    });
  });

  it('are unknown from the next call on after a deletion, and their orders stay without their email', async ({
    aPerson,
  }) => {
    const person = await aPerson();
    const email = encodeURIComponent(person.email);
    const headers = { 'idempotency-key': unique('key') };
    const placed = await call('/order', { method: 'POST', as: person, headers, body: orderOf(food, person) });
    expect(await call(`/users/${email}`, { method: 'DELETE', as: admin })).toMatchObject({ body: { deletedCount: 1 } });
    expect(await call(`/orderbyUser?user=${person.uid}&status=pending`, { as: person })).toMatchObject({ status: 401 });
    const order = await database()
      .doc(`orders/${(placed.body as OrderDto)._id}`)
      .get();
    expect(order.data()).toMatchObject({ ...ANONYMOUS_ORDER_FIELDS, userId: person.uid, priceMinor: 950 });
    await expect(accounts().getUser(person.uid)).rejects.toThrow('no user record');
    expect(await call(`/users/${email}`, { method: 'DELETE', as: admin })).toMatchObject({ body: { deletedCount: 0 } });
  });
});

describe('callables', () => {
  const callable = (name: string, as: Person | null, data: unknown): Promise<Answer> =>
    call('', {
      method: 'POST',
      body: { data },
      address: `${FUNCTIONS}/${name}`,
      ...(as && { as }),
    });

  it('make and delete a chef, for an admin', async ({ aPerson }) => {
    const person = await aPerson();
    expect(await callable('setUserRole', admin, { email: person.email, role: 'chef' })).toMatchObject({
      status: 200,
      body: { result: { modifiedCount: 1 } },
    });
    expect((await database().doc(`users/${person.uid}`).get()).get('role')).toBe('chef');
    expect((await call('/allorderlist/approved', { as: person })).status).toBe(200);
    expect(await callable('deleteUser', admin, { email: person.email })).toMatchObject({
      status: 200,
      body: { result: { deletedCount: 1 } },
    });
    expect((await call('/allorderlist/approved', { as: person })).status).toBe(401);
  });

  it('accept requests of Firebase’s own SDK', async ({ aPerson }) => {
    const [app, person] = [initializeApp({ projectId: PROJECT_ID, apiKey: 'none' }, unique('sdk')), await aPerson()];
    connectAuthEmulator(getAuth(app), `http://${HOST}:${PORTS.auth}`, { disableWarnings: true });
    const functions = getFunctions(app, regionOf(suiteSettings()));
    connectFunctionsEmulator(functions, HOST, PORTS.functions);
    await signInWithEmailAndPassword(getAuth(app), admin.email, PASSWORD);
    const setUserRole = httpsCallable(functions, 'setUserRole');
    expect((await setUserRole({ email: person.email, role: 'chef' })).data).toEqual({ modifiedCount: 1 });
    await expect(setUserRole({ email: person.email, role: 'king' })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { reason: 'INVALID_FIELDS', fields: { role: 'expected one of admin, chef, user, got "king"' } },
    });
    await deleteApp(app);
  });
});

describe('requests of real clients', () => {
  it('tolerate stray line breaks, a trailing slash and both prefixes', async () => {
    expect(await call(`/orderbyUser?user=${ann.uid}%0A&&status=pending%0D%0A`, { as: ann })).toMatchObject({
      status: 200,
    });
    expect(await call(`/allorderlist/pending%0A`, { as: admin })).toMatchObject({ status: 200 });
    expect(await call(`/fooddetails/${food.id}%0A/`)).toMatchObject({ status: 200 });
    const direct = `${FUNCTIONS}/api`;
    expect(await call(`/fooddetails/${food.id}`, { address: `${direct}/api` })).toMatchObject({ status: 200 });
  });

  it('match exact paths only', async () => {
    expect(await call('/Foods')).toMatchObject({ status: 404, reason: 'NO_SUCH_ROUTE' });
    expect(await call('/foods/x/y')).toMatchObject({ status: 404, reason: 'NO_SUCH_ROUTE' });
  });

  it.each([`${SITE_ADDRESS}/api`, `${FUNCTIONS}/setUserRole`])(
    'are answered for pages of the site only: %s',
    async (address) => {
      const preflight = async (origin: string): Promise<string | null> => {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        };
        const answer = await fetch(`${address}/`, { method: 'OPTIONS', headers });
        return answer.headers.get('access-control-allow-origin');
      };
      expect(await preflight(SITE_ADDRESS)).toBe(SITE_ADDRESS);
      expect(await preflight('https://evil.web.app')).toBeNull();
      expect(await preflight('http://127.0.0.1:5000.evil.example')).toBeNull();
      expect(await preflight('null')).toBeNull();
    },
  );
});

it('serves the pages of the site with their security headers', async () => {
  const page = await fetch(`${SITE_ADDRESS}/dashboard/kitchen`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root">');
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/=]+'){6} https:\/\/apis\.google\.com\/js\/api\.js /,
  );
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});
