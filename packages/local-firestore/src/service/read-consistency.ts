import { invalidArgument } from '../model/status-error.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Database } from '../store/database.ts';
import type { ReadView } from '../store/read-view.ts';
import type { Transaction } from '../store/transactions.ts';

export type TransactionOptions =
  | { readonly kind: 'read-write'; readonly retry: Uint8Array | null }
  | { readonly kind: 'read-only'; readonly readTime: Timestamp | null };

/** How a read is placed in time: the latest, a past instant, or within a transaction. */
export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'at'; readonly readTime: Timestamp }
  | { readonly kind: 'in'; readonly transactionId: Uint8Array }
  | { readonly kind: 'begin'; readonly options: TransactionOptions };

export const LATEST: Consistency = { kind: 'latest' };

interface ConsistentRead {
  readonly view: ReadView;
  readonly transaction: Transaction | null;
  /** The id of the transaction that this read began. */
  readonly begun: Uint8Array | null;
}

export function beginTransaction(database: Database, options: TransactionOptions): Transaction {
  if (options.kind === 'read-write') {
    if (options.retry !== null && options.retry.length !== 9) throw invalidArgument('Invalid transaction.');
    return database.transactions.begin(null);
  }
  if (options.readTime !== null) database.viewAt(options.readTime);
  return database.transactions.begin(options.readTime ?? database.now());
}

/** @throws the errors of the transaction table for the id, of the history for the instant */
export function openRead(database: Database, consistency: Consistency): ConsistentRead {
  switch (consistency.kind) {
    case 'latest':
      return { view: database.current(), transaction: null, begun: null };
    case 'at':
      return { view: database.viewAt(consistency.readTime), transaction: null, begun: null };
    case 'in': {
      const transaction = database.transactions.require(consistency.transactionId);
      return { view: viewOf(database, transaction), transaction, begun: null };
    }
    case 'begin': {
      const transaction = beginTransaction(database, consistency.options);
      return { view: viewOf(database, transaction), transaction, begun: transaction.id };
    }
  }
}

function viewOf(database: Database, transaction: Transaction): ReadView {
  return transaction.readTime === null ? database.current() : database.viewAt(transaction.readTime);
}
