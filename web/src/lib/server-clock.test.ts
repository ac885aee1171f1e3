import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime, serverNowMs } from './server-clock.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Fake timers leave this one as it is.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, ms);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that takes the request and never answers. */
function hang(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('timed out', 'TimeoutError'));
    });
  });
}

it('gives a server that hangs five seconds, and asks again half a minute later', async () => {
  vi.stubGlobal('fetch', hang);
  let isWaiting = true;
  void learnServerTime().then(() => {
    isWaiting = false;
  });
  await vi.advanceTimersByTimeAsync(4999);
  expect(isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect([isWaiting, serverNowMs() - Date.now()]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(30_000);
  const date = new Date(Date.now() + HOUR_MS).toUTCString();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers: { date } })));
  await learnServerTime();
  expect(Math.abs(serverNowMs() - Date.now() - HOUR_MS)).toBeLessThan(1000);
});

it('asks a server that is away once in half a minute, however many timers ask', async () => {
  const asked = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', asked);
  vi.setSystemTime(Date.now() + HOUR_MS); // what the test before has learnt is old
  for (let second = 0; second < 60; second += 1) {
    void learnServerTime();
    void learnServerTime();
    // oxlint-disable-next-line no-await-in-loop -- second by second
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(asked).toHaveBeenCalledTimes(2);
});
