import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useDeafAtFirst } from './use-deaf-at-first.ts';

it('hears a press after the time of a double press', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { result } = renderHook(useDeafAtFirst);
  expect(result.current).toEqual({ pointerEvents: 'none' });
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current).toEqual({ pointerEvents: 'none' });
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual({});
});
