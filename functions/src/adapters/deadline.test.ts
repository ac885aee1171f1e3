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

  it('that was a query without an index is said in the log, once Firestore has said so', async () => {
    const written = vi.spyOn((await import('firebase-functions')).logger, 'write').mockReturnValue();
    const refused = (code: number, afterMs: number): Promise<never> =>
      new Promise((_resolve, reject) => {
        setTimeout(() => {
          reject(Object.assign(new Error('The query requires an index'), { code }));
        }, afterMs);
      });
    await withFirestoreDeadline(Promise.resolve());
    expect(await givenUpAfterMs(withFirestoreDeadline(refused(7, 7000)))).toBe(5000);
    expect(written).not.toHaveBeenCalled();
    await givenUpAfterMs(withFirestoreDeadline(refused(9, 7000)));
    expect(written.mock.calls.map(([line]) => line)).toMatchObject([
      { severity: 'ERROR', event: 'index.missing', stack_trace: expect.stringMatching(/requires an index/) as string },
    ]);
  });
});
