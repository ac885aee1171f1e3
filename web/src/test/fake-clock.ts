import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** The tests of a file run by a clock of their own, and every address answers. */
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

/** Lets milliseconds pass, with what they bring about. */
export function pass(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}
