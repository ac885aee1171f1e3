import { isMember, lowerRole, normaliseEmail, type Role, type SetUserRoleRequest, type User } from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Account, Accounts, Caller, Clock, Settings, Transaction, UnitOfWork } from '../shared/ports.ts';

export interface SetUserRolePorts {
  readonly accounts: Accounts;
  readonly unitOfWork: UnitOfWork;
  readonly settings: Settings;
  readonly clock: Clock;
}

/**
 * Sets a role in the record and in the account's claims. The first commit changes the record and the count of admins,
 * and creates a pending change: two admins cannot demote each other. Because the gate takes the lower of record and
 * claims, a demotion takes effect with that commit and a promotion with the last step. A repeat of the call, or `tick`,
 * completes an interrupted change.
 */
export async function setUserRole(
  ports: SetUserRolePorts,
  caller: Caller,
  { email, role }: SetUserRoleRequest,
): Promise<Outcome<{ readonly modifiedCount: number }>> {
  const account = await ports.accounts.byEmail(email);
  if (!account) return done({ modifiedCount: 0 });
  if (account.uid === caller.uid && role !== 'admin') return refused('SELF', 'Nobody takes their own role away.');
  const begun = await ports.unitOfWork.run('admins', (transaction) =>
    beginRoleChange(ports, transaction, caller, account, role),
  );
  if (begun.status === 'refused') return begun;
  if (begun.value) await finishRoleChange(ports, account.uid);
  return done({ modifiedCount: begun.value ? 1 : 0 });
}

/**
 * Sets the claims to the record's role and deletes the pending change. A concurrent change does the same, so the last
 * one counts. May be repeated.
 */
export async function finishRoleChange(
  { accounts, unitOfWork }: Pick<SetUserRolePorts, 'accounts' | 'unitOfWork'>,
  uid: string,
): Promise<void> {
  const compare = (mirrored: Role | null): Promise<Role> =>
    unitOfWork.run(`user ${uid}`, async (transaction) => {
      const [record, pending] = await Promise.all([transaction.user(uid), transaction.pendingChange(uid)]);
      const role = record?.role ?? 'user';
      if (pending?.kind === 'role' && role === mirrored) transaction.deletePendingChange(uid);
      return role;
    });
  let mirrored: Role | null = null;
  let role = await compare(mirrored);
  while (role !== mirrored) {
    mirrored = role;
    // oxlint-disable-next-line no-await-in-loop -- set, then read again
    const isThere = await accounts.setRole(uid, role);
    // oxlint-disable-next-line no-await-in-loop -- each step needs the one before it
    if (!isThere) return unitOfWork.run('admins', (transaction) => undoRole(transaction, uid));
    // oxlint-disable-next-line no-await-in-loop -- each step needs the one before it
    role = await compare(mirrored);
  }
}

/** The account was deleted before the record was written: the late record is deleted again. */
async function undoRole(transaction: Transaction, uid: string): Promise<void> {
  if ((await transaction.pendingChange(uid))?.kind !== 'role') return;
  transaction.deletePendingChange(uid);
  await removeStrayRecord(transaction, uid);
}

/**
 * Deletes a record that was written after the deletion of its account. A promotion may have made it an admin's: then it
 * leaves the count too, without the check for the last admin, because nobody can sign in with it.
 */
export async function removeStrayRecord(transaction: Transaction, uid: string): Promise<void> {
  const record = await transaction.user(uid);
  if (!record) return;
  if (record.role === 'admin') transaction.setAdminCount((await transaction.adminCount()) - 1);
  transaction.deleteUser(uid);
  if (isMember(record.role)) transaction.addToCounter('users', -1);
}

/** Updates the count of admins for a changing record. @returns a refusal when no admin would be left */
export async function countAdmins(transaction: Transaction, before: Role, after: Role | null): Promise<Outcome<null>> {
  const change = Number(after === 'admin') - Number(before === 'admin');
  if (change === 0) return done(null);
  const admins = await transaction.adminCount();
  if (admins + change < 1) return refused('LAST_ADMIN', 'The last admin cannot be removed.');
  transaction.setAdminCount(admins + change);
  return done(null);
}

/**
 * The first commit of a change of a role: record, count of admins, audit and the mark of what is left to do.
 * @param by whose right it is
 * @returns whether steps are left: `finishRoleChange`
 */
export async function beginRoleChange(
  ports: Pick<SetUserRolePorts, 'settings' | 'clock'>,
  transaction: Transaction,
  by: Pick<Caller, 'uid' | 'requestId'>,
  account: Account,
  role: Role,
): Promise<Outcome<boolean>> {
  const { uid } = account;
  const [known, pending] = await Promise.all([transaction.user(uid), transaction.pendingChange(uid)]);
  // A guest who got an account, and has not registered yet, is new here.
  const record = known && isMember(known.role) ? known : null;
  if (pending?.kind === 'deletion') return refused('BEING_DELETED', 'The account is being deleted.');
  const isRecorded = record?.role === role;
  if (isRecorded && (pending || account.role === role)) return done(pending !== null);
  if (!isRecorded) {
    const recorded = await recordRole(ports, transaction, by, account, record, role);
    if (recorded.status === 'refused') return recorded;
  }
  const email = normaliseEmail(account.email);
  transaction.savePendingChange({ kind: 'role', uid, email, role, startedAtMs: ports.clock.nowMs() });
  return done(true);
}

async function recordRole(
  { clock, settings }: Pick<SetUserRolePorts, 'settings' | 'clock'>,
  transaction: Transaction,
  by: Pick<Caller, 'uid' | 'requestId'>,
  account: Account,
  record: User | null,
  role: Role,
): Promise<Outcome<null>> {
  const before = record?.role ?? 'user';
  const isMore = before !== role && lowerRole(before, role) === before;
  if (isMore && settings.requiresVerifiedEmail && !account.emailVerified) {
    return refused('EMAIL_NOT_VERIFIED', 'The address is not verified yet: a mail with a link came at sign-up.');
  }
  const counted = await countAdmins(transaction, before, role);
  if (counted.status === 'refused') return counted;
  const atMs = clock.nowMs();
  transaction.saveUser({ ...(record ?? recordOf(account, atMs)), role, updatedAtMs: atMs, claimsChangedAtMs: atMs });
  if (!record) transaction.addToCounter('users', 1);
  transaction.addAudit({
    action: 'user.role',
    byUid: by.uid,
    subject: account.uid,
    before,
    after: role,
    requestId: by.requestId,
    atMs,
  });
  return done(null);
}

function recordOf(account: Account, atMs: number): User {
  return {
    uid: account.uid,
    email: normaliseEmail(account.email),
    displayName: account.displayName,
    role: 'user',
    createdAtMs: atMs,
    updatedAtMs: atMs,
    claimsChangedAtMs: atMs,
  };
}
