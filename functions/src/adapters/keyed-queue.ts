import { BusyError, UnavailableError } from '../services/outcomes.ts';

/** The longest queue of one key; further work is refused as busy. */
export const MAX_WAITING = 200;
/** The longest wait in the queue: it leaves time to answer within ten seconds, even with a slow database. */
export const MAX_WAIT_MS = 7000;

interface Waiter {
  readonly begin: () => void;
  readonly leave: (error: Error) => void;
}

/**
 * Runs work on one key in order within this process, and work on different keys in parallel. Waiting is bounded: work
 * is rejected when it waited too long, and when the work before it could not reach the database.
 */
export class KeyedQueue {
  /** The waiting work, by key. */
  readonly #waiting = new Map<string, Waiter[]>();

  /** Whether work on this key is waiting. */
  isWaitedFor(key: string): boolean {
    return (this.#waiting.get(key)?.length ?? 0) > 0;
  }

  /**
   * @param arrivedMs when the wait began, in epoch milliseconds: a request may have waited elsewhere before
   * @throws BusyError when the queue is too long, or the wait too long
   */
  async run<T>(key: string, work: () => Promise<T>, arrivedMs = Date.now()): Promise<T> {
    await this.#turn(key, arrivedMs + MAX_WAIT_MS - Date.now());
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnavailableError) this.#dismiss(key, error);
      throw error;
    } finally {
      const next = this.#waiting.get(key)?.shift();
      if (next) next.begin();
      else this.#waiting.delete(key);
    }
  }

  /** Takes the turns of several keys, one after the other in one order for everybody, so that none waits for another. */
  runOnAll<T>(keys: readonly string[], work: () => Promise<T>, arrivedMs = Date.now()): Promise<T> {
    const [key, ...others] = new Set(keys.toSorted());
    if (key === undefined) return work();
    return this.run(key, () => this.runOnAll(others, work, arrivedMs), arrivedMs);
  }

  #turn(key: string, maxWaitMs: number): Promise<void> {
    const waiting = this.#waiting.get(key);
    if (!waiting) {
      this.#waiting.set(key, []);
      return Promise.resolve();
    }
    if (waiting.length >= MAX_WAITING) return Promise.reject(new BusyError(`${waiting.length} wait`));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        leave: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new BusyError(`no turn within ${MAX_WAIT_MS} ms`));
      }, maxWaitMs);
      waiting.push(waiter);
    });
  }

  /** Rejects all waiting work, which would wait for the same unreachable database, one after the other. */
  #dismiss(key: string, error: UnavailableError): void {
    for (const { leave } of this.#waiting.get(key)?.splice(0) ?? []) leave(error);
  }
}
