import { createServer } from 'node:http';
import {
  alertToDocument,
  orderActorToDocument,
  orderToDocument,
  type Categories,
  type HousePages,
  type Food,
  type FoodDto,
  type PictureDto,
} from '@foodhouse/domain';
import { anOrder, aPicture } from '@foodhouse/domain/testing';
import { sizesAndExtras } from '../support/choices.ts';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { invitationIdOf } from '../../functions/src/services/people/invitations.ts';
import { digest } from '../../functions/src/services/shared/digest.ts';
import { readPermissions } from '../support/permission-tables.ts';
import { HOST, PORTS } from '../../local/suite.ts';
import { suiteFunctionsAddress } from '../../local/house-settings.ts';
import {
  aGroup,
  allowGuests,
  putCategories,
  putHouse,
  call,
  database,
  forgetLimits,
  basketOf,
  orderOf,
  toTimestamp,
  unique,
  type Answer,
  type Call,
  type Person,
} from '../../local/house.ts';
import { allIdentities, IDENTITIES, type Identity, type IdentityName } from './identities.ts';
import { openApiChecker } from '../../local/openapi-check.ts';
import type { Makers } from '../support/makers.ts';
import { it } from '../support/test.ts';

// Every call as every identity, against the table of docs/permissions.md. Each request succeeds for people with
// permission, so that only the identity can cause a refusal.

let people: Record<IdentityName, Identity>;
let house: Makers;
let somebody: Person;
let food: Food;
let sized: Food;
let picture: string;
/** Foods that these tests put on the menu. */
const added: string[] = [];

it.beforeAll(async ({ house: ofFile }) => {
  house = ofFile;
  [people, somebody, food, sized] = await Promise.all([
    allIdentities(house.aPerson),
    house.aPerson(),
    house.putFood({ quantity: 1000 }),
    house.putFood(),
  ]);
  await house.putChoices(sized, sizesAndExtras([]));
  await allowGuests(admin(), true);
  const kept = await call('/pictures', { method: 'POST', token: admin().idToken, body: A_PICTURE });
  picture = (kept.body as PictureDto).address.replace('/api', '');
});

/** GloriaFood, as far as this house asks it, and a host of pictures. */
const gloriaFood = createServer(({ url }, response) =>
  response.end(url?.endsWith('.jpg') ? Buffer.from([0xff, 0xd8, 0xff]) : JSON.stringify(A_MENU)),
);

it.beforeAll(async () => {
  await new Promise<void>((resolve, reject) => {
    gloriaFood.once('error', reject).listen(PORTS.gloriafood, HOST, resolve);
  });
});

it.afterAll(async () => {
  await putCategories({ idToken: admin().idToken ?? '' });
});

afterAll(() => {
  gloriaFood.closeAllConnections();
  gloriaFood.close();
});

beforeEach(forgetLimits);

afterAll(async () => {
  await putHouse(admin(), { guestOrders: false }); // no other test waits for it
  await Promise.all(added.map((id) => call(`/foods/${id}`, { method: 'DELETE', token: admin().idToken })));
});

const admin = (): Pick<Person, 'idToken'> => ({ idToken: people.admin.idToken ?? '' });

type Request = readonly [path: string, request?: Call];
type Make = (me: Identity) => Request | Promise<Request>;

const FUNCTIONS = suiteFunctionsAddress();
const newFood = { name: 'Pho', supplier: 'Linh', price: 9.5, quantity: 1 };
const post = (path: string, body: unknown): Request => [path, { method: 'POST', body }];
const callable = (name: string, data: unknown): Request => [
  '',
  { method: 'POST', body: { data }, address: `${FUNCTIONS}/${name}` },
];
const emailOf = async (person: Promise<Person> | Person): Promise<string> => encodeURIComponent((await person).email);
const register = (me: Identity, whose: { uid: string; email: string }): Request => [
  `/users/${encodeURIComponent(whose.email)}`,
  { method: 'PUT', body: { email: whose.email, uid: whose.uid, accessToken: me.idToken ?? 'none' } },
];

async function orderIn(status: 'pending' | 'approved', { uid }: { readonly uid: string } = somebody): Promise<string> {
  const promise = status === 'approved' ? { promisedAtMs: 2, firstPromisedAtMs: 2 } : {};
  const order = anOrder({ id: unique('order'), foodId: food.id, userId: uid, status, ...promise });
  await database().doc(`orders/${order.id}`).set(orderToDocument(order, toTimestamp));
  return order.id;
}

async function orderWithLink(key: string): Promise<string> {
  const order = anOrder({ id: unique('order'), foodId: food.id, trackDigest: digest(key) });
  await database().doc(`orders/${order.id}`).set(orderToDocument(order, toTimestamp));
  return order.id;
}

