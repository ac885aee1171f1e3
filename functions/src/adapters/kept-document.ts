import type { Clock } from '../services/shared/ports.ts';

/** A document in memory: it is read at most once in a while, and may be that old. */
export class KeptDocument<T> {
  readonly #read: () => Promise<T>;
  readonly #clock: Clock;
  readonly #keepMs: number;
  #asked: Promise<T> | null = null;
  #askedAtMs = 0;

  /** @param keepMs how old it may be, in milliseconds */
  constructor(read: () => Promise<T>, clock: Clock, keepMs: number) {
    this.#read = read;
    this.#clock = clock;
    this.#keepMs = keepMs;
  }

  /** @param isFresh whether it is read anew */
  value(isFresh = false): Promise<T> {
    const nowMs = this.#clock.nowMs();
    if (!isFresh && this.#asked && nowMs < this.#askedAtMs + this.#keepMs) return this.#asked;
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
