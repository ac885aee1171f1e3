import { BusyError, UnavailableError } from '../services/outcomes.ts';

/** A longer queue is not waited in: whoever comes then is asked to come again. */
export const MAX_WAITING = 200;
/** So long a wait leaves time to be answered within ten seconds, even by a slow database. */
export const MAX_WAIT_MS = 5000;

interface Waiter {
  readonly begin: () => void;
  readonly leave: (error: Error) => void;
}

/**
 * Runs work on one key one after the other within this process; work on different keys at once. Nobody waits without an
 * end: work leaves the queue when it waited too long, and when what ran before it could not reach the database.
 */
export class KeyedQueue {
  /** Of each key that is worked on, who waits for it. */
  readonly #waiting = new Map<string, Waiter[]>();

  /** Whether somebody waits behind the work on this key. */
  isWaitedFor(key: string): boolean {
    return (this.#waiting.get(key)?.length ?? 0) > 0;
  }

  /** @throws BusyError when the queue is too long, or the turn does not come in time */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(key);
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

  #turn(key: string): Promise<void> {
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
      }, MAX_WAIT_MS);
      waiting.push(waiter);
    });
  }

  /** They would all wait for the same silence, one after the other. */
  #dismiss(key: string, error: UnavailableError): void {
    for (const { leave } of this.#waiting.get(key)?.splice(0) ?? []) leave(error);
  }
}
