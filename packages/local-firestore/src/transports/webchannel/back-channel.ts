import type { ServerResponse } from 'node:http';
import { frame } from './forward-body.ts';

const NOOP_MS = 30_000;
const STREAM_MS = 60_000;

/** An array of the session, numbered from 1. */
export interface ServerArray {
  readonly id: number;
  readonly message: unknown;
}

/**
 * One hanging GET. Streaming writes arrays as they arise and ends after a minute; long polling ends after the
 * first. The first bytes leave at once, or the client concludes that a proxy buffers. @source docs/wire.md#back-channel
 */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #isLongPoll: boolean;
  readonly #noop: () => ServerArray;
  readonly #timers: NodeJS.Timeout[] = [];
  #hasWritten = false;
  isOpen = true;

  /** @param noop makes an array that keeps the channel alive; it takes an id like any other */
  constructor(
    response: ServerResponse,
    options: { isLongPoll: boolean; timeoutMs: number; noop: () => ServerArray; onClose: () => void },
  ) {
    this.#response = response;
    this.#isLongPoll = options.isLongPoll;
    this.#noop = options.noop;
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, max-age=0',
      'x-content-type-options': 'nosniff',
    });
    response.flushHeaders();
    response.on('close', () => {
      this.#stop();
      options.onClose();
    });
    if (this.#isLongPoll)
      this.#timers.push(
        setTimeout(() => {
          this.#endWithNoop();
        }, options.timeoutMs),
      );
    else {
      this.#timers.push(
        setInterval(() => {
          this.write([this.#noop()]);
        }, NOOP_MS),
      );
      this.#timers.push(
        setTimeout(() => {
          this.#endWithNoop();
        }, STREAM_MS),
      );
    }
  }

  /** Writes the arrays that were queued, then a noop, which shows the client that no proxy buffers. */
  start(queued: readonly ServerArray[]): void {
    if (queued.length > 0) this.write(queued);
    if (this.isOpen) this.#send([this.#noop()]);
  }

  write(arrays: readonly ServerArray[]): void {
    if (!this.isOpen || arrays.length === 0) return;
    this.#send(arrays);
    if (this.#isLongPoll) this.end();
  }

  /** Never empty: a channel that ends without a frame counts as a failure. */
  end(): void {
    if (!this.isOpen) return;
    if (!this.#hasWritten) this.#send([this.#noop()]);
    this.#stop();
    this.#response.end();
  }

  #endWithNoop(): void {
    if (!this.isOpen) return;
    this.#send([this.#noop()]);
    this.end();
  }

  #send(arrays: readonly ServerArray[]): void {
    this.#hasWritten = true;
    this.#response.write(frame(arrays.map(({ id, message }) => [id, message])));
  }

  #stop(): void {
    this.isOpen = false;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
