import type { Role, User } from '@foodhouse/domain';
import { lowerRole, sameEmail } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Accounts, Identity, Listed, Page, UserDirectory } from './ports.ts';

/** Everybody who registered, by email. For admins. */
export function listUsers(
  { userDirectory }: { readonly userDirectory: UserDirectory },
  page: Page,
): Promise<Listed<User>> {
  return userDirectory.users(page);
}

/** Whether somebody has a role, as the gate would say now. Everybody may ask about himself, an admin about all. */
export async function hasRole(
  { accounts, userDirectory }: { readonly accounts: Accounts; readonly userDirectory: UserDirectory },
  caller: Identity,
  email: string | null,
  role: Role,
): Promise<Outcome<boolean>> {
  if (email === null || sameEmail(email, caller.email)) return done(caller.role === role);
  if (caller.role !== 'admin') return refused('NOT_YOURS', 'Only admins ask about others.');
  const account = await accounts.byEmail(email);
  const record = account && (await userDirectory.user(account.uid));
  return done(account !== null && record !== null && lowerRole(record.role, account.role) === role);
}
