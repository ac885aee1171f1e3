import type { User } from '@foodhouse/domain';
import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ports } from '../../services/shared/ports.ts';
import {
  anAccount,
  countingIds,
  fixedClock,
  MemoryAccounts,
  NO_GUESTS,
  NOW_MS,
  STRICT,
} from '../../services/testing/fakes.ts';
import { MemoryHouse } from '../../services/testing/memory-house.ts';
import { MemoryStore } from '../../services/testing/memory-store.ts';
import { serveRoutes } from '../testing/serve-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';

const written = vi.spyOn(logger, 'write').mockReturnValue();

interface Asked {
  readonly method?: string;
  readonly as?: string;
  readonly key?: string;
  readonly body?: object;
}
let ask: (path: string, asked?: Asked) => Promise<{ status: number; body: unknown; reason: unknown }>;

beforeEach(async () => {
  written.mockClear();
  const store = new MemoryStore();
  const accounts = new MemoryAccounts();
  for (const [uid, role] of [
    ['boss', 'admin'],
    ['cook', 'chef'],
    ['ann', 'user'],
    ['bob', 'user'],
  ] as const) {
    const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
    const user: User = { uid, email: `${uid}@example.com`, displayName: uid, role, ...times };
    store.put(`users/${uid}`, user);
    accounts.accounts.set(uid, anAccount({ uid, email: user.email, role }));
  }
  const books = new MemoryHouse(store);
  const ports: Partial<Ports> = {
    accounts,
    auditTrail: { recordRefusal: async () => undefined },
    userDirectory: books,
    invitationBook: books,
    houseBook: { ...NO_GUESTS, know: () => undefined },
    ids: countingIds(),
    settings: STRICT,
    clock: fixedClock,
    unitOfWork: { run: store.run.bind(store), since: () => store },
  };
  const address = await serveRoutes(ports, invitationRoutes(), { K_SERVICE: 'api' });
  ask = async (path, { method = 'GET', as, key, body } = {}) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        'x-forwarded-for': '203.0.113.7, 66.249.84.10',
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
        ...(key !== undefined && { 'x-invitation-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answered = (await response.json()) as { error?: { details: { reason: string } } };
    return { status: response.status, body: answered, reason: answered.error?.details.reason };
  };
});

const accept = (key: string, as: string): Asked => ({ method: 'POST', as, body: { key } });

it('an invitation is made, listed without its key, shown, and accepted once', async () => {
  const made = await ask('/invitations', { method: 'POST', as: 'boss', body: { role: 'chef', name: ' Linh ' } });
  expect(made).toMatchObject({ status: 201, body: { role: 'chef', name: 'Linh', by: 'boss', key: 'key-1' } });
  const listed = await ask('/invitations', { as: 'boss' });
  expect(listed).toMatchObject({ status: 200, body: [{ role: 'chef', name: 'Linh', by: 'boss' }] });
  expect(JSON.stringify(listed)).not.toContain('key-1');
  expect(await ask('/invitation', { key: 'key-1' })).toMatchObject({
    status: 200,
    body: { role: 'chef', by: 'boss', endsAt: '2026-06-08T12:00:00.000Z', isAccepted: false },
  });
  expect(await ask('/invitation/accept', accept('key-1', 'ann'))).toMatchObject({
    status: 200,
    body: { role: 'chef', isGranted: true },
  });
  expect(await ask('/invitation/accept', accept('key-1', 'bob'))).toMatchObject({
    status: 409,
    reason: 'INVITATION_USED',
  });
  expect(await ask('/invitation', { key: 'key-1', as: 'ann' })).toMatchObject({ body: { isAccepted: true } });
  expect(await ask('/invitations', { as: 'boss' })).toMatchObject({ body: [] });
});

it('no log has the key of a link', async () => {
  await ask('/invitations', { method: 'POST', as: 'boss', body: { role: 'chef' } });
  await ask('/invitation', { key: 'key-1' });
  await ask('/invitation/accept', accept('key-1', 'ann'));
  await expect.poll(() => written.mock.calls.length).toBeGreaterThan(2);
  expect(JSON.stringify(written.mock.calls)).not.toContain('key-1');
});

it.each([
  ['a chef', 'cook', { role: 'chef' }, 403, 'ROLE_REQUIRED'],
  ['a user', 'ann', { role: 'chef' }, 403, 'ROLE_REQUIRED'],
  ['an admin, to a role that there is not', 'boss', { role: 'owner' }, 400, 'INVALID_FIELDS'],
  ['an admin, of a plain user', 'boss', { role: 'user' }, 400, 'INVALID_FIELDS'],
])('%s is refused', async (_who, as, body, status, reason) => {
  expect(await ask('/invitations', { method: 'POST', as, body })).toMatchObject({ status, reason });
});

it('wrong keys of one person are limited, and a right one still works', async () => {
  await ask('/invitations', { method: 'POST', as: 'boss', body: { role: 'chef' } });
  for (let guess = 0; guess < 20; guess += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await ask('/invitation/accept', accept(`wrong-${guess}`, 'ann'))).toMatchObject({ status: 404 });
  expect(await ask('/invitation/accept', accept('wrong', 'ann'))).toMatchObject({
    status: 429,
    reason: 'RATE_LIMITED',
  });
  expect(await ask('/invitation', { key: 'wrong', as: 'ann' })).toMatchObject({ status: 429 });
  expect(await ask('/invitation/accept', accept('key-1', 'ann'))).toMatchObject({ status: 200 });
});
