import type { GivenRole, Role } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { identifyCaller } from './identify-caller.ts';
import { UnavailableError } from '../shared/outcomes.ts';
import { registerUser } from './register-user.ts';
import { setUserRole } from './set-user-role.ts';
import { anAccount, BOSS, fixedClock, MemoryAccounts, NO_GUESTS, NOW_MS, STRICT } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

describe('the gate', () => {
  const gate = (
    accounts: MemoryAccounts,
    headers: readonly string[] = ['Bearer ann'],
    record: Role | null = 'user',
  ): ReturnType<typeof identifyCaller> => {
    const store = new MemoryStore();
    if (record !== null) store.put('users/ann', { uid: 'ann', email: 'ann@example.com', role: record });
    const ports = { accounts, userDirectory: new MemoryHouse(store), houseBook: NO_GUESTS, clock: fixedClock };
    return identifyCaller(ports, headers);
  };

  it.each([
    ['admin', 'admin', 'admin'],
    ['user', 'admin', 'user'],
    ['admin', 'user', 'user'],
    ['chef', 'admin', 'chef'],
    ['admin', 'chef', 'chef'],
    ['user', 'chef', 'user'],
  ] as const)('takes the lower role: record %s and claims %s make %s', async (record, claims, role) => {
    expect(await gate(new MemoryAccounts(anAccount({ role: claims })), ['Bearer ann'], record)).toEqual({
      status: 'done',
      value: { uid: 'ann', email: 'ann@example.com', role },
    });
  });

  it('refuses an account without a record, whatever its claims say', async () => {
    const accounts = new MemoryAccounts(anAccount({ role: 'admin' }));
    expect(await gate(accounts, ['Bearer ann'], null)).toMatchObject({ status: 'refused', reason: 'NOT_REGISTERED' });
  });

  it.each(['anonymous', 'phone', 'custom', 'facebook.com'])('refuses a sign-in by %s', async (provider) => {
    const accounts = new MemoryAccounts(anAccount());
    accounts.provider = provider;
    expect(await gate(accounts)).toMatchObject({ status: 'refused', reason: 'PROVIDER_NOT_ALLOWED' });
  });

  it('accepts a sign-in by Google', async () => {
    const accounts = new MemoryAccounts(anAccount());
    accounts.provider = 'google.com';
    expect(await gate(accounts)).toMatchObject({ status: 'done' });
  });

  it('reads account and record in parallel', async () => {
    const asked: string[] = [];
    let letGo: () => void = () => undefined;
    const bothAsked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const ask = async (what: string): Promise<void> => {
      asked.push(what);
      if (asked.length === 2) letGo();
      await bothAsked;
    };
    const accounts = new MemoryAccounts(anAccount());
    const byUid = accounts.byUid.bind(accounts);
    accounts.byUid = async (uid) => {
      await ask('account');
      return byUid(uid);
    };
    const user = async (): Promise<null> => {
      await ask('record');
      return null;
    };
    await identifyCaller({ accounts, userDirectory: { user }, houseBook: NO_GUESTS, clock: fixedClock }, [
      'Bearer ann',
    ]);
    expect(asked.toSorted()).toEqual(['account', 'record']);
  });

  it.each([
    ['no header', [], 'TOKEN_MISSING'],
    ['two headers', ['Bearer ann', 'Bearer ann'], 'TOKEN_MISSING'],
    ['another scheme', ['Basic ann'], 'TOKEN_MISSING'],
    ['a huge header', [`Bearer ${'a'.repeat(9000)}`], 'TOKEN_MISSING'],
    ['garbage', ['Bearer TOKEN_INVALID'], 'TOKEN_INVALID'],
    ['an ended token', ['Bearer TOKEN_EXPIRED'], 'TOKEN_EXPIRED'],
    ['a deleted account', ['Bearer ghost'], 'TOKEN_REVOKED'],
  ])('refuses %s', async (_what, headers, reason) => {
    expect(await gate(new MemoryAccounts(anAccount()), headers)).toMatchObject({ status: 'refused', reason });
  });

  it('refuses disabled accounts, revoked sign-ins and tokens from the future', async () => {
    expect(await gate(new MemoryAccounts(anAccount({ disabled: true })))).toMatchObject({
      reason: 'ACCOUNT_DISABLED',
    });
    expect(await gate(new MemoryAccounts(anAccount({ validSinceMs: NOW_MS })))).toMatchObject({
      reason: 'TOKEN_REVOKED',
    });
    const early = new MemoryAccounts(anAccount());
    early.issuedAtMs = NOW_MS + 61_000;
    expect(await gate(early)).toMatchObject({ reason: 'TOKEN_INVALID' });
  });
});

