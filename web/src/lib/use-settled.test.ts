import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('returns the typed text once typing pauses', () => {
  const seen = new Set<string>();
  const { rerender } = renderHook(
    ({ typed }) => {
      seen.add(useSettled(typed));
    },
    { initialProps: { typed: '' } },
  );
  for (const typed of ['f', 'fl', 'fla', 'flat']) {
    rerender({ typed });
    act(() => void vi.advanceTimersByTime(100));
  }
  act(() => void vi.advanceTimersByTime(300));
  expect([...seen]).toEqual(['', 'flat']);
});
