import { invalidArgument, StatusError } from '../model/status-error.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { LockTable } from './locks.ts';

/** A transaction without a request for this long is ended and its locks are released. @source docs/wire.md#transactions */
const IDLE_MS = 60_000;

export interface Transaction {
  readonly id: Uint8Array;
  readonly key: string;
  /** The instant it reads at, for a read-only one; null reads the latest version under locks. */
  readonly readTime: Timestamp | null;
}

interface OpenTransaction extends Transaction {
  readonly locks: Set<string>;
  timer: NodeJS.Timeout;
}

/** The transactions of one database. Ids are 0x11 and a little-endian counter, as the official emulator's. */
export class TransactionTable {
  readonly #open = new Map<string, OpenTransaction>();
  readonly #locks: LockTable;
  #issued = 0n;

  constructor(locks: LockTable) {
    this.#locks = locks;
  }

  begin(readTime: Timestamp | null): Transaction {
    this.#issued += 1n;
    const id = Buffer.alloc(9);
    id[0] = 0x11;
    id.writeBigUInt64LE(this.#issued, 1);
    const key = id.toString('hex');
    this.#open.set(key, { id, key, readTime, locks: new Set(), timer: this.#idleTimer(key) });
    return { id, key, readTime };
  }

  /**
   * The open transaction of an id. Restarts its idle time.
   * @throws INVALID_ARGUMENT for an id never issued, ABORTED for one that has ended
   */
  require(id: Uint8Array): Transaction {
    const number = parseId(id);
    if (number > this.#issued) throw invalidArgument('Transaction is invalid or expired.');
    const transaction = this.#open.get(Buffer.from(id).toString('hex'));
    if (!transaction) {
      throw new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
    }
    clearTimeout(transaction.timer);
    transaction.timer = this.#idleTimer(transaction.key);
    return transaction;
  }

  /** Remembers a read: other writers of that name now wait. Read-only transactions lock nothing. */
  lock(transaction: Transaction, name: string): void {
    const open = this.#open.get(transaction.key);
    if (!open || open.readTime !== null) return;
    open.locks.add(name);
    this.#locks.hold(name, open.key);
  }

  end(transaction: Transaction): void {
    const open = this.#open.get(transaction.key);
    if (!open) return;
    clearTimeout(open.timer);
    this.#open.delete(open.key);
    this.#locks.release(open.locks, open.key);
  }

  /** Ends by id, as Rollback does: fine for an ended one. @throws INVALID_ARGUMENT for an id never issued */
  rollback(id: Uint8Array): void {
    const number = parseId(id);
    if (number > this.#issued) throw invalidArgument('Transaction is invalid or expired.');
    const open = this.#open.get(Buffer.from(id).toString('hex'));
    if (open) this.end(open);
  }

  endAll(): void {
    for (const transaction of this.#open.values()) this.end(transaction);
  }

  #idleTimer(key: string): NodeJS.Timeout {
    const timer = setTimeout(() => {
      const open = this.#open.get(key);
      if (open) this.end(open);
    }, IDLE_MS);
    return timer.unref();
  }
}

/** @throws INVALID_ARGUMENT for bytes that are no transaction id */
function parseId(id: Uint8Array): bigint {
  if (id.length !== 9 || id[0] !== 0x11) throw invalidArgument('Invalid transaction.');
  return Buffer.from(id).readBigUInt64LE(1);
}

/** The name under which a document is locked. */
export function documentLock(key: string): string {
  return `document ${key}`;
}

/** The name under which every collection with an id is locked, as queries do. */
export function collectionLock(collectionId: string): string {
  return `collection ${collectionId}`;
}
