import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reachability } from '../lib/reachability.ts';
import type { Open } from './follow.ts';
import type { LoadOpen } from './follow-later.ts';
import { useDeferredLive } from './use-deferred-live.ts';
import { pass, useFakeClock } from '../test/fake-clock.ts';

/** A list that the test controls: its listeners and their values. */
class List {
  readonly listening = new Set<(value: string) => void>();

  readonly open: Open<string> = (next) => {
    this.listening.add(next);
    return () => {
      this.listening.delete(next);
    };
  };

  readonly load: LoadOpen<string> = () => Promise.resolve(this.open);

  tell(value: string): void {
    act(() => {
      for (const next of this.listening) next(value);
    });
  }
}

useFakeClock();

describe('a deferred live query', () => {
  it('has no live value until its module is loaded and the server has answered', async () => {
    const list = new List();
    const file = Promise.withResolvers<Open<string>>();
    const load = (): Promise<Open<string>> => file.promise;
    const { result, unmount } = renderHook(() => useDeferredLive(load));
    await pass(5000);
    expect(result.current).toBeNull();
    file.resolve(list.open);
    await pass(0);
    list.tell('pho');
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
    unmount();
    expect(list.listening.size).toBe(0);
  });

  it('fails after ten seconds without an answer, and a retry subscribes anew', async () => {
    const list = new List();
    const { result } = renderHook(() => useDeferredLive(list.load));
    await pass(10_000);
    const late = result.current;
    expect(late).toMatchObject({ status: 'failed', reason: 'unavailable' });
    act(() => {
      if (late?.status === 'failed') late.retry?.();
    });
    expect([result.current, list.listening.size]).toEqual([{ status: 'loading' }, 1]);
    list.tell('pho');
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
  });

  it('never shows the answer to another query', async () => {
    const [all, lunch] = [new List(), new List()];
    const initialProps: { readonly load: LoadOpen<string> | null } = { load: all.load };
    const { result, rerender } = renderHook(({ load }) => useDeferredLive(load), { initialProps });
    await pass(0);
    all.tell('pho');
    rerender({ load: lunch.load });
    expect(result.current).toBeNull();
    await pass(0);
    expect(all.listening.size).toBe(0);
    lunch.tell('taco');
    expect(result.current).toEqual({ status: 'ready', value: 'taco' });
    rerender({ load: null });
    expect([result.current, lunch.listening.size]).toEqual([null, 0]);
  });

  it('loads its module again once the server answers again', async () => {
    const list = new List();
    let isThere = false;
    const load: LoadOpen<string> = () =>
      isThere ? list.load() : Promise.reject(new TypeError('error loading dynamically imported module'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    const { result } = renderHook(() => useDeferredLive(load));
    reachability.ask();
    await pass(3000); // its retries
    expect(result.current).toBeNull();
    isThere = true;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await pass(10_000);
    expect(result.current).toBeNull(); // its page shows something else meanwhile
    list.tell('pho');
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
  });

  it('fails after ten seconds without its module when it is the only source, and a retry loads it', async () => {
    const list = new List();
    let isThere = false;
    const load: LoadOpen<string> = () => (isThere ? list.load() : new Promise(() => undefined)); // it never settles
    const { result } = renderHook(() => useDeferredLive(load, { isOnlySource: true }));
    await pass(10_000);
    const missing = result.current;
    expect(missing).toMatchObject({ status: 'failed', reason: 'unavailable' });
    isThere = true;
    act(() => {
      if (missing?.status === 'failed') missing.retry?.();
    });
    expect(result.current).toEqual({ status: 'loading' });
    await pass(0);
    list.tell('pho');
    expect(result.current).toEqual({ status: 'ready', value: 'pho' });
  });

  it('subscribes once when its file comes after a retry', async () => {
    const list = new List();
    const files = [Promise.withResolvers<Open<string>>(), Promise.withResolvers<Open<string>>()];
    let fetched = 0;
    const load: LoadOpen<string> = () => {
      fetched += 1;
      return files[fetched - 1]?.promise ?? list.load();
    };
    const { result, unmount } = renderHook(() => useDeferredLive(load, { isOnlySource: true }));
    await pass(10_000);
    const late = result.current;
    act(() => {
      if (late?.status === 'failed') late.retry?.();
    });
    for (const { resolve } of files) resolve(list.open);
    await pass(0);
    expect(list.listening.size).toBe(1);
    unmount();
    expect(list.listening.size).toBe(0);
  });

  it('loads and subscribes nothing after it is unmounted', async () => {
    const [all, lunch] = [new List(), new List()];
    const initialProps = { load: all.load };
    const { result, rerender } = renderHook(({ load }) => useDeferredLive(load), { initialProps });
    await pass(10_000);
    const late = result.current;
    rerender({ load: lunch.load });
    await pass(0);
    act(() => {
      if (late?.status === 'failed') late.retry?.();
    });
    expect([all.listening.size, lunch.listening.size]).toEqual([0, 1]);
  });

  it('listens to nothing when its file arrives after the page was left', async () => {
    const list = new List();
    const file = Promise.withResolvers<Open<string>>();
    const load = (): Promise<Open<string>> => file.promise;
    renderHook(() => useDeferredLive(load)).unmount();
    file.resolve(list.open);
    await pass(0);
    expect(list.listening.size).toBe(0);
  });

  it('does not fetch its file again after the page was left, neither by a retry nor when the server answers', async () => {
    const load = vi.fn<LoadOpen<string>>(() => new Promise(() => undefined));
    const subscribe = vi.spyOn(reachability, 'subscribe');
    renderHook(() => useDeferredLive(load, { isOnlySource: true })).unmount();
    await pass(60_000);
    expect(subscribe).not.toHaveBeenCalled();
    subscribe.mockRestore();
    const { result, unmount } = renderHook(() => useDeferredLive(load, { isOnlySource: true }));
    await pass(60_000);
    const missing = result.current;
    unmount();
    load.mockClear();
    if (missing?.status === 'failed') missing.retry?.();
    await pass(60_000);
    expect([missing?.status, load.mock.calls]).toEqual(['failed', []]);
  });
});
