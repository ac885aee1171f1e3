import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FailureReason } from '../lib/loadable.ts';
import { pass, useFakeClock } from '../test/fake-clock.ts';
import { failed, type ApiAnswer } from './client.ts';
import { useRepeatedRequest } from './use-repeated-request.ts';

useFakeClock();

afterEach(() => {
  vi.restoreAllMocks();
});

/** A server that counts: its answer is the number of the request, or a failure. */
function server(): {
  readonly request: () => Promise<ApiAnswer<number>>;
  asked: number;
  failure: FailureReason | null;
} {
  const counting = {
    asked: 0,
    failure: null as FailureReason | null,
    request: async (): Promise<ApiAnswer<number>> => {
      counting.asked += 1;
      return counting.failure ? failed(counting.failure) : { ok: true, value: counting.asked };
    },
  };
  return counting;
}

const show = (isHidden: boolean): Promise<void> =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const fresh = (value: number): unknown => ({ status: 'ready', value: { value, isFresh: true } });
const old = (value: number): unknown => ({ status: 'ready', value: { value, isFresh: false } });

describe('a repeated request', () => {
  it('is sent at once, and again every fifteen seconds', async () => {
    const house = server();
    const { result, unmount } = renderHook(() => useRepeatedRequest(house.request));
    await pass(0);
    expect(result.current).toEqual(fresh(1));
    await pass(14_999);
    expect(house.asked).toBe(1);
    await pass(1);
    expect(result.current).toEqual(fresh(2));
    await pass(30_000);
    expect(result.current).toEqual(fresh(4));
    unmount();
    await pass(60_000);
    expect(house.asked).toBe(4);
  });

  it('waits fifteen seconds where the first script has a value', async () => {
    const house = server();
    const { result } = renderHook(() => useRepeatedRequest(house.request, 7), { hydrate: true });
    expect(result.current).toEqual(fresh(7));
    await pass(10_000);
    expect([result.current, house.asked]).toEqual([fresh(7), 0]);
    await pass(5000);
    expect(result.current).toEqual(fresh(1));
  });

  it('shows a value of the first script on a later page until it is answered, which it asks for at once', async () => {
    const house = server();
    const { result } = renderHook(() => useRepeatedRequest(house.request, 7));
    expect([result.current, house.asked]).toEqual([fresh(7), 1]);
    await pass(0);
    expect(result.current).toEqual(fresh(1));
  });

  it('leaves out an answer that comes after that to a later request', async () => {
    const answers = [Promise.withResolvers<ApiAnswer<number>>(), Promise.withResolvers<ApiAnswer<number>>()] as const;
    const pending = [...answers];
    const request = (): Promise<ApiAnswer<number>> => pending.shift()?.promise ?? Promise.reject(new Error('a third'));
    const { result } = renderHook(() => useRepeatedRequest(request));
    await act(async () => void dispatchEvent(new Event('online')));
    await act(async () => {
      answers[1].resolve({ ok: true, value: 2 });
    });
    await act(async () => {
      answers[0].resolve({ ok: true, value: 1 });
    });
    expect(result.current).toEqual(fresh(2));
  });

  it('rests while the page is hidden, and is sent at once when it is visible again', async () => {
    const house = server();
    const { result } = renderHook(() => useRepeatedRequest(house.request));
    await pass(0);
    await show(true);
    await pass(600_000);
    expect(house.asked).toBe(1);
    await show(false);
    expect(result.current).toEqual(fresh(2));
    await pass(15_000);
    expect(house.asked).toBe(3);
  });

  it('keeps the last answer, as old, while nothing answers, and asks at once when the server does again', async () => {
    const house = server();
    const { result } = renderHook(() => useRepeatedRequest(house.request));
    await pass(0);
    house.failure = 'unavailable';
    await pass(15_000);
    expect(result.current).toEqual(old(1));
    house.failure = null;
    await act(async () => void dispatchEvent(new Event('online')));
    expect(result.current).toEqual(fresh(3));
    house.failure = 'not-found';
    await pass(15_000);
    expect(result.current).toMatchObject({ status: 'failed', reason: 'not-found' });
  });

  it('recovers from a first failure by itself', async () => {
    const house = server();
    house.failure = 'unavailable';
    const { result } = renderHook(() => useRepeatedRequest(house.request));
    await pass(0);
    expect(result.current).toMatchObject({ status: 'failed', reason: 'unavailable' });
    house.failure = null;
    await pass(15_000);
    expect(result.current).toEqual(fresh(2));
  });

  it('is not sent while there is a better source, and at once when that is lost', async () => {
    const house = server();
    const { result, rerender } = renderHook(({ isPaused }) => useRepeatedRequest(house.request, 7, isPaused), {
      initialProps: { isPaused: false },
      hydrate: true,
    });
    rerender({ isPaused: true });
    await pass(60_000);
    expect(house.asked).toBe(0);
    rerender({ isPaused: false });
    await pass(0);
    expect(result.current).toEqual(fresh(1));
  });

  it('keeps the answer to the request before until the next is answered', async () => {
    const [one, other] = [server(), server()];
    const { result, rerender } = renderHook(({ request }) => useRepeatedRequest(request, 7), {
      initialProps: { request: one.request },
      hydrate: true,
    });
    await pass(15_000);
    rerender({ request: other.request });
    expect([result.current, other.asked]).toEqual([fresh(1), 1]);
    await pass(0);
    expect([result.current, one.asked, other.asked]).toEqual([fresh(1), 1, 1]);
  });
});
