import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeSignOut, finishBeforeSignOut } from './before-sign-out.ts';

const asked: (() => void)[] = [];

function register(work: () => Promise<unknown>): void {
  asked.push(beforeSignOut(work));
}

/** @returns whether it has settled */
function follow(promise: Promise<void>): () => boolean {
  let isSettled = false;
  void promise.finally(() => {
    isSettled = true;
  });
  return () => isSettled;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  for (const takeAway of asked.splice(0)) takeAway();
});

describe('a sign-out', () => {
  it('waits until the server has answered all registered work, refusals included', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    register(() => promise);
    register(() => Promise.reject(new Error('refused')));
    const isDone = follow(finishBeforeSignOut());
    await vi.advanceTimersByTimeAsync(1999);
    expect(isDone()).toBe(false);
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits at most two seconds for an answer', async () => {
    register(() => Promise.withResolvers<void>().promise);
    const isDone = follow(finishBeforeSignOut());
    await vi.advanceTimersByTimeAsync(1999);
    expect(isDone()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone()).toBe(true);
  });

  it('does not wait for removed work', async () => {
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    beforeSignOut(work)();
    await finishBeforeSignOut();
    expect(work).not.toHaveBeenCalled();
  });
});
