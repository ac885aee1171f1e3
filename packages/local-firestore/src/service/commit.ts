import { lastSegment, parentPath } from '../model/document.ts';
import type { DatabaseName } from '../model/name.ts';
import { invalidArgument, toStatusError, type StatusError } from '../model/status-error.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import type { Database } from '../store/database.ts';
import { stageCommit, type StagedCommit } from '../store/stage.ts';
import { collectionLock, documentLock, type Transaction } from '../store/transactions.ts';
import type { Write } from '../store/write.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';

export interface WriteResult {
  /** Null for a delete or verify. */
  readonly updateTime: Timestamp | null;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: Timestamp | null;
}

// Order of checks: the transaction, the writes themselves, rules, then waiting for locks, then all of it again on
// the state once the locks are free, then preconditions. Nothing is written until everything has passed.

/** Writes all or nothing. @throws ABORTED after waiting 2 s for locks that a transaction holds */
export async function commit(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  writes: readonly Write[],
  transactionId: Uint8Array | null,
): Promise<CommitResult> {
  const database = databaseOf(context, name);
  const transaction = transactionId === null ? null : database.transactions.require(transactionId);
  if (transaction && transaction.readTime !== null && writes.length > 0) {
    throw invalidArgument('Cannot modify entities in a read-only transaction.');
  }
  checkVerifies(writes);
  if (writes.length === 0) {
    if (transaction) database.transactions.end(transaction);
    return { writeResults: [], commitTime: null };
  }
  const prepare = (): StagedCommit => {
    const requestTime = database.requestTime();
    const staged = stageCommit(name, writes, (key) => database.get(key), requestTime);
    new Authorization(context, caller, database).commit(staged, requestTime);
    return staged;
  };
  const locks = locksOf(writes);
  return runLocked(database, transaction, locks, prepare, () => {
    const staged = prepare();
    const violation = staged.writes.find((write) => write.violation !== null)?.violation;
    if (violation) throw violation;
    const commitTime = database.apply(staged);
    for (const { kind, path } of writes) {
      if (kind !== 'verify')
        context.usage.add(name.project, caller.kind, `write ${path.at(-2)}`, kind === 'set' ? 'writes' : 'deletes', 1);
    }
    return { writeResults: resultsOf(database, staged), commitTime };
  });
}

/** Each write on its own: a failure does not affect the others. For administrators. */
export async function batchWrite(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  writes: readonly Write[],
): Promise<readonly (WriteResult | StatusError)[]> {
  const database = databaseOf(context, name);
  const keys = new Set(writes.map((write) => write.key));
  if (keys.size < writes.length) {
    throw invalidArgument('the same document cannot be written more than once in a single request');
  }
  new Authorization(context, caller, database).requireAdmin('Batch writes require admin authentication.');
  // One invalid write refuses them all, so all are staged before the first is written.
  const requestTime = database.requestTime();
  for (const write of writes) stageCommit(name, [write], (key) => database.get(key), requestTime);
  const results: (WriteResult | StatusError)[] = [];
  for (const write of writes) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the real service does
      const { writeResults } = await commit(context, caller, name, [write], null);
      results.push(...writeResults);
    } catch (error) {
      const status = toStatusError(error);
      if (status.status === 'INVALID_ARGUMENT') throw status;
      results.push(status);
    }
  }
  return results;
}

async function runLocked<T>(
  database: Database,
  transaction: Transaction | null,
  locks: readonly string[],
  beforeWaiting: () => void,
  action: () => T,
): Promise<T> {
  try {
    if (!database.locks.isFree(locks, transaction?.key ?? null)) beforeWaiting();
    return await database.locks.whenFree(locks, transaction?.key ?? null, () => {
      const result = action();
      if (transaction) database.transactions.end(transaction);
      return result;
    });
  } catch (error) {
    // An invalid write is a mistake of the request, so the transaction stays open. @source docs/wire.md#transactions
    const isInvalid = toStatusError(error).status === 'INVALID_ARGUMENT';
    if (transaction && !isInvalid) database.transactions.end(transaction);
    throw error;
  }
}

function locksOf(writes: readonly Write[]): readonly string[] {
  return writes.flatMap((write) => [documentLock(write.key), collectionLock(lastSegment(parentPath(write.path)))]);
}

function resultsOf(database: Database, staged: StagedCommit): readonly WriteResult[] {
  return staged.writes.map(({ write, transformResults }) => ({
    updateTime: write.kind === 'set' ? (database.get(write.key)?.updateTime ?? null) : null,
    transformResults,
  }));
}

/** @source docs/wire.md#transactions */
function checkVerifies(writes: readonly Write[]): void {
  const verified = new Set<string>();
  const written = new Set<string>();
  for (const write of writes) {
    if (write.kind === 'verify') {
      if (write.precondition === null) throw invalidArgument('a verify must contain a precondition');
      if (verified.has(write.key)) {
        throw invalidArgument('the same document cannot be verified more than once in a single request');
      }
      if (written.has(write.key)) {
        throw invalidArgument('the same document cannot be written and then verified in a single request');
      }
      verified.add(write.key);
    } else {
      if (verified.has(write.key)) {
        throw invalidArgument('the same document cannot be verified and then written in a single request');
      }
      written.add(write.key);
    }
  }
}