describe('registering', () => {
  const request = { email: 'Ann@example.com', uid: 'ann', accessToken: 'ann', role: 'user' as const };

  it.each([
    ['gone', [], 'TOKEN_REVOKED'],
    ['disabled', [anAccount({ disabled: true })], 'ACCOUNT_DISABLED'],
    ['signed out everywhere since the token', [anAccount({ validSinceMs: NOW_MS })], 'TOKEN_REVOKED'],
  ])('refuses an account that is %s, and leaves no record', async (_what, accounts, reason) => {
    const store = new MemoryStore();
    const ports = { accounts: new MemoryAccounts(...accounts), unitOfWork: store, clock: fixedClock };
    expect(
      await registerUser(ports, { pathEmail: 'ann@example.com', request, bearer: null, address: 'here' }),
    ).toMatchObject({ reason });
    expect(store.get('users/ann')).toBeNull();
  });

  it('creates the record once and issues a token each time', async () => {
    const store = new MemoryStore();
    const ports = { accounts: new MemoryAccounts(anAccount()), unitOfWork: store, clock: fixedClock };
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        registerUser(ports, { pathEmail: 'ann@example.com', request, bearer: null, address: '203.0.113.7' }),
      ),
    );
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => ({ status: 'done', value: { token: 'issued for ann' } })));
    expect(store.get('users/ann')).toMatchObject({ email: 'ann@example.com', displayName: 'Ann', role: 'user' });
    expect(store.get('counters/users')).toBe(1);
  });

  it('allows twenty new accounts a minute and address; renewals do not count', async () => {
    const store = new MemoryStore();
    const people = Array.from({ length: 22 }, (_, index) =>
      anAccount({ uid: `p${index}`, email: `p${index}@example.com` }),
    );
    const ports = { accounts: new MemoryAccounts(...people), unitOfWork: store, clock: fixedClock };
    const register = (uid: string): ReturnType<typeof registerUser> =>
      registerUser(ports, {
        pathEmail: `${uid}@example.com`,
        request: { uid, email: `${uid}@example.com`, accessToken: uid },
        bearer: null,
        address: 'here',
      });
    const outcomes = await Promise.all(people.map(({ uid }) => register(uid)));
    expect(outcomes.filter((outcome) => outcome.status === 'done')).toHaveLength(20);
    expect(store.get('counters/users')).toBe(20);
    const known = people[outcomes.findIndex((outcome) => outcome.status === 'done')];
    expect(await register(known?.uid ?? '')).toMatchObject({ status: 'done' });
    const refused = people[outcomes.findIndex((outcome) => outcome.status === 'refused')];
    expect(await register(refused?.uid ?? '')).toMatchObject({
      reason: 'RATE_LIMITED',
      details: { retryAfterSeconds: 60 },
    });
  });

  it('allows two hundred new accounts an hour whose address is unknown', async () => {
    const people = Array.from({ length: 201 }, (_, index) =>
      anAccount({ uid: `p${index}`, email: `p${index}@example.com` }),
    );
    const ports = { accounts: new MemoryAccounts(...people), unitOfWork: new MemoryStore(), clock: fixedClock };
    const statuses: string[] = [];
    for (const { uid, email } of people) {
      const request = { uid, email, accessToken: uid };
      statuses.push((await registerUser(ports, { pathEmail: email, request, bearer: null, address: null })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 200 }, () => 'done'), 'refused']);
  });

  it('refuses a token from the future, as the gate does', async () => {
    const store = new MemoryStore();
    const accounts = new MemoryAccounts(anAccount());
    accounts.issuedAtMs = NOW_MS + 61_000;
    const ports = { accounts, unitOfWork: store, clock: fixedClock };
    expect(
      await registerUser(ports, { pathEmail: 'ann@example.com', request, bearer: null, address: 'here' }),
    ).toMatchObject({
      reason: 'TOKEN_INVALID',
    });
    expect(store.documents.size).toBe(0);
  });

  it('refuses sign-in methods that the house does not use', async () => {
    const store = new MemoryStore();
    const accounts = new MemoryAccounts(anAccount());
    accounts.provider = 'anonymous';
    const ports = { accounts, unitOfWork: store, clock: fixedClock };
    expect(
      await registerUser(ports, { pathEmail: 'ann@example.com', request, bearer: null, address: 'here' }),
    ).toMatchObject({
      reason: 'PROVIDER_NOT_ALLOWED',
    });
    expect(store.documents.size).toBe(0);
  });

  it('never changes an existing role', async () => {
    const store = new MemoryStore();
    store.put('users/ann', { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'admin' });
    await registerUser(
      { accounts: new MemoryAccounts(anAccount()), unitOfWork: store, clock: fixedClock },
      { pathEmail: 'ann@example.com', request, bearer: null, address: '203.0.113.7' },
    );
    expect(store.get('users/ann')).toMatchObject({ role: 'admin' });
  });

  it.each([
    ['another path', 'bob@example.com', {}, null],
    ['another uid', 'ann@example.com', { uid: 'bob' }, null],
    ['another email', 'ann@example.com', { email: 'bob@example.com' }, null],
    ['another bearer', 'ann@example.com', {}, BOSS],
  ])('refuses %s than the token’s', async (_what, path, changes, bearer) => {
    const store = new MemoryStore();
    const ports = { accounts: new MemoryAccounts(anAccount()), unitOfWork: store, clock: fixedClock };
    expect(
      await registerUser(ports, {
        pathEmail: path,
        request: { ...request, ...changes },
        bearer,
        address: '203.0.113.7',
      }),
    ).toMatchObject({
      reason: 'IDENTITY_MISMATCH',
    });
    expect(store.documents.size).toBe(0);
  });
});

