import { isMember, normaliseEmail, type DeleteUserRequest } from '@foodhouse/domain';
import { useUpLimit } from '../shared/limits.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type {
  Accounts,
  Caller,
  Clock,
  InvitationBook,
  OrderBook,
  PendingChanges,
  Transaction,
  UnitOfWork,
  UserDirectory,
} from '../shared/ports.ts';
import { countAdmins, removeStrayRecord } from './set-user-role.ts';

export interface DeleteUserPorts {
  readonly accounts: Accounts;
  readonly unitOfWork: UnitOfWork;
  readonly orderBook: OrderBook;
  readonly invitationBook: InvitationBook;
  readonly userDirectory: UserDirectory;
  readonly pendingChanges: PendingChanges;
  readonly clock: Clock;
}

/**
 * Deletes a user: the record, the account, their invitations, and the email in their orders, which stay. The first commit deletes the
 * record, without which nobody passes the gate, and creates a pending change, which prevents a registration. A repeat
 * of the call, or `tick`, completes an interrupted deletion.
 */
export async function deleteUser(
  ports: DeleteUserPorts,
  caller: Caller,
  request: DeleteUserRequest | { readonly uid: string },
): Promise<Outcome<{ readonly deletedCount: number }>> {
  const email = 'email' in request ? normaliseEmail(request.email) : '';
  const uid = 'uid' in request ? await knownUid(ports, request.uid) : await uidOf(ports, email);
  if (uid === null) return done({ deletedCount: 0 });
  if (uid === caller.uid) return refused('SELF', 'Nobody deletes their own account.');
  const begun = await ports.unitOfWork.run('admins', (transaction) =>
    beginDeletion(ports, transaction, caller, uid, email),
  );
  if (begun.status === 'refused') return begun;
  await finishDeletion(ports, uid);
  return done({ deletedCount: 1 });
}

/**
 * The steps after the first commit. The pending change is deleted last, because it marks an interrupted deletion. The
 * first commit exhausted the limit of orders: an order in progress either was written before, and loses the email here,
 * or fails. These steps may be repeated.
 */
export async function finishDeletion(
  {
    accounts,
    invitationBook,
    orderBook,
    unitOfWork,
  }: Pick<DeleteUserPorts, 'accounts' | 'invitationBook' | 'orderBook' | 'unitOfWork'>,
  uid: string,
): Promise<void> {
  await accounts.disable(uid);
  await orderBook.anonymise(uid);
  await invitationBook.forget(uid);
  await accounts.remove(uid);
  await unitOfWork.run(`user ${uid}`, async (transaction) => {
    // A registration that began before the first commit may have written the record again.
    await removeStrayRecord(transaction, uid);
    transaction.deleteCustomer(uid);
    if (await transaction.pendingChange(uid)) transaction.deletePendingChange(uid);
  });
}

async function uidOf(
  { accounts, pendingChanges, userDirectory }: DeleteUserPorts,
  email: string,
): Promise<string | null> {
  // A pending deletion goes first: by now the address may belong to a new user, who must not be deleted with it.
  const leaving = await pendingChanges.deletionOf(email);
  if (leaving) return leaving.uid;
  const account = await accounts.byEmail(email);
  return account?.uid ?? (await userDirectory.userByEmail(email))?.uid ?? null;
}

/** Null for an id of nobody: nothing is begun that would never end. */
async function knownUid({ accounts, userDirectory }: DeleteUserPorts, uid: string): Promise<string | null> {
  const [account, record] = await Promise.all([accounts.byUid(uid), userDirectory.user(uid)]);
  return account || record ? uid : null;
}

async function beginDeletion(
  { clock }: DeleteUserPorts,
  transaction: Transaction,
  caller: Caller,
  uid: string,
  email: string,
): Promise<Outcome<null>> {
  const [record, pending] = await Promise.all([transaction.user(uid), transaction.pendingChange(uid)]);
  if (pending?.kind === 'deletion') return done(null);
  const counted = await countAdmins(transaction, record?.role ?? 'user', null);
  if (counted.status === 'refused') return counted;
  const atMs = clock.nowMs();
  await useUpLimit(transaction, 'order', uid, atMs);
  if (record) {
    transaction.deleteUser(uid);
    if (isMember(record.role)) transaction.addToCounter('users', -1);
  }
  transaction.savePendingChange({
    kind: 'deletion',
    uid,
    email: record?.email ?? email,
    role: null,
    startedAtMs: atMs,
  });
  transaction.addAudit({
    action: 'user.delete',
    byUid: caller.uid,
    subject: uid,
    before: record?.role ?? 'nobody',
    after: 'deleted',
    requestId: caller.requestId,
    atMs,
  });
  return done(null);
}
