import type { Clock } from '../services/ports.ts';

const KEEP_MS = 30_000;

/** A document in memory: it is read at most once in half a minute, and may be that old. */
export class KeptDocument<T> {
  readonly #read: () => Promise<T>;
  readonly #clock: Clock;
  #asked: Promise<T> | null = null;
  #askedAtMs = 0;

  constructor(read: () => Promise<T>, clock: Clock) {
    this.#read = read;
    this.#clock = clock;
  }

  /** @param maxAgeMs for who needs it newer */
  value(maxAgeMs: number = KEEP_MS): Promise<T> {
    const nowMs = this.#clock.nowMs();
    if (this.#asked && nowMs < this.#askedAtMs + maxAgeMs) return this.#asked;
    this.#askedAtMs = nowMs;
    const asked = this.#read();
    this.#asked = asked;
    asked.catch(() => {
      if (this.#asked === asked) this.#asked = null; // the next request asks again
    });
    return asked;
  }

  /** Takes over what this process has just saved. */
  know(value: T): void {
    this.#asked = Promise.resolve(value);
    this.#askedAtMs = this.#clock.nowMs();
  }
}
