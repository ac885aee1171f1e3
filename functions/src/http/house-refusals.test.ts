import { DEFAULT_SETTINGS, NO_CATEGORIES, type Food, type HouseSettings, type Order } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import type { Archive, Ports } from '../services/shared/ports.ts';
import { anAccount, countingIds, fixedClock, MemoryAccounts, NOW_MS } from '../services/testing/fakes.ts';
import { MemoryHouse } from '../services/testing/memory-house.ts';
import { MemoryStore } from '../services/testing/memory-store.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

// What the routes refuse for what the house has set: a house of its own, for the suite's takes the orders of other tests.

const KEY = '6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10';
const TACO = {
  name: 'Taco',
  price: '9.50',
  quantity: 3,
  supplier: 'Rosa',
  mealtimes: ['lunch'],
  description: '',
  img: '',
};

const DIPS = { name: 'Dips', required: false, min: 0, max: 1, options: [{ id: 'mayo', name: 'Mayo', each: 0.5 }] };

/** @param known the settings that the process has read before; those of now are `settings` */
async function houseWith(settings: Partial<HouseSettings>, known: HouseSettings = DEFAULT_SETTINGS) {
  const store = new MemoryStore();
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  store.put('house/settings', { ...DEFAULT_SETTINGS, version: 3, ...settings });
  store.put('users/boss', { uid: 'boss', email: 'boss@example.com', role: 'admin', ...times });
  store.put('counters/foods', 1);
  store.put('foods/pho', aFood());
  const books = new MemoryHouse(store);
  const ports: Partial<Ports> = {
    accounts: new MemoryAccounts(anAccount({ uid: 'boss', email: 'boss@example.com', role: 'admin' })),
    catalogue: { menu: async () => [], food: async () => null },
    archive: { hiddenFoods: async () => [] } satisfies Partial<Archive> as unknown as Archive,
    categoryBook: { categories: async () => NO_CATEGORIES, know: () => undefined },
    clock: fixedClock,
    houseBook: { settings: async () => known, know: () => undefined },
    ids: countingIds(),
    orderBook: books,
    pendingChanges: books,
    settings: { requiresVerifiedEmail: false },
    unitOfWork: { run: store.run.bind(store), since: () => ({ run: store.run.bind(store) }) },
    userDirectory: books,
  };
  const address = await serveRoutes(ports, ROUTES);
  const call = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(address + path, {
      method,
      headers: { authorization: 'Bearer boss', 'content-type': 'application/json', 'idempotency-key': KEY },
      body: JSON.stringify(body),
    });
    const { error } = (await response.json()) as { readonly error?: { readonly details?: object } };
    return { status: response.status, ...error?.details };
  };
  return { store, call };
}

it('POST /order of a food of another mealtime is refused with the time, and nothing is written', async () => {
  const all = { from: '00:00', to: '00:01' };
  const mealtimes = { breakfast: all, lunch: all, dinner: all };
  const { store, call } = await houseWith({ mealtimes, enforceMealtimes: true });
  store.put('foods/pho', aFood({ mealtimes: ['dinner'] }));
  const body = { foodId: 'pho', userId: 'boss', status: 'pending', price: 9.5 };
  expect(await call('POST', '/order', body)).toMatchObject({ status: 409, reason: 'NOT_SERVED_NOW', from: '00:00' });
  expect(store.get('foods/pho')).toMatchObject({ quantity: aFood().quantity });
});

it.each([
  ['/order', { foodId: 'pho', userId: 'boss', status: 'pending', price: 9.5 }],
  ['/orders', { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 }],
])('POST %s of a house without hours is refused with the reason, and nothing is written', async (path, body) => {
  const { store, call } = await houseWith({ hours: { pickup: [] } });
  const closed = { reason: 'hours', opensAt: null, sentence: 'Closed.' };
  expect(await call('POST', path, body)).toMatchObject({ status: 409, reason: 'CLOSED', closed });
  expect(store.get('foods/pho')).toEqual(aFood());
});