async function orderDeliveredBy({ uid }: { readonly uid: string }): Promise<string> {
  const [id, atMs] = [unique('order'), Date.now()];
  const times = { deliveredAtMs: atMs, updatedAtMs: atMs };
  const order = anOrder({ id, foodId: food.id, userId: somebody.uid, status: 'delivered', ...times });
  await database().doc(`orders/${id}`).set(orderToDocument(order, toTimestamp));
  await database()
    .collection(`orders/${id}/actors`)
    .add(orderActorToDocument({ from: 'approved', to: 'delivered', byUid: uid, atMs }, toTimestamp));
  return id;
}

const A_MENU = { categories: [{ id: 1, name: 'Soups', items: [{ id: 1, name: 'Soup', price: 4.9 }] }] };
const [small, large] = (['small', 'large'] as const).map((size) => Buffer.from(aPicture(size)).toString('base64'));
const A_PICTURE = { small, large };
const BEAT = { page: 'orders', soundOk: true, isVisible: true, newest: null, acknowledged: null };

async function alertOpen(): Promise<string> {
  const [orderId, atMs] = [unique('order'), Date.now()];
  const alert = { orderId, token: 'K7M2QX', foodName: 'Pho', placedAtMs: atMs, raisedAtMs: atMs };
  const open = { ...alert, acknowledgedAtMs: null, endedAtMs: null };
  await database().doc(`alerts/${orderId}`).set(alertToDocument(open, toTimestamp));
  return orderId;
}

/** A guest says one. */
const CONTACT = { name: 'Gus', phone: '030 1234' };

