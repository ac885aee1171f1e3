import { aFood, anOrder } from '@foodhouse/domain/testing';
import type { Order, User } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { deleteUser } from './delete-user.ts';
import { UnavailableError } from '../shared/outcomes.ts';
import { placeOrder } from '../ordering/place-order.ts';
import type { UnitOfWork } from '../shared/ports.ts';
import { ANN, anAccount, BOSS, countingIds, fixedClock, MemoryAccounts, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

function house(): { store: MemoryStore; accounts: MemoryAccounts; ports: Parameters<typeof deleteUser>[0] } {
  const store = new MemoryStore();
  store.put('counters/admins', 1);
  store.put('counters/users', 2);
  store.put('users/ann', { uid: 'ann', email: 'ann@example.com', role: 'user' });
  store.put('users/boss', { uid: 'boss', email: 'boss@example.com', role: 'admin' });
  store.put('orders/order-1', anOrder());
  const accounts = new MemoryAccounts(
    anAccount(),
    anAccount({ uid: 'boss', email: 'boss@example.com', role: 'admin' }),
  );
  const books = new MemoryHouse(store);
  return {
    store,
    accounts,
    ports: {
      accounts,
      unitOfWork: store,
      orderBook: books,
      invitationBook: books,
      userDirectory: books,
      pendingChanges: books,
      clock: fixedClock,
    },
  };
}

describe('deleting a user', () => {
  it('deletes account and record, and removes the email from the orders, which stay', async () => {
    const { store, accounts, ports } = house();
    expect(await deleteUser(ports, BOSS, { email: 'Ann@example.com ' })).toEqual({
      status: 'done',
      value: { deletedCount: 1 },
    });
    expect(accounts.accounts.has('ann')).toBe(false);
    expect(store.get<User>('users/ann')).toBeNull();
    expect(store.get('counters/users')).toBe(1);
    expect(store.get<Order>('orders/order-1')).toEqual(anOrder({ user: 'deleted user' }));
    expect(store.audit).toEqual([
      {
        action: 'user.delete',
        byUid: 'boss',
        subject: 'ann',
        before: 'user',
        after: 'deleted',
        requestId: 'request-1',
        atMs: NOW_MS,
      },
    ]);
    expect(await deleteUser(ports, BOSS, { email: 'ann@example.com' })).toMatchObject({ value: { deletedCount: 0 } });
  });

  it.each(Array.from({ length: 40 }, (_, ticks) => ticks))(
    'leaves the email in no pending order, committed %i ticks later',
    async (ticks) => {
      const { store, ports } = house();
      store.put('foods/pho', aFood());
      const slow: UnitOfWork = {
        run: (about, work) =>
          store.run(about, async (transaction) => {
            const result = await work(transaction);
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
            return result;
          }),
      };
      const request = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
      await Promise.all([
        placeOrder(
          { unitOfWork: slow, orderBook: ports.orderBook, clock: fixedClock, ids: countingIds('under-way') },
          { caller: ANN, request, idempotencyKey: null },
        ),
        deleteUser(ports, BOSS, { email: 'ann@example.com' }),
      ]);
      expect(JSON.stringify([...store.documents.values()])).not.toContain('ann@example.com');
    },
  );

  it('completes after an outage when it is repeated', async () => {
    const { store, accounts, ports } = house();
    const broken = {
      ...ports,
      orderBook: { ...ports.orderBook, anonymise: () => Promise.reject(new UnavailableError('Firestore', null)) },
    };
    await expect(deleteUser(broken, BOSS, { email: 'ann@example.com' })).rejects.toThrow('cannot be reached');
    expect(accounts.accounts.get('ann')?.disabled).toBe(true); // nobody can sign in meanwhile
    expect(await deleteUser(ports, BOSS, { email: 'ann@example.com' })).toMatchObject({ value: { deletedCount: 1 } });
    expect(store.get<Order>('orders/order-1')?.user).toBe('deleted user');
    expect(accounts.accounts.has('ann')).toBe(false);
    expect(store.get('counters/users')).toBe(1);
  });

  it.each([
    ['an account without a record', 'documents', 1],
    ['a record without an account', 'accounts', 1],
    ['nobody', 'both', 0],
  ])('by its id deletes %s', async (_who, gone, deletedCount) => {
    const { store, accounts, ports } = house();
    store.put('customers/ann', { delivered: 5, given: 1, vouchers: [] });
    if (gone !== 'accounts') store.documents.delete('users/ann');
    if (gone !== 'documents') accounts.accounts.delete('ann');
    expect(await deleteUser(ports, BOSS, { uid: 'ann' })).toMatchObject({ value: { deletedCount } });
    expect(store.get('customers/ann') === null).toBe(deletedCount === 1);
  });

  it('leaves the count alone for an account without a record, and says so in the audit', async () => {
    const { store, ports } = house();
    store.documents.delete('users/ann');
    store.put('counters/users', 1);
    expect(await deleteUser(ports, BOSS, { email: 'ann@example.com' })).toMatchObject({ value: { deletedCount: 1 } });
    expect(store.get('counters/users')).toBe(1);
    expect(store.audit).toMatchObject([{ subject: 'ann', before: 'nobody', after: 'deleted' }]);
  });

  it.each([
    [
      'of the record, where it has another than the account',
      { email: 'ann@old.example', role: 'user' },
      'ann@old.example',
    ],
    ['that was asked for, where there is no record', null, 'ann@example.com'],
  ])('creates a pending change with the email %s', async (_which, record, email) => {
    const { store, ports } = house();
    if (record) store.put('users/ann', { uid: 'ann', ...record });
    else store.documents.delete('users/ann');
    const accounts = { ...ports.accounts, disable: () => Promise.reject(new UnavailableError('Auth', null)) };
    const broken = {
      ...ports,
      accounts: Object.assign(Object.create(ports.accounts) as typeof ports.accounts, accounts),
    };
    await expect(deleteUser(broken, BOSS, { email: 'ann@example.com' })).rejects.toThrow('cannot be reached');
    expect(store.get('pendingChanges/ann')).toMatchObject({ kind: 'deletion', uid: 'ann', email });
  });

  it.each([
    ['user', 1],
    ['guest', 2], // guests are not counted
  ])('deletes a record of a %s that was written again meanwhile', async (role, users) => {
    const { store, accounts, ports } = house();
    const remove = accounts.remove.bind(accounts);
    accounts.remove = async (uid) => {
      store.put('users/ann', { uid: 'ann', email: 'ann@example.com', role });
      store.put('counters/users', 2);
      return remove(uid);
    };
    await deleteUser(ports, BOSS, { email: 'ann@example.com' });
    expect(store.documents.has('users/ann')).toBe(false);
    expect(store.get('counters/users')).toBe(users);
  });

  it('deletes a record without an account', async () => {
    const { store, accounts, ports } = house();
    accounts.accounts.delete('ann');
    expect(await deleteUser(ports, BOSS, { email: 'ann@example.com' })).toMatchObject({ value: { deletedCount: 1 } });
    expect(store.documents.has('users/ann')).toBe(false);
  });

  it('refuses the caller themselves and the last admin, and changes nothing', async () => {
    const { store, accounts, ports } = house();
    const before = new Map(store.documents);
    expect(await deleteUser(ports, BOSS, { email: 'boss@example.com' })).toMatchObject({ reason: 'SELF' });
    const other = { ...BOSS, uid: 'other' };
    expect(await deleteUser(ports, other, { email: 'boss@example.com' })).toMatchObject({ reason: 'LAST_ADMIN' });
    expect(store.documents).toEqual(before);
    expect(accounts.accounts.get('boss')).toMatchObject({ disabled: false });
  });
});
