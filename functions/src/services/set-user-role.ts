import type { Role, SetUserRoleRequest, User } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Account, Accounts, Caller, Clock, Transaction, UnitOfWork } from './ports.ts';

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
  ports: SetUserRolePorts,
  caller: Caller,
  { email, role }: SetUserRoleRequest,
): Promise<Outcome<{ readonly modifiedCount: number }>> {
  const account = await ports.accounts.byEmail(email);
  if (!account) return done({ modifiedCount: 0 });
  if (account.uid === caller.uid && role !== 'admin') return refused('SELF', 'Nobody takes his own role away.');
  const changed = await ports.unitOfWork.run('admins', (transaction) =>
    changeRecord(ports, transaction, caller, account, role),
  );
  if (changed.status === 'refused') return changed;
  const isClaimsStale = account.role !== role;
  if (changed.value || isClaimsStale) await mirrorRole(ports, account.uid);
  return done({ modifiedCount: changed.value || isClaimsStale ? 1 : 0 });
}

/** Keeps the count of admins in step with a record that changes. @returns a refusal when it would reach none */
export async function countAdmins(transaction: Transaction, before: Role, after: Role | null): Promise<Outcome<null>> {
  const change = Number(after === 'admin') - Number(before === 'admin');
  if (change === 0) return done(null);
  const admins = await transaction.adminCount();
  if (admins + change < 1) return refused('LAST_ADMIN', 'The last admin cannot be removed.');
  transaction.setAdminCount(admins + change);
  return done(null);
}

/** @returns whether anything changed */
async function changeRecord(
  { clock }: SetUserRolePorts,
  transaction: Transaction,
  caller: Caller,
  account: Account,
  role: Role,
): Promise<Outcome<boolean>> {
  const record = await transaction.user(account.uid);
  const before = record?.role ?? account.role;
  if (record && before === role) return done(false);
  const counted = await countAdmins(transaction, before, role);
  if (counted.status === 'refused') return counted;
  const atMs = clock.nowMs();
  transaction.saveUser({ ...(record ?? recordOf(account, atMs)), role, updatedAtMs: atMs, claimsChangedAtMs: atMs });
  if (!record) transaction.addToCounter('users', 1);
  transaction.addAudit({
    action: 'user.role',
    byUid: caller.uid,
    subject: account.uid,
    before,
    after: role,
    requestId: caller.requestId,
    atMs,
  });
  return done(true);
}

/** Makes the claims what the record says. Whoever changes the record meanwhile does the same, so the last one holds. */
async function mirrorRole({ accounts, unitOfWork }: SetUserRolePorts, uid: string): Promise<void> {
  const readRole = (): Promise<Role | null> =>
    unitOfWork.run(`user ${uid}`, async (transaction) => (await transaction.user(uid))?.role ?? null);
  let role = await readRole();
  let mirrored: Role | null = null;
  while (role !== null && role !== mirrored) {
    mirrored = role;
    // oxlint-disable-next-line no-await-in-loop -- set, then looked at again
    await accounts.setRole(uid, role);
    // oxlint-disable-next-line no-await-in-loop -- as above
    role = await readRole();
  }
}

function recordOf(account: Account, atMs: number): User {
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
