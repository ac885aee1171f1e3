import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// A new process for each test: what a process has tried is its own.
let withFirestoreDeadline: (typeof import('./deadline.ts'))['withFirestoreDeadline'];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ withFirestoreDeadline } = await import('./deadline.ts'));
});

afterEach(() => {
  vi.useRealTimers();
});

const silence = new Promise<never>(() => undefined);

/** After how many milliseconds a call without an answer is given up. */
async function givenUpAfterMs(call: Promise<unknown>): Promise<number> {
  const startMs = Date.now();
  const ended = call.catch(() => Date.now() - startMs);
  await vi.runAllTimersAsync();
  return (await ended) as number;
}

describe('a call to Firestore without an answer', () => {
  it('is given up after ten seconds when it is the process’s first', async () => {
    expect(await givenUpAfterMs(withFirestoreDeadline(silence))).toBe(10_000);
  });

  it.each([
    ['an answer', () => Promise.resolve('a food')],
    ['a failure', () => Promise.reject(new Error('no connection'))],
  ])('is given up after five seconds when it follows %s', async (_what, first) => {
    await withFirestoreDeadline<unknown>(first()).catch(() => undefined);
    expect(await givenUpAfterMs(withFirestoreDeadline(silence))).toBe(5000);
  });

  it('is given up when its caller has no time left', async () => {
    expect(await givenUpAfterMs(withFirestoreDeadline(silence, 1200))).toBe(1200);
  });
});
