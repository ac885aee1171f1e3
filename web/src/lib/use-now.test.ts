import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const TABLET_MS = Date.UTC(2026, 5, 1, 12);
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: TABLET_MS });
  asked = 0;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server, whose clock is ahead of the tablet's. @param aheadMs null while it does not answer */
function serveTime(aheadMs: () => number | null): void {
  vi.stubGlobal('fetch', () => {
    asked += 1;
    const ms = aheadMs();
    if (ms === null) return Promise.reject(new TypeError('no answer'));
    return Promise.resolve(new Response(null, { headers: { date: new Date(Date.now() + ms).toUTCString() } }));
  });
}

it('is the server’s time, whatever the tablet’s clock says', async () => {
  let aheadMs: number | null = null;
  serveTime(() => aheadMs);
  const { result } = renderHook(() => useNow(MINUTE_MS));
  expect(result.current).toBe(TABLET_MS); // the server's time is unknown
  aheadMs = HOUR_MS;
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(Math.abs(result.current - (Date.now() + HOUR_MS))).toBeLessThan(1000);
  const before = asked;
  await act(() => vi.advanceTimersByTimeAsync(9 * MINUTE_MS));
  expect(asked).toBe(before);
  aheadMs = 0;
  vi.setSystemTime(Date.now() + HOUR_MS); // the clock is set right
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(Math.abs(result.current - Date.now())).toBeLessThan(1000);
});
