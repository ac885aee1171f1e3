import type { Role, SetUserRoleRequest } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Account, Accounts, Caller, Clock, UnitOfWork, UserRecord } from './ports.ts';

export interface SetUserRolePorts {
  readonly accounts: Accounts;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/**
 * Sets a role in the record and in the account's claims. The record goes first, with the count of admins in the same
 * commit, so that two admins cannot demote each other; a repeated call mends claims that a crash left behind.
 */
export async function setUserRole(
  { accounts, unitOfWork, clock }: SetUserRolePorts,
  caller: Caller,
  { email, role }: SetUserRoleRequest,
): Promise<Outcome<{ readonly modifiedCount: number }>> {
  const account = await accounts.byEmail(email);
  if (!account) return done({ modifiedCount: 0 });
  if (account.uid === caller.uid && role !== 'admin') return refused('SELF', 'Nobody takes his own role away.');
  const changed = await unitOfWork.run('admins', async (transaction) => {
    const record = await transaction.user(account.uid);
    const before: Role = record?.role ?? account.role;
    if (record && before === role) return done(false);
    const change = Number(role === 'admin') - Number(before === 'admin');
    if (change !== 0) {
      const admins = await transaction.adminCount();
      if (admins + change < 1) return refused('LAST_ADMIN', 'The last admin cannot be removed.');
      transaction.setAdminCount(admins + change);
    }
    const atMs = clock.nowMs();
    transaction.saveUser({ ...(record ?? recordOf(account, atMs)), role, updatedAtMs: atMs, claimsChangedAtMs: atMs });
    transaction.addAudit({ action: 'user.role', byUid: caller.uid, subject: account.uid, before, after: role, atMs });
    return done(true);
  });
  if (changed.status === 'refused') return changed;
  const claimsDiffer = account.role !== role;
  if (claimsDiffer) await accounts.setRole(account.uid, role);
  return done({ modifiedCount: changed.value || claimsDiffer ? 1 : 0 });
}

function recordOf(account: Account, atMs: number): UserRecord {
  return {
    uid: account.uid,
    email: account.email,
    displayName: account.displayName,
    role: account.role,
    createdAtMs: atMs,
    updatedAtMs: atMs,
    claimsChangedAtMs: atMs,
  };
}
