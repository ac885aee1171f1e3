import { StatusError } from '../model/status-error.ts';

/** How long a write waits for another transaction's locks. @source docs/wire.md#transactions */
export const LOCK_TIMEOUT_MS = 2000;

interface Waiter {
  readonly names: readonly string[];
  readonly owner: string | null;
  readonly proceed: () => void;
  readonly abort: () => void;
}

/**
 * Shared locks that transactions hold on the documents they read, and the queue of writers that wait for them.
 * A writer never waits for its own locks. Waiting is a queue, not a loop: releasing wakes the waiters in order.
 * Two transactions that wait for each other would both time out in the end; the one that waited first is aborted as
 * soon as the second begins to wait, with the same outcome as the real service but without its two seconds.
 */
export class LockTable {
  readonly #holders = new Map<string, Set<string>>();
  #waiters: Waiter[] = [];

  hold(name: string, owner: string): void {
    const holders = this.#holders.get(name);
    if (holders) holders.add(owner);
    else this.#holders.set(name, new Set([owner]));
  }

  /** Frees every lock of an owner, then lets waiting writers proceed. */
  release(names: Iterable<string>, owner: string): void {
    for (const name of names) {
      const holders = this.#holders.get(name);
      holders?.delete(owner);
      if (holders?.size === 0) this.#holders.delete(name);
    }
    this.#wake();
  }

  /** Runs `action` as soon as no other owner holds any of the names. @throws ABORTED after {@link LOCK_TIMEOUT_MS} */
  whenFree<T>(names: readonly string[], owner: string | null, action: () => T): Promise<T> {
    if (this.isFree(names, owner)) {
      return new Promise((resolve) => {
        resolve(action());
      });
    }
    if (owner !== null) this.#abortDeadlocked(names, owner);
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        clearTimeout(timer);
        this.#waiters = this.#waiters.filter((other) => other !== waiter);
        reject(new StatusError('ABORTED', 'Transaction lock timeout.'));
      };
      const timer = setTimeout(abort, LOCK_TIMEOUT_MS);
      const waiter: Waiter = {
        names,
        owner,
        proceed: () => {
          clearTimeout(timer);
          try {
            resolve(action());
          } catch (error) {
            reject(error);
          }
        },
        abort,
      };
      this.#waiters.push(waiter);
    });
  }

  /** Whether no other owner holds any of the names. */
  isFree(names: readonly string[], owner: string | null): boolean {
    return names.every((name) => {
      const holders = this.#holders.get(name);
      return holders === undefined || (holders.size === 1 && owner !== null && holders.has(owner));
    });
  }

  #abortDeadlocked(names: readonly string[], owner: string): void {
    for (const waiter of this.#waiters) {
      if (waiter.owner !== null && this.#holdsAny(owner, waiter.names) && this.#holdsAny(waiter.owner, names))
        waiter.abort();
    }
  }

  #holdsAny(owner: string, names: readonly string[]): boolean {
    return names.some((name) => this.#holders.get(name)?.has(owner));
  }

  #wake(): void {
    for (const waiter of this.#waiters) {
      if (!this.#waiters.includes(waiter) || !this.isFree(waiter.names, waiter.owner)) continue;
      this.#waiters = this.#waiters.filter((other) => other !== waiter);
      waiter.proceed();
    }
  }
}
