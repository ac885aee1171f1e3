import type { PendingChange, GivenRole } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../shared/outcomes.ts';
import { finishRoleChange, setUserRole } from './set-user-role.ts';
import { anAccount, BOSS, fixedClock, MemoryAccounts, STRICT } from '../testing/fakes.ts';
import { MemoryStore } from '../testing/memory-store.ts';

// What setting a role does where record, claims and the mark of a half-done change say different things.

interface Ann {
  readonly record: GivenRole | null;
  readonly claims: GivenRole;
  readonly pending?: PendingChange['kind'];
  readonly emailVerified?: boolean;
}

const STARTED_AT_MS = 5;

function house({ record, claims, pending, emailVerified = true }: Ann): {
  store: MemoryStore;
  accounts: MemoryAccounts;
  ports: Parameters<typeof setUserRole>[0];
} {
  const store = new MemoryStore();
  store.put('counters/admins', 1);
  const known = { uid: 'ann', email: 'ann@example.com' };
  if (record) store.put('users/ann', { ...known, displayName: 'Ann', role: record, createdAtMs: 1 });
  if (pending) store.put('pendingChanges/ann', { ...known, kind: pending, role: 'chef', startedAtMs: STARTED_AT_MS });
  const accounts = new MemoryAccounts(anAccount({ role: claims, emailVerified }));
  return { store, accounts, ports: { accounts, unitOfWork: store, settings: STRICT, clock: fixedClock } };
}

const setRole = (ports: Parameters<typeof setUserRole>[0], role: GivenRole): ReturnType<typeof setUserRole> =>
  setUserRole(ports, BOSS, { email: 'ann@example.com', role });

describe('setting a role', () => {
  it('refuses an unknown user', async () => {
    const { ports } = house({ record: 'user', claims: 'user' });
    expect(await setUserRole(ports, BOSS, { email: 'nobody@example.com', role: 'chef' })).toEqual({
      status: 'done',
      value: { modifiedCount: 0 },
    });
  });

  it('writes the record when only the claims have the role, and keeps its other fields', async () => {
    const { store, ports } = house({ record: 'user', claims: 'chef' });
    expect(await setRole(ports, 'chef')).toMatchObject({ value: { modifiedCount: 1 } });
    expect(store.get('users/ann')).toMatchObject({ role: 'chef', createdAtMs: 1 });
  });

  it('corrects the claims when the record has the role, without a second audit entry', async () => {
    const { store, accounts, ports } = house({ record: 'chef', claims: 'user' });
    expect(await setRole(ports, 'chef')).toMatchObject({ value: { modifiedCount: 1 } });
    expect(accounts.accounts.get('ann')?.role).toBe('chef');
    expect(store.audit).toEqual([]);
  });

  it('keeps the time of a pending change', async () => {
    const { store, accounts, ports } = house({ record: 'chef', claims: 'user', pending: 'role' });
    accounts.setRole = () => Promise.reject(new UnavailableError('Auth', null));
    await expect(setRole(ports, 'chef')).rejects.toThrow('cannot be reached');
    expect(store.get('pendingChanges/ann')).toMatchObject({ startedAtMs: STARTED_AT_MS });
  });

  it('is refused for a user who is being deleted', async () => {
    const { store, ports } = house({ record: null, claims: 'user', pending: 'deletion' });
    expect(await setRole(ports, 'chef')).toMatchObject({ reason: 'BEING_DELETED' });
    expect(store.documents.has('users/ann')).toBe(false);
    expect(store.get('pendingChanges/ann')).toMatchObject({ kind: 'deletion' });
  });

  it('treats an account without a record as a user, in the audit too', async () => {
    const { store, ports } = house({ record: null, claims: 'user' });
    await setRole(ports, 'chef');
    expect(store.audit).toMatchObject([{ before: 'user', after: 'chef' }]);
  });

  it('needs no verified email for the role user', async () => {
    const { store, ports } = house({ record: null, claims: 'user', emailVerified: false });
    expect(await setRole(ports, 'user')).toMatchObject({ status: 'done' });
    expect(store.get('users/ann')).toMatchObject({ role: 'user' });
  });
});

describe('completing a change of a role', () => {
  it('makes a plain user of an account without a record', async () => {
    const { accounts, ports } = house({ record: null, claims: 'admin', pending: 'role' });
    await finishRoleChange(ports, 'ann');
    expect(accounts.accounts.get('ann')?.role).toBe('user');
  });

  it.each([
    ['there', true],
    ['gone', false],
  ])('keeps a pending deletion, whether the account is %s or not', async (_which, isThere) => {
    const { store, accounts, ports } = house({ record: 'user', claims: 'user', pending: 'deletion' });
    if (!isThere) accounts.accounts.delete('ann');
    await finishRoleChange(ports, 'ann');
    expect(store.get('pendingChanges/ann')).toMatchObject({ kind: 'deletion' });
  });
});
