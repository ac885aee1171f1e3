import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFetched } from './use-fetched.ts';

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a question that is not answered', () => {
  it('has failed after ten seconds, until the answer comes', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const request = (): Promise<string> => promise;
    const { result } = renderHook(() => useFetched(request));
    await pass(9999);
    expect(result.current).toEqual({ status: 'loading' });
    await pass(1);
    expect(result.current).toMatchObject({ status: 'failed', reason: 'unavailable' });
    resolve('pho');
    await pass(0);
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
  });

  it('is asked again by its retry, and what was asked first no longer counts', async () => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
    const queue = answers.map(({ promise }) => promise);
    const request = (): Promise<string> => queue.shift() ?? Promise.reject(new Error('asked too often'));
    const { result } = renderHook(() => useFetched(request));
    await pass(10_000);
    const failed = result.current;
    act(() => {
      if (failed.status === 'failed') failed.retry?.();
    });
    expect(result.current).toEqual({ status: 'loading' });
    answers[0].resolve('old');
    await pass(0);
    expect(result.current).toEqual({ status: 'loading' });
    answers[1].resolve('new');
    await pass(0);
    expect(result.current).toEqual({ status: 'ready', value: 'new' });
  });
});