describe('setting a role', () => {
  function house(): { store: MemoryStore; accounts: MemoryAccounts; ports: Parameters<typeof setUserRole>[0] } {
    const store = new MemoryStore();
    store.put('counters/admins', 1);
    store.put('users/ann', { uid: 'ann', email: 'ann@example.com', role: 'user' });
    store.put('users/boss', { uid: 'boss', email: 'boss@example.com', role: 'admin' });
    const accounts = new MemoryAccounts(
      anAccount(),
      anAccount({ uid: 'boss', email: 'boss@example.com', role: 'admin' }),
    );
    return { store, accounts, ports: { accounts, unitOfWork: store, settings: STRICT, clock: fixedClock } };
  }

  it('sets record, claims, the count of admins and an audit entry', async () => {
    const { store, accounts, ports } = house();
    expect(await setUserRole(ports, BOSS, { email: 'ann@example.com', role: 'admin' })).toEqual({
      status: 'done',
      value: { modifiedCount: 1 },
    });
    expect(store.get('users/ann')).toMatchObject({ role: 'admin', claimsChangedAtMs: NOW_MS });
    expect(accounts.accounts.get('ann')?.role).toBe('admin');
    expect(store.get('counters/admins')).toBe(2);
    expect(store.audit).toEqual([
      {
        action: 'user.role',
        byUid: 'boss',
        subject: 'ann',
        before: 'user',
        after: 'admin',
        requestId: 'request-1',
        atMs: NOW_MS,
      },
    ]);
  });

  it('changes nothing for the same role, and corrects claims after a crash', async () => {
    const { store, accounts, ports } = house();
    expect(await setUserRole(ports, BOSS, { email: 'ann@example.com', role: 'user' })).toMatchObject({
      value: { modifiedCount: 0 },
    });
    store.put('users/ann', { uid: 'ann', email: 'ann@example.com', role: 'chef' });
    expect(await setUserRole(ports, BOSS, { email: 'ann@example.com', role: 'chef' })).toMatchObject({
      value: { modifiedCount: 1 },
    });
    expect(accounts.accounts.get('ann')?.role).toBe('chef');
  });

  it('keeps the claims equal to the record, however calls for one person overlap', async () => {
    const { store, accounts, ports } = house();
    await Promise.all(
      (['chef', 'admin', 'user', 'chef'] as const).map((role) =>
        setUserRole(ports, BOSS, { email: 'ann@example.com', role }),
      ),
    );
    expect(accounts.accounts.get('ann')?.role).toBe(store.get<{ role: string }>('users/ann')?.role);
  });

  it('completes by a repeat after an outage between record and claims', async () => {
    const { accounts, ports } = house();
    const setRole = accounts.setRole.bind(accounts);
    accounts.setRole = () => Promise.reject(new UnavailableError('Auth', null));
    await expect(setUserRole(ports, BOSS, { email: 'ann@example.com', role: 'chef' })).rejects.toThrow(
      'cannot be reached',
    );
    accounts.setRole = setRole;
    expect(await setUserRole(ports, BOSS, { email: 'ann@example.com', role: 'chef' })).toMatchObject({
      value: { modifiedCount: 1 },
    });
    expect(accounts.accounts.get('ann')?.role).toBe('chef');
  });

  it.each(['chef', 'admin'] as const)('makes nobody a %s whose email is not verified', async (role) => {
    const { store, accounts, ports } = house();
    accounts.accounts.set('ann', anAccount({ emailVerified: false }));
    const before = new Map(store.documents);
    expect(await setUserRole(ports, BOSS, { email: 'ann@example.com', role })).toMatchObject({
      reason: 'EMAIL_NOT_VERIFIED',
    });
    expect(store.documents).toEqual(before);
    expect(accounts.accounts.get('ann')?.role).toBe('user');
    const lenient = { ...ports, settings: { requiresVerifiedEmail: false } };
    expect(await setUserRole(lenient, BOSS, { email: 'ann@example.com', role })).toMatchObject({ status: 'done' });
  });

  it('demotes an admin whose email is not verified, and does not promote them again', async () => {
    const { store, accounts, ports } = house();
    store.put('counters/admins', 2);
    store.put('users/ann', { uid: 'ann', email: 'ann@example.com', role: 'admin' });
    accounts.accounts.set('ann', anAccount({ role: 'admin', emailVerified: false }));
    const give = (role: GivenRole): ReturnType<typeof setUserRole> =>
      setUserRole(ports, BOSS, { email: 'ann@example.com', role });
    expect(await give('chef')).toMatchObject({ value: { modifiedCount: 1 } });
    expect(await give('admin')).toMatchObject({ reason: 'EMAIL_NOT_VERIFIED' });
    expect(await give('user')).toMatchObject({ value: { modifiedCount: 1 } });
  });

  it('keeps the last admin, and lets nobody demote themselves', async () => {
    const { ports } = house();
    expect(await setUserRole(ports, BOSS, { email: 'boss@example.com', role: 'user' })).toMatchObject({
      reason: 'SELF',
    });
    const other = { uid: 'other', email: 'other@example.com', role: 'admin' as const, requestId: 'request-2' };
    expect(await setUserRole(ports, other, { email: 'boss@example.com', role: 'user' })).toMatchObject({
      reason: 'LAST_ADMIN',
    });
  });
});
