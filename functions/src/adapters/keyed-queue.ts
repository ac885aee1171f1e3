import { BusyError } from '../services/shared/outcomes.ts';

/** The longest queue of one key; further work is refused as busy. */
export const MAX_WAITING = 200;
/** The longest wait in the queue: it leaves time to answer within ten seconds, even with a slow database. */
export const MAX_WAIT_MS = 7000;

/** Work that waits in the lines of all its keys, or runs while it is the first in each. */
interface Place {
  readonly keys: readonly string[];
  readonly begin: () => void;
}

/**
 * Runs work on one key in order within this process, and work on different keys in parallel. Work on several keys takes
 * its places in all lines at once, when it arrives, and begins when it is the first in each: who came first is first
 * everywhere, so that nothing waits in a circle, and nothing waits for its lines one after the other. Waiting is bounded.
 */
export class KeyedQueue {
  /** The places by key: the first one runs, or waits for its other keys. */
  readonly #lines = new Map<string, Place[]>();

  /**
   * @param about one key, or several
   * @param arrivedMs when the wait began, in epoch milliseconds: a request may have waited elsewhere before
   * @throws BusyError when a line is too long, or the wait too long
   */
  async run<T>(about: string | readonly string[], work: () => Promise<T>, arrivedMs = Date.now()): Promise<T> {
    const keys = typeof about === 'string' ? [about] : [...new Set(about)];
    const { promise: turn, resolve: begin, reject: leave } = Promise.withResolvers<void>();
    const place: Place = { keys, begin };
    this.#queueUp(place);
    const timer = setTimeout(
      () => {
        leave(new BusyError(`no turn within ${MAX_WAIT_MS} ms`));
      },
      Math.max(0, arrivedMs + MAX_WAIT_MS - Date.now()),
    );
    try {
      await turn;
      clearTimeout(timer);
      return await work();
    } finally {
      clearTimeout(timer);
      this.#remove(place);
    }
  }

  #queueUp(place: Place): void {
    for (const key of place.keys) {
      const waiting = (this.#lines.get(key)?.length ?? 0) - 1;
      if (waiting >= MAX_WAITING) throw new BusyError(`${waiting} wait`);
    }
    for (const key of place.keys) {
      const line = this.#lines.get(key);
      if (line) line.push(place);
      else this.#lines.set(key, [place]);
    }
    this.#beginIfFirst(place);
  }

  #beginIfFirst(place: Place): void {
    if (place.keys.every((key) => this.#lines.get(key)?.[0] === place)) place.begin();
  }

  #remove(place: Place): void {
    for (const key of place.keys) {
      const others = this.#lines.get(key)?.filter((one) => one !== place) ?? [];
      if (others.length > 0) this.#lines.set(key, others);
      else this.#lines.delete(key);
    }
    for (const key of place.keys) {
      const next = this.#lines.get(key)?.[0];
      if (next) this.#beginIfFirst(next);
    }
  }
}
