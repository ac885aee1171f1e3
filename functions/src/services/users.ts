import type { Role, User } from '@foodhouse/domain';
import { sameEmail } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Accounts, Identity, Listed, Page, UserDirectory } from './ports.ts';

/** Everybody who registered, by email. For admins. */
export function listUsers(
  { userDirectory }: { readonly userDirectory: UserDirectory },
  page: Page,
): Promise<Listed<User>> {
  return userDirectory.users(page);
}

/** Whether somebody has a role, as his account says now. Everybody may ask about himself, an admin about all. */
export async function hasRole(
  { accounts }: { readonly accounts: Accounts },
  caller: Identity,
  email: string | null,
  role: Role,
): Promise<Outcome<boolean>> {
  if (email === null || sameEmail(email, caller.email)) return done(caller.role === role);
  if (caller.role !== 'admin') return refused('NOT_YOURS', 'Only admins ask about others.');
  return done((await accounts.byEmail(email))?.role === role);
}
