import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgressiveRows } from './use-progressive-rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Runs all remaining steps. */
function settle(): void {
  while (vi.getTimerCount() > 0)
    act(() => {
      vi.runAllTimers();
    });
}

it('renders a long list in steps from its top', () => {
  const seen: (readonly number[])[] = [];
  renderHook(() => {
    seen.push(useProgressiveRows(numbers(20)));
  });
  for (let step = 0; step < 10; step += 1) {
    act(() => {
      vi.advanceTimersToNextTimer();
    });
  }
  expect(seen[0]?.length).toBeLessThan(10);
  expect(new Set(seen.map(({ length }) => length)).size).toBeGreaterThan(4);
  for (const rows of seen) expect(rows).toEqual(numbers(20).slice(0, rows.length));
  expect(seen.at(-1)).toHaveLength(20);
});

it('renders later rows at once', () => {
  const { result, rerender } = renderHook(({ count }) => useProgressiveRows(numbers(count)), {
    initialProps: { count: 9 },
  });
  settle();
  rerender({ count: 60 });
  expect(result.current).toHaveLength(60);
});

it('renders a short list at once', () => {
  const { result, rerender } = renderHook(({ count }) => useProgressiveRows(numbers(count)), {
    initialProps: { count: 0 },
  });
  settle();
  rerender({ count: 3 });
  expect(result.current).toHaveLength(3);
});

it('renders a changed list after what is urgent, for which the rows stay', () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ count }) => {
      seen.push(useProgressiveRows(numbers(count)).length);
    },
    { initialProps: { count: 9 } },
  );
  settle();
  seen.length = 0;
  rerender({ count: 12 });
  expect([seen[0], seen.at(-1)]).toEqual([9, 12]);
});
