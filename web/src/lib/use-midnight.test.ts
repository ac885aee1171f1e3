import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMidnight } from './use-midnight.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (day: number, ...time: readonly [number, number, number]): number =>
  new Date(2026, 10, day, ...time).getTime();

it('changes to the next day at midnight', async () => {
  vi.setSystemTime(at(21, 23, 58, 30));
  const { result } = renderHook(useMidnight);
  expect(result.current).toBe(at(21, 0, 0, 0));
  await act(() => vi.advanceTimersByTimeAsync(89_999));
  expect(result.current).toBe(at(21, 0, 0, 0));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe(at(22, 0, 0, 0));
  await act(() => vi.advanceTimersByTimeAsync(24 * 3_600_000));
  expect(result.current).toBe(at(23, 0, 0, 0));
});

it('notices within a minute that the machine slept over midnight', async () => {
  vi.setSystemTime(at(21, 22, 0, 0));
  const { result } = renderHook(useMidnight);
  vi.setSystemTime(at(22, 8, 0, 0));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(at(22, 0, 0, 0));
});
