import {
  canManageUsers,
  lowerRole,
  sameEmail,
  type PageRequest,
  type Role,
  type User,
  type UserSearch,
} from '@foodhouse/domain';
import { finishChanges, type FinishChangesPorts } from './finish-changes.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import { finishRoleChange } from './set-user-role.ts';
import type { Accounts, Clock, Identity, Page, UserDirectory } from '../shared/ports.ts';

/** A user, and whether their account's email is verified. */
export interface ListedUser extends User {
  readonly emailVerified: boolean;
}

/** All registered users, by email. For admins. It also tries to complete interrupted changes. */
export async function listUsers(
  ports: FinishChangesPorts & { readonly userDirectory: UserDirectory; readonly clock: Clock },
  page: PageRequest,
): Promise<Page<ListedUser>> {
  if (page.after === null) await finishChanges(ports, ports.clock.nowMs());
  const { items, next } = await ports.userDirectory.users(page);
  return { items: await withAccounts(ports, items), next };
}

/** Users whose email or name begins with the search, by email: one page, possibly incomplete. For admins. */
export async function findUsers(
  ports: FinishChangesPorts & { readonly userDirectory: UserDirectory },
  search: UserSearch,
): Promise<Page<ListedUser>> {
  const found = await ports.userDirectory.usersFound(search);
  const byEmail = found.toSorted((a, b) => (a.email < b.email ? -1 : 1));
  return { items: await withAccounts(ports, byEmail), next: null };
}

async function withAccounts(ports: FinishChangesPorts, users: readonly User[]): Promise<readonly ListedUser[]> {
  const accounts = await Promise.all(users.map(({ uid }) => ports.accounts.byUid(uid)));
  const unlike = users.filter(({ role }, index) => role !== (accounts[index]?.role ?? role));
  // Claims that differ without a pending change: of an earlier version, or set by hand. The record counts.
  await Promise.allSettled(unlike.map(({ uid }) => finishRoleChange(ports, uid)));
  return users.map((user, index) => ({ ...user, emailVerified: accounts[index]?.emailVerified ?? false }));
}

/** Whether a user has a role now, as the gate decides. People may ask about themselves, and admins about everyone. */
export async function hasRole(
  { accounts, userDirectory }: { readonly accounts: Accounts; readonly userDirectory: UserDirectory },
  caller: Identity,
  email: string | null,
  role: Role,
): Promise<Outcome<boolean>> {
  if (email === null || sameEmail(email, caller.email)) return done(caller.role === role);
  if (!canManageUsers(caller.role)) return refused('NOT_YOURS', 'Only admins ask about others.');
  const account = await accounts.byEmail(email);
  const record = account && (await userDirectory.user(account.uid));
  return done(account !== null && record !== null && lowerRole(record.role, account.role) === role);
}
