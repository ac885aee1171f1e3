import type { Food } from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { ContentionError } from '../services/contention.ts';
import { BusyError } from '../services/outcomes.ts';
import type { RequestsUnitOfWork, Transaction, UnitOfWork } from '../services/ports.ts';
import type { DocumentReads } from './document-reads.ts';
import { toMicros } from './documents.ts';
import { FirestoreTransaction } from './firestore-transaction.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { CollisionError, VersionedBatch, type KnownDocument } from './versioned-batch.ts';

// Optimistic: reads without locks, then one batch with the read versions as preconditions. Of conflicting commits one
// succeeds and the others retry within milliseconds; the SDK's own transactions hold locks instead, and buyers of one
// food would wait for seconds. docs/decisions/004, 018.

/** From a request's arrival to its answer, the gate and waiting included. */
const DEADLINE_MS = 9000;
/** A call needs at least this long. */
const LEAST_TIME_MS = 500;

interface Attempt {
  readonly batch: VersionedBatch;
  readonly transaction: FirestoreTransaction;
}

export class FirestoreUnitOfWork implements RequestsUnitOfWork {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;
  readonly #queue = new KeyedQueue();
  /** The documents of the last commit on a key, for the next in the queue. */
  readonly #left = new Map<string, readonly KnownDocument[]>();
  readonly #onMenuChange: (foods: readonly Food[], atUs: number) => void;

  /** @param onMenuChange called after each commit that wrote foods, with its time in epoch microseconds */
  constructor(
    db: Firestore,
    reads: DocumentReads,
    onMenuChange: (foods: readonly Food[], atUs: number) => void = () => undefined,
  ) {
    this.#db = db;
    this.#reads = reads;
    this.#onMenuChange = onMenuChange;
  }

  since(arrivedMs: number): UnitOfWork {
    return { run: (about, work, readAhead) => this.#run(arrivedMs, about, work, readAhead) };
  }

  run<T>(
    about: string | readonly string[],
    work: (transaction: Transaction) => Promise<T>,
    readAhead?: (transaction: Transaction) => Promise<unknown>,
  ): Promise<T> {
    return this.#run(Date.now(), about, work, readAhead);
  }

  async #run<T>(
    arrivedMs: number,
    about: string | readonly string[],
    work: (transaction: Transaction) => Promise<T>,
    readAhead?: (transaction: Transaction) => Promise<unknown>,
  ): Promise<T> {
    const keys = typeof about === 'string' ? [about] : about;
    const deadlineMs = arrivedMs + DEADLINE_MS;
    const begin = (): Attempt => {
      const batch = new VersionedBatch(this.#db, this.#reads, deadlineMs, keys);
      return { batch, transaction: new FirestoreTransaction(this.#db, batch) };
    };
    const first = begin();
    readAhead?.(first.transaction).catch(() => undefined); // a failed read is repeated, and reported, when it is needed
    const takeTurn = async (): Promise<T> => {
      // Time spent elsewhere says nothing about the database to others in the queue.
      if (deadlineMs - Date.now() < LEAST_TIME_MS) throw new BusyError('no time is left');
      for (const key of keys) {
        first.batch.know(this.#left.get(key) ?? []);
        this.#left.delete(key);
      }
      return this.#attempt(keys, work, first, begin, deadlineMs);
    };
    return this.#queue.run(keys, takeTurn, arrivedMs);
  }

  async #attempt<T>(
    keys: readonly string[],
    work: (transaction: Transaction) => Promise<T>,
    first: Attempt,
    begin: () => Attempt,
    deadlineMs: number,
  ): Promise<T> {
    let { batch, transaction } = first;
    for (let attempt = 1; ; attempt += 1) {
      const startMs = Date.now();
      try {
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that conflicted
        const result = await work(transaction);
        if (batch.isHearsay) {
          ({ batch, transaction } = begin());
          continue;
        }
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that conflicted
        const { left, at } = await batch.commit();
        // Of several keys each next one would get documents that others may have changed meanwhile.
        const [key = ''] = keys;
        if (keys.length === 1 && this.#queue.isWaitedFor(key)) this.#left.set(key, left);
        if (at && transaction.changedFoods.length > 0) this.#onMenuChange(transaction.changedFoods, toMicros(at));
        return result;
      } catch (error) {
        if (!(error instanceof CollisionError)) throw error;
        const nowMs = Date.now();
        if (nowMs + (nowMs - startMs) > deadlineMs) throw new ContentionError(error); // the next would be too late
        // oxlint-disable-next-line no-await-in-loop -- spreads the contenders out
        await delay(Math.random() * Math.min(5 * attempt, 100));
        ({ batch, transaction } = begin());
      }
    }
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