/** The request of each row of the table. */
const REQUESTS: Record<string, Make> = {
  'GET /foods': () => ['/foods?limit=5'],
  'POST /foods': () => post('/foods', newFood),
  'PUT /foods/{id}': () => [`/foods/${food.id}`, { method: 'PUT', body: { name: 'Pho' } }],
  'DELETE /foods/{id}': async () => [`/foods/${(await house.putFood()).id}`, { method: 'DELETE' }],
  'POST /foods/{id}/hide': async () => [`/foods/${(await house.putFood()).id}/hide`, { method: 'POST' }],
  'POST /foods/{id}/restore': () => [`/foods/${food.id}/restore`, { method: 'POST' }],
  'POST /foods/{id}/stock': () => post(`/foods/${food.id}/stock`, { change: 1 }),
  'POST /foods/{id}/moves': () => post(`/foods/${food.id}/moves`, { kind: 'waste', portions: 1, note: 'dropped' }),
  'POST /foods/{id}/soldout': () => post(`/foods/${food.id}/soldout`, { soldOut: false }),
  // A day that has begun: nothing is taken off.
  'POST /foods/{id}/snooze': () => post(`/foods/${food.id}/snooze`, { until: '2026-01-01' }),
  'GET /fooddetails/{id}': () => [`/fooddetails/${food.id}`],
  'GET /house': () => ['/house'],
  'PUT /house': async () => ['/house', { method: 'PUT', body: (await call('/house')).body }],
  'GET /house/tables': () => ['/house/tables'],
  'GET /house/tables/{code}': () => ['/house/tables/AAAAAA'],
  'GET /house/pages/{page}': () => ['/house/pages/imprint'],
  'GET /house/pages': () => ['/house/pages'],
  'PUT /house/pages': async () => {
    const { version } = (await call('/house/pages', { token: admin().idToken ?? '' })).body as HousePages;
    return ['/house/pages', { method: 'PUT', body: { version } }];
  },
  'GET /house/now': () => ['/house/now'],
  'GET /sitemap.xml': () => ['/sitemap.xml'],
  // It ends a pause that there is none of: the house of the suite takes the orders of other tests.
  'POST /house/pause': () => post('/house/pause', { minutes: 0 }),
  'POST /house/busy': () => post('/house/busy', { minutes: 0 }),
  // The house of the suite does not want to know who listens: nothing is written.
  'POST /screens/{id}': () => post('/screens/6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10', { ...BEAT, page: 'kitchen' }),
  'POST /screens/{id}, of the Order List': () => post('/screens/6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10', BEAT),
  'POST /alerts/{id}/acknowledge': async () => [`/alerts/${await alertOpen()}/acknowledge`, { method: 'POST' }],
  'GET /categories': () => ['/categories'],
  'PUT /categories': async () => {
    const { version } = (await call('/categories')).body as Categories;
    return ['/categories', { method: 'PUT', body: { version, categories: [] } }];
  },
  'PUT /categories/{id}/groups': async () => {
    const version = await putCategories({ idToken: admin().idToken ?? '' }, 'mains');
    return ['/categories/mains/groups', { method: 'PUT', body: { version, groupIds: [] } }];
  },
  'GET /foods/{id}/choices': () => [`/foods/${food.id}/choices`],
  'PUT /foods/{id}/choices': () => [`/foods/${food.id}/choices`, { method: 'PUT', body: { sizes: [], groupIds: [] } }],
  'GET /choicegroups': () => ['/choicegroups'],
  'PUT /choicegroups/{id}': () => ['/choicegroups/sauce', { method: 'PUT', body: aGroup() }],
  'DELETE /choicegroups/{id}': () => ['/choicegroups/nothing', { method: 'DELETE' }],
  'POST /choicegroups/{id}/soldout': () => post('/choicegroups/sauce/soldout', { optionId: 'hot', soldOut: false }),
  'POST /foods/{id}/sizes/soldout': () => post(`/foods/${sized.id}/sizes/soldout`, { sizeId: 'large', soldOut: false }),
  // What it would do: the house of the suite has the foods of other tests.
  'POST /menu/import': () =>
    post('/menu/import', { format: 'gloriafood', file: A_MENU, supplier: 'Chef', dryRun: true }),
  'POST /menu/fetch': () => post('/menu/fetch', { key: 'key-of-a-test' }),
  'GET /menu/table': () => ['/menu/table'],
  'GET /export/menu': () => ['/export/menu?limit=5'],
  'GET /export/removed': () => ['/export/removed?limit=5'],
  'GET /export/orders': () => ['/export/orders?limit=5&from=2026-01-01&to=2026-01-02'],
  'GET /export/events': () => ['/export/events?limit=5'],
  'GET /export/moves': () => ['/export/moves?limit=5'],
  'GET /export/reviews': () => ['/export/reviews?limit=5'],
  'GET /export/people': () => ['/export/people?limit=5'],
  'GET /export/vouchers': () => ['/export/vouchers?limit=5'],
  'POST /pictures': () => post('/pictures', A_PICTURE),
  'POST /pictures/fetch': () => post('/pictures/fetch', { address: 'https://pictures.test/pho.jpg' }),
  'GET /pictures/{id}': () => [picture],
  'POST /order': (me) => post('/order', { ...orderOf(food, me), contact: CONTACT }),
  'POST /order, for somebody else': () => post('/order', orderOf(food, somebody)),
  'POST /quote': () => post('/quote', { lines: [{ foodId: food.id, quantity: 2 }] }),
  'POST /orders': () => post('/orders', { ...basketOf([food, 2]), contact: CONTACT }),
  'POST /orderstatuschange, to approved': async () =>
    post('/orderstatuschange', { id: await orderIn('pending'), status: 'approved' }),
  'POST /orderstatuschange, to reject': async () =>
    post('/orderstatuschange', { id: await orderIn('pending'), status: 'reject' }),
  'POST /orderstatuschange, to delivered': async () =>
    post('/orderstatuschange', { id: await orderIn('approved'), status: 'delivered' }),
  'POST /orders/{id}/undeliver': async (me) => [`/orders/${await orderDeliveredBy(me)}/undeliver`, { method: 'POST' }],
  'POST /orders/{id}/undeliver, others’': async () => [
    `/orders/${await orderDeliveredBy(somebody)}/undeliver`,
    { method: 'POST' },
  ],
  'POST /orders/{id}/return': async () => post(`/orders/${await orderIn('approved')}/return`, { reason: 'No basil' }),
  'POST /orders/{id}/promise': async () => post(`/orders/${await orderIn('approved')}/promise`, { plus: 5 }),
  'POST /orders/{id}/settle': async (me) => [`/orders/${await orderIn('pending', me)}/settle`, { method: 'POST' }],
  'POST /orders/{id}/settle, others’': async () => [`/orders/${await orderIn('pending')}/settle`, { method: 'POST' }],
  'POST /orders/{id}/cancel': async (me) => [`/orders/${await orderIn('pending', me)}/cancel`, { method: 'POST' }],
  'POST /orders/{id}/cancel, others’': async () => [`/orders/${await orderIn('pending')}/cancel`, { method: 'POST' }],
  'GET /allorderlist/{status}, pending': () => ['/allorderlist/pending?limit=5'],
  'GET /allorderlist/{status}, approved': () => ['/allorderlist/approved?limit=5'],
  'GET /allorderlist/{status}, reject': () => ['/allorderlist/reject?limit=5'],
  'GET /allorderlist/{status}, delivered': () => ['/allorderlist/delivered?limit=5'],
  'GET /orderbyUser': (me) => [`/orderbyUser?user=${me.uid}&&status=pending`],
  'GET /orderbyUser, of somebody else': () => [`/orderbyUser?user=${somebody.uid}&&status=pending`],
  'GET /track/{id}': async () => [`/track/${await orderWithLink('a key')}`, { headers: { 'x-track-key': 'a key' } }],
  'POST /track/{id}/cancel': async () => [
    `/track/${await orderWithLink('a key')}/cancel`,
    { method: 'POST', headers: { 'x-track-key': 'a key' } },
  ],
  'GET /track/{id}/{key}': async () => [`/track/${await orderWithLink('a key')}/${encodeURIComponent('a key')}`],
  'POST /review': () => post('/review', { name: 'Zoe' }),
  'GET /review': () => ['/review?limit=5'],
  'GET /users': () => ['/users?limit=5'],
  'PUT /users/{email}': (me) => register(me, me),
  'PUT /users/{email}, of somebody else': (me) => register(me, somebody),
  'POST /users': (me) => post('/users', register(me, me)[1]?.body),
  'POST /users, of somebody else': (me) => post('/users', register(me, somebody)[1]?.body),
  'POST /guests': (me) => post('/guests', { accessToken: me.idToken ?? 'none' }),
  'DELETE /users/{email}': async () => [`/users/${await emailOf(house.aPerson())}`, { method: 'DELETE' }],
  'GET /users/role/{email}/{role}': async () => [`/users/role/${await emailOf(house.aPerson())}/chef`],
  'POST /users/role/{email}/{role}': async () => [
    `/users/role/${await emailOf(house.aPerson())}/chef`,
    { method: 'POST' },
  ],
  'GET /admin': () => ['/admin'],
  'GET /admin/{email}': async (me) => [`/admin/${encodeURIComponent(me.email)}`],
  'GET /admin/{email}, of somebody else': async () => [`/admin/${await emailOf(somebody)}`],
  'GET /chef': () => ['/chef'],
  'GET /chef/{email}': async (me) => [`/chef/${encodeURIComponent(me.email)}`],
  'GET /chef/{email}, of somebody else': async () => [`/chef/${await emailOf(somebody)}`],
  'POST /invitations': () => post('/invitations', { role: 'chef' }),
  'GET /invitations': () => ['/invitations'],
  'DELETE /invitations/{id}': async () => [
    `/invitations/${invitationIdOf(await house.putInvitation(people.admin))}`,
    { method: 'DELETE' },
  ],
  'GET /invitation': async () => [
    '/invitation',
    { headers: { 'x-invitation-key': await house.putInvitation(people.admin) } },
  ],
  'POST /invitation/accept': async () => post('/invitation/accept', { key: await house.putInvitation(people.admin) }),
  'POST /client-errors': () =>
    post('/client-errors', { name: 'Error', message: 'of a test', stack: '', page: '/', build: '' }),
  'GET /health': () => ['/health'],
  'GET /openapi.json': () => ['/openapi.json'],
  'GET /docs': () => ['/docs'],
  'callable setUserRole': async () => callable('setUserRole', { email: (await house.aPerson()).email, role: 'chef' }),
  'callable deleteUser': async () => callable('deleteUser', { email: (await house.aPerson()).email }),
};

