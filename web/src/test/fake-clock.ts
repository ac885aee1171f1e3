import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives the tests of a file a fake clock and a `fetch` that always answers. */
export function useFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Advances the clock, and lets effects run. */
export function pass(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}
