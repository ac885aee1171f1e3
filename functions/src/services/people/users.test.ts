import { userSearchOf, type UserSearch } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { anAccount, MemoryAccounts, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { findUsers } from './users.ts';

it('finds users by email, says whose email is verified, and corrects their claims', async () => {
  const store = new MemoryStore();
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  const put = (uid: string, displayName: string): void => {
    store.put(`users/${uid}`, { uid, email: `${uid}@example.com`, displayName, role: 'user', ...times });
  };
  put('zed', 'Ann Zed');
  put('ann', 'Somebody');
  put('bob', 'Bob');
  const accounts = new MemoryAccounts(
    anAccount({ uid: 'zed', emailVerified: false }),
    anAccount({ uid: 'ann', role: 'admin' }),
  );
  const books = new MemoryHouse(store);
  const ports = {
    accounts,
    invitationBook: books,
    orderBook: books,
    pendingChanges: books,
    unitOfWork: store,
    userDirectory: books,
  };
  expect(await findUsers(ports, userSearchOf('ANN') as UserSearch)).toMatchObject({
    items: [
      { uid: 'ann', emailVerified: true },
      { uid: 'zed', emailVerified: false },
    ],
    next: null,
  });
  expect(accounts.accounts.get('ann')?.role).toBe('user');
});
