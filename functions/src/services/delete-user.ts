import { normaliseEmail, type DeleteUserRequest } from '@foodhouse/domain';
import { useUpLimit } from './limits.ts';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Accounts, Caller, Clock, OrderBook, Transaction, UnitOfWork, UserDirectory } from './ports.ts';
import { countAdmins } from './set-user-role.ts';

export interface DeleteUserPorts {
  readonly accounts: Accounts;
  readonly unitOfWork: UnitOfWork;
  readonly orderBook: OrderBook;
  readonly userDirectory: UserDirectory;
  readonly clock: Clock;
}

/**
 * Deletes a user: his record, his account, and his email on his orders, which stay. The account goes last, since it is
 * how a repeated call finds what a crash left undone. Orders under way are stopped by using his limit up: each of them
 * either was written before, and loses the email, or comes too late.
 */
export async function deleteUser(
  ports: DeleteUserPorts,
  caller: Caller,
  request: DeleteUserRequest,
): Promise<Outcome<{ readonly deletedCount: number }>> {
  const { accounts, orderBook } = ports;
  const uid = await findUid(ports, request.email);
  if (uid === null) return done({ deletedCount: 0 });
  if (uid === caller.uid) return refused('SELF', 'Nobody deletes himself.');
  const removed = await removeRecord(ports, caller, uid);
  if (removed.status === 'refused') return removed;
  await accounts.disable(uid);
  await orderBook.anonymise(uid);
  await accounts.remove(uid);
  // A registration that had begun before may have written the record once more.
  const again = await removeRecord(ports, caller, uid);
  return again.status === 'refused' ? again : done({ deletedCount: 1 });
}

async function findUid({ accounts, userDirectory }: DeleteUserPorts, email: string): Promise<string | null> {
  const account = await accounts.byEmail(email);
  return account?.uid ?? (await userDirectory.userByEmail(normaliseEmail(email)))?.uid ?? null;
}

function removeRecord({ unitOfWork, clock }: DeleteUserPorts, caller: Caller, uid: string): Promise<Outcome<null>> {
  return unitOfWork.run('admins', async (transaction: Transaction) => {
    const record = await transaction.user(uid);
    const counted = await countAdmins(transaction, record?.role ?? 'user', null);
    if (counted.status === 'refused') return counted;
    await useUpLimit(transaction, 'order', uid, clock.nowMs());
    if (!record) return done(null);
    transaction.deleteUser(uid);
    transaction.addToCounter('users', -1);
    transaction.addAudit({
      action: 'user.delete',
      byUid: caller.uid,
      subject: uid,
      before: record.role,
      after: 'deleted',
      requestId: caller.requestId,
      atMs: clock.nowMs(),
    });
    return done(null);
  });
}