it.each([
  ['/order', { foodId: 'pho', userId: 'boss', status: 'pending', price: 9.5 }],
  ['/orders', { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 }],
])('POST %s of a paused house is refused until when, and nothing is written', async (path, body) => {
  const untilMs = NOW_MS + 60_000;
  const { store, call } = await houseWith({ pause: { services: ['pickup'], untilMs, message: 'Back soon' } });
  const closed = { reason: 'paused', opensAt: new Date(untilMs).toISOString(), message: 'Back soon' };
  expect(await call('POST', path, body)).toMatchObject({ status: 409, reason: 'PAUSED', closed });
  expect(store.get('foods/pho')).toEqual(aFood());
});

it.each([
  ['SERVICE_NOT_OFFERED', '/order', { foodId: 'pho', userId: 'boss', status: 'pending', price: 9.5 }],
  ['SERVICE_NOT_OFFERED', '/orders', { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 }],
  ['TABLE_NOT_FOUND', '/orders', toTable('RENEWD')],
  ['TABLE_WAITS', '/orders', toTable('T7T7T7')],
])('is refused with %s by POST %s of a house that serves at tables alone, and nothing is written', async (...given) => {
  const [reason, path, body] = given;
  const { store, call } = await houseWith({ services: ['table'] });
  store.put('house/tables', [{ code: 'T7T7T7', name: 'Table 7' }]);
  store.put('tables/T7T7T7', ['one', 'two', 'three']);
  for (const id of ['one', 'two', 'three']) store.put(`orders/${id}`, anOrder({ id }));
  expect(await call('POST', path, body)).toMatchObject({ status: 409, reason });
  expect(store.get('foods/pho')).toEqual(aFood());
});

it.each([
  ['/order', { foodId: 'pho', userId: 'boss', status: 'pending', price: 9.5 }],
  ['/orders', { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 }],
])('POST %s with a phone needs the consent that the house asks for, and the order keeps when', async (path, body) => {
  const contact = { name: 'Gus', phone: '030 1234' };
  const { store, call } = await houseWith({ askConsent: true });
  expect(await call('POST', path, { ...body, contact })).toMatchObject({ status: 409, reason: 'CONSENT_MISSING' });
  expect(store.get('foods/pho')).toEqual(aFood());
  expect(await call('POST', path, { ...body, contact, consent: false })).toMatchObject({ status: 400 });
  const placed = await call('POST', path, { ...body, contact, consent: true });
  expect(placed).toMatchObject({ status: 201 });
  const orders = [...store.documents].filter(([key]) => /^orders\/[^/]+$/.test(key));
  expect(orders.map(([, { value }]) => (value as Order).consentAtMs)).toEqual([NOW_MS]);
});

const MENU = { categories: [{ id: 1, name: 'Soups', items: [{ id: 1, name: 'Soup', price: 4.9 }] }] };
const PRICED = [
  ['POST', '/foods', TACO],
  ['PUT', '/foods/pho', { price: '9.60' }],
  ['PUT', '/foods/pho/choices', { version: 0, sizes: [{ id: 'l', name: 'Large', extra: 2 }], groupIds: [] }],
  ['PUT', '/choicegroups/dips', DIPS],
  ['POST', '/menu/import', { format: 'gloriafood', supplier: 'Chef', file: MENU }],
] as const;

it.each(PRICED)('%s %s reads no price in a currency that the house has left', async (method, path, body) => {
  const { store, call } = await houseWith({ currency: 'EUR' });
  expect(await call(method, path, body)).toMatchObject({ status: 409, reason: 'SETTINGS_CHANGED', version: 3 });
  expect([store.get('counters/foods'), store.get<Food>('foods/pho')]).toEqual([1, aFood()]);
  expect([store.get('choices/pho'), store.get('choiceGroups/dips')]).toEqual([null, null]);
});

it.each(PRICED)('%s %s reads a price in a currency that the house has had for a while', async (method, path, body) => {
  const { call } = await houseWith({ currency: 'EUR' }, { ...DEFAULT_SETTINGS, currency: 'EUR' });
  expect(await call(method, path, body)).toEqual({ status: path === '/foods' ? 201 : 200 });
});

function toTable(table: string): object {
  return { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5, fulfilment: { kind: 'table', table } };
}