const table = readPermissions('Calls');

it('has a request for every row, and a row for every documented call', async () => {
  expect(table.rows.map(({ name }) => name)).toEqual(Object.keys(REQUESTS));
  expect(table.identities).toEqual(IDENTITIES);
  const { document } = await openApiChecker();
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const tried = new Set(Object.keys(REQUESTS).map((row) => row.split(', ')[0]));
  expect(described.filter((name) => !tried.has(name))).toEqual([]);
});

describe.each(table.rows)('$name', ({ name, cells }) => {
  it.each(Object.entries(cells))('%s: %s', async (identity, cell) => {
    const me = people[identity as IdentityName];
    const [path, request] = await (REQUESTS[name] as Make)(me);
    const answer = await call(path, { ...request, ...(me.idToken !== null && { token: me.idToken }) });
    expect(wordFor(answer)).toBe(cell);
    // Some rows register the unregistered and the anonymous; later rows need them without a record again.
    if ((identity === 'unregistered' || identity === 'anonymous') && answer.status === 200)
      await database().doc(`users/${me.uid}`).delete();
    if (name === 'POST /invitation/accept' && (identity === 'user' || identity === 'removed admin'))
      await call(`/users/role/${encodeURIComponent(me.email)}/user`, { method: 'POST', token: admin().idToken });
    if (name === 'POST /foods' && answer.status === 201) added.push((answer.body as FoodDto)._id);
  });
});

/** `yes`, or the status when the gate or the service refused the person for that reason. */
function wordFor({ status, reason }: Answer): string {
  if (status < 300) return 'yes';
  const reasons: Record<number, readonly (string | undefined)[]> = {
    401: ['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'TOKEN_REVOKED'],
    403: ['ROLE_REQUIRED', 'NOT_YOURS', 'IDENTITY_MISMATCH', 'NOT_REGISTERED', 'PROVIDER_NOT_ALLOWED'],
  };
  return reasons[status]?.includes(reason) ? String(status) : `${status} ${reason}`;
}
