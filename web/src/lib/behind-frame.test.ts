import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { behindFrame, useBehindFrame } from './behind-frame.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('behind a frame', () => {
  it('runs what is handed to it, unless it is taken back in the frame or behind it', () => {
    const run = vi.fn<() => void>();
    behindFrame(run);
    const takeBack = behindFrame(run);
    takeBack();
    const takeBackLate = behindFrame(() => {
      throw new Error('was taken back');
    });
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    takeBackLate();
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs once where no frame comes, as in a page that nobody sees', () => {
    const run = vi.fn<() => void>();
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => frames.pop());
    behindFrame(run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([run.mock.calls.length, frames.length]).toEqual([1, 0]);
  });

  it('draws what waits for it, at once where it is wanted before, and at first what does not wait', () => {
    const { result, rerender } = renderHook(() => useBehindFrame(true));
    expect(result.current[0]).toBe(false);
    act(() => {
      vi.runAllTimers();
    });
    expect(result.current[0]).toBe(true);
    rerender();
    expect(result.current[0]).toBe(true);
    const early = renderHook(() => useBehindFrame(true));
    act(() => {
      early.result.current[1]();
    });
    expect(early.result.current[0]).toBe(true);
    const drawn: boolean[] = [];
    renderHook(() => drawn.push(useBehindFrame(false)[0]));
    expect(drawn).toEqual([true]);
  });
});
