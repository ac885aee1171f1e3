import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnHouseDay } from './clock.ts';
import { useBusinessDay } from './use-business-day.ts';

beforeEach(() => {
  vi.useFakeTimers();
  learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tokyo = (time: string): number => Date.parse(`${time}+09:00`);

it('is that of the house and not of the browser, until the house begins the next one', async () => {
  vi.setSystemTime(tokyo('2026-11-27T00:22'));
  const { result } = renderHook(useBusinessDay);
  const thursday = { day: '2026-11-26', fromMs: tokyo('2026-11-26T04:00'), toMs: tokyo('2026-11-27T04:00') };
  expect(result.current).toEqual(thursday);
  await act(() => vi.advanceTimersByTimeAsync(tokyo('2026-11-27T04:00') - tokyo('2026-11-27T00:22') - 1));
  expect(result.current).toEqual(thursday);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.day).toBe('2026-11-27');
  await act(() => vi.advanceTimersByTimeAsync(24 * 3_600_000));
  expect(result.current.day).toBe('2026-11-28');
});

it('notices within a minute that the machine slept over the start of the day', async () => {
  vi.setSystemTime(tokyo('2026-11-26T22:00'));
  const { result } = renderHook(useBusinessDay);
  vi.setSystemTime(tokyo('2026-11-27T08:00'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current.day).toBe('2026-11-27');
});

it('follows the settings as soon as they are known', () => {
  vi.setSystemTime(tokyo('2026-11-27T00:22'));
  const { result } = renderHook(useBusinessDay);
  act(() => {
    learnHouseDay({ version: 2, timeZone: 'Asia/Tokyo', dayStart: '00:00' });
  });
  expect(result.current.day).toBe('2026-11-27');
});
