import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatWithPauses } from './repeat-with-pauses.ts';

let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts, and records the second of each run. */
function begin(options?: { waitsFirst: boolean }): { readonly seconds: number[]; readonly end: () => void } {
  const startMs = Date.now();
  const seconds: number[] = [];
  const end = repeatWithPauses(() => {
    seconds.push((Date.now() - startMs) / 1000);
    return Promise.reject(new Error('still not'));
  }, options);
  return { seconds, end };
}

describe('a repetition with pauses', () => {
  it('grows its pauses up to a minute', async () => {
    const { seconds, end } = begin();
    await vi.advanceTimersByTimeAsync(190_000);
    expect(seconds).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    end();
  });

  it('stops', async () => {
    const { seconds, end } = begin({ waitsFirst: true });
    await vi.advanceTimersByTimeAsync(3000);
    end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(seconds).toEqual([1, 3]);
  });

  it('rests while the page is hidden', async () => {
    const { seconds, end } = begin();
    isHidden = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(seconds).toEqual([0]);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seconds).toEqual([0, 600]);
    end();
  });

  it('never runs twice at once', async () => {
    const work = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    const end = repeatWithPauses(work);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    end();
  });
});
