import { DEFAULT_SETTINGS } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { deleteUserCallable } from '../callables/delete-user.ts';
import { setUserRoleCallable } from '../callables/set-user-role.ts';
import { BusyError } from '../services/shared/outcomes.ts';
import type { Ports } from '../services/shared/ports.ts';
import { anAccount, countingIds, fixedClock, MemoryAccounts, NOW_MS } from '../services/testing/fakes.ts';
import { MemoryHouse } from '../services/testing/memory-house.ts';
import { MemoryStore } from '../services/testing/memory-store.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

/** An admin, a food, and Ann, whose promotion was cut between record and claims. */
function cutHouse(): { store: MemoryStore; accounts: MemoryAccounts } {
  const store = new MemoryStore();
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  store.put('counters/admins', 1);
  store.put('counters/users', 2);
  store.put('users/boss', { uid: 'boss', email: 'boss@example.com', role: 'admin', ...times });
  store.put('users/ann', { uid: 'ann', email: 'ann@example.com', role: 'chef', ...times });
  store.put('pendingChanges/ann', { kind: 'role', uid: 'ann', role: 'chef', startedAtMs: NOW_MS - 60_000 });
  store.put('foods/pho', aFood());
  const boss = anAccount({ uid: 'boss', email: 'boss@example.com', role: 'admin' });
  return { store, accounts: new MemoryAccounts(anAccount(), boss) };
}

/** One request of the admin whose time is up: no unit of work that counts from its arrival runs. */
async function callLate(
  { store, accounts }: ReturnType<typeof cutHouse>,
  routes: readonly Route[],
  { method, path, body }: { readonly method: string; readonly path: string; readonly body?: unknown },
): Promise<number> {
  const books = new MemoryHouse(store);
  const late = { run: () => Promise.reject(new BusyError('no time is left')) };
  const ports: Partial<Ports> = {
    accounts,
    clock: fixedClock,
    houseBook: { settings: async () => DEFAULT_SETTINGS, know: () => undefined },
    ids: countingIds(),
    invitationBook: books,
    orderBook: books,
    pendingChanges: books,
    settings: { requiresVerifiedEmail: false },
    unitOfWork: { run: store.run.bind(store), since: () => late },
    userDirectory: books,
  };
  const address = await serveRoutes(ports, routes);
  const response = await fetch(address + path, {
    method,
    headers: { authorization: 'Bearer boss', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.status;
}

const ann = 'ann@example.com';

it.each([
  { name: 'GET /users', routes: ROUTES, method: 'GET', path: '/users' },
  { name: 'DELETE /users/:email', routes: ROUTES, method: 'DELETE', path: `/users/${ann}` },
  { name: 'GET /users/role', routes: ROUTES, method: 'GET', path: `/users/role/${ann}/chef` },
  { name: 'POST /users/role', routes: ROUTES, method: 'POST', path: `/users/role/${ann}/chef` },
  {
    name: 'setUserRole',
    routes: [setUserRoleCallable],
    method: 'POST',
    path: '/',
    body: { data: { email: ann, role: 'chef' } },
  },
  { name: 'deleteUser', routes: [deleteUserCallable], method: 'POST', path: '/', body: { data: { email: ann } } },
])('$name completes an interrupted change of a user, however late the request is', async ({ routes, ...request }) => {
  const house = cutHouse();
  expect([await callLate(house, routes, request), house.store.get('pendingChanges/ann')]).toEqual([200, null]);
});

it('POST /order is refused when no time is left', async () => {
  const order = { foodId: 'pho', userId: 'boss', status: 'pending', price: 9.5 };
  expect(await callLate(cutHouse(), ROUTES, { method: 'POST', path: '/order', body: order })).toBe(429);
});
