import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRefreshed } from './use-refreshed.ts';

const PAUSE_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Counts requests; each answer takes a while. */
function counting(takesMs: number, revision: string | null = '0') {
  const asked: string[] = [];
  let current = revision;
  const load = async (): Promise<string> => {
    const about = String(current);
    asked.push(about);
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    if (about === 'broken') throw new Error('no answer');
    return about;
  };
  const { result, rerender } = renderHook(
    ({ name, now }: { name: string; now: string | null }) => useRefreshed(name, now, PAUSE_MS, load),
    { initialProps: { name: 'count', now: revision } },
  );
  return {
    asked,
    shown: () => result.current,
    change: (now: string | null, name = 'count') => {
      current = now;
      rerender({ name, now });
    },
  };
}

describe('a refreshed value', () => {
  it('is requested at once, and again a moment after a change', async () => {
    const { asked, shown, change } = counting(10);
    expect(shown()).toBeNull();
    await pass(10);
    expect(shown()).toBe('0');
    await pass(PAUSE_MS);
    change('1');
    await pass(250);
    expect(asked).toEqual(['0']);
    await pass(60);
    expect([asked, shown()]).toEqual([['0', '1'], '1']);
  });

  it('is requested once for changes of the same moment', async () => {
    const { asked, shown, change } = counting(10);
    await pass(PAUSE_MS + 10);
    change('1');
    await pass(100);
    change('2');
    await pass(PAUSE_MS * 2);
    expect([asked, shown()]).toEqual([['0', '2'], '2']);
  });

  it('arrives under constant change, with at least the pause between requests', async () => {
    const { asked, shown, change } = counting(300);
    for (let at = 1; at <= 100; at += 1) {
      change(String(at));
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      await pass(100);
      if (at > 50) expect(Number(shown())).toBeGreaterThan(at - 50);
    }
    expect(asked.length).toBeLessThan(7);
    await pass(PAUSE_MS * 2);
    expect(shown()).toBe('100');
  });

  it('is null when the latest answer failed, or no value is needed', async () => {
    const { shown, change } = counting(10);
    await pass(PAUSE_MS + 10);
    change('broken');
    await pass(PAUSE_MS + 10);
    expect(shown()).toBeNull();
    change('2');
    await pass(PAUSE_MS + 10);
    expect(shown()).toBe('2');
    change(null);
    expect(shown()).toBeNull();
  });

  it('starts anew under another name', async () => {
    const { shown, change } = counting(10);
    await pass(10);
    change('0', 'another');
    expect(shown()).toBeNull();
    await pass(10);
    expect(shown()).toBe('0');
  });
});
