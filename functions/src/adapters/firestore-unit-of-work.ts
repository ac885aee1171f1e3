import type { Food } from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { ContentionError } from '../services/shared/contention.ts';
import { BusyError } from '../services/shared/outcomes.ts';
import type { RequestsUnitOfWork, Transaction, UnitOfWork } from '../services/shared/ports.ts';
import type { DocumentReads } from './document-reads.ts';
import { toMicros } from './documents.ts';
import { FirestoreTransaction } from './firestore-transaction.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { CollisionError, VersionedBatch } from './versioned-batch.ts';

// Optimistic: reads without locks, then one batch with the read versions as preconditions. Of conflicting commits one
// succeeds and the others retry within milliseconds; the SDK's own transactions hold locks instead, and buyers of one
// food would wait for seconds. docs/decisions/004, 018.

/** From a request's arrival to its answer, the gate and waiting included. */
const DEADLINE_MS = 9000;
/** A call needs at least this long. */
const LEAST_TIME_MS = 500;

export class FirestoreUnitOfWork implements RequestsUnitOfWork {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;
  readonly #queue = new KeyedQueue();
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

  run<T>(about: string | readonly string[], work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.since(Date.now()).run(about, work);
  }

  since(arrivedMs: number, lastsMs?: number): UnitOfWork {
    const deadlineMs = arrivedMs + (lastsMs ?? DEADLINE_MS);
    return {
      run: (about, work) =>
        this.#queue.run(
          about,
          async () => {
            if (deadlineMs - Date.now() < LEAST_TIME_MS) throw new BusyError('no time is left');
            return this.#attempt(work, deadlineMs, lastsMs);
          },
          arrivedMs,
        ),
    };
  }

  async #attempt<T>(
    work: (transaction: Transaction) => Promise<T>,
    deadlineMs: number,
    callMs: number | undefined,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const startMs = Date.now();
      const batch = new VersionedBatch(this.#db, this.#reads, deadlineMs, callMs);
      const transaction = new FirestoreTransaction(this.#db, batch);
      try {
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that conflicted
        const result = await work(transaction);
        // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one that conflicted
        const at = await batch.commit();
        if (at && transaction.changedFoods.length > 0) this.#onMenuChange(transaction.changedFoods, toMicros(at));
        return result;
      } catch (error) {
        if (!(error instanceof CollisionError)) throw error;
        const nowMs = Date.now();
        if (nowMs + (nowMs - startMs) > deadlineMs) throw new ContentionError(error); // the next would be too late
        // oxlint-disable-next-line no-await-in-loop -- spreads the contenders out
        await delay(Math.random() * Math.min(5 * attempt, 100));
      }
    }
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
