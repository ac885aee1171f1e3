import { act, renderHook } from '@testing-library/react';
import { initializeApp } from 'firebase/app';
import { collection, disableNetwork, doc, getFirestore, onSnapshot, type Firestore } from 'firebase/firestore';
import { Component, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loadable } from '../lib/loadable.ts';
import type { Open } from './follow.ts';
import { useLive, useLiveDocument, useLiveQuery } from './use-live.ts';
import { pass, useFakeClock } from '../test/fake-clock.ts';

interface Rows {
  readonly rows: readonly number[];
}

/** A live source that the test controls: its listeners and their values. */
class House {
  readonly listening = new Set<(value: Rows) => void>();
  opened = 0;

  readonly open = (next: (value: Rows) => void): (() => void) => {
    this.opened += 1;
    this.listening.add(next);
    return () => {
      this.listening.delete(next);
    };
  };

  readonly load = (): Promise<Open<Rows>> => Promise.resolve(this.open);

  tell(rows: readonly number[]): void {
    act(() => {
      for (const next of this.listening) next({ rows });
    });
  }
}

/** The observables that reactfire keeps for ever unless they are removed. */
function kept(): number {
  return (
    (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })._reactFirePreloadedObservables?.size ?? 0
  );
}

const settle = (): Promise<void> => pass(0);

const VALUE = { rows: [1] };

useFakeClock();

describe('a live query', () => {
  it('fails after ten seconds without an answer, and shows a late answer', async () => {
    const house = new House();
    const { result } = renderHook(() => useLive('rows', house.load));
    await pass(9999);
    expect(result.current).toEqual({ status: 'loading' });
    await pass(1);
    expect(result.current).toMatchObject({ status: 'failed', reason: 'unavailable' });
    house.tell([1]);
    expect(result.current).toEqual({ status: 'ready', value: VALUE });
  });

  it('stays ready, however long nothing changes', async () => {
    const house = new House();
    const { result } = renderHook(() => useLive('rows', house.load));
    await settle();
    house.tell([1]);
    await pass(3_600_000);
    expect(result.current).toEqual({ status: 'ready', value: VALUE });
  });

  it('subscribes anew on a retry, once', async () => {
    const house = new House();
    const { result } = renderHook(() => useLive('rows', house.load));
    await pass(10_000);
    act(() => {
      retryOf(result.current)();
    });
    expect(result.current).toEqual({ status: 'loading' });
    await settle();
    expect([house.opened, house.listening.size]).toEqual([2, 1]);
    house.tell([1]);
    expect(result.current).toEqual({ status: 'ready', value: VALUE });
  });

  it('makes the whole page retry on a retry', async () => {
    const asked = vi.fn<() => void>();
    addEventListener('online', asked);
    const { result } = renderHook(() => useLive('rows', new House().load));
    await pass(10_000);
    act(() => {
      retryOf(result.current)();
    });
    removeEventListener('online', asked);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('fails at once when the SDK refuses the query, and can be retried', async () => {
    const house = new House();
    let isAskable = false;
    const open = (next: (value: Rows) => void): (() => void) => {
      if (!isAskable) throw new Error('a cursor that is none');
      return house.open(next);
    };
    const { result } = renderHook(() => useLive('rows', () => Promise.resolve(open)));
    await settle();
    expect(result.current).toMatchObject({ status: 'failed', reason: 'broken' });
    await pass(60_000);
    expect(result.current).toMatchObject({ status: 'failed', reason: 'broken' }); // not just late
    isAskable = true;
    act(() => {
      retryOf(result.current)();
    });
    await settle();
    house.tell([1]);
    expect(result.current).toEqual({ status: 'ready', value: VALUE });
  });

  it('leaves nothing in reactfire after forty changes of the filter', async () => {
    const house = new House();
    const before = kept();
    const { rerender, unmount } = renderHook(({ filter }) => useLive(`rows ${filter}`, house.load), {
      initialProps: { filter: 0 },
    });
    for (let filter = 1; filter <= 40; filter += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody who clicks
      await settle();
      house.tell([filter]);
      rerender({ filter });
    }
    expect(kept()).toBe(before + 1);
    unmount();
    await settle();
    expect(kept()).toBe(before);
    expect(house.listening.size).toBe(0);
  });

  it('leaves nothing in reactfire after an abandoned render', async () => {
    const house = new House();
    const before = kept();
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderHook(
      () => {
        useLive('rows', house.load);
        throw new Error('given up');
      },
      { wrapper: Boundary },
    );
    errors.mockClear();
    await pass(60_000);
    expect(kept()).toBe(before);
    expect(house.opened).toBe(0);
  });
});

describe('the cache, without a server', () => {
  let firestore: Firestore;

  beforeEach(async () => {
    vi.useRealTimers(); // the SDK has timers of its own
    firestore = getFirestore(initializeApp({ projectId: 'demo-foodhouse' }, crypto.randomUUID()));
    await disableNetwork(firestore);
  });

  it('does not report a document as missing', async () => {
    const opened = Promise.withResolvers<void>();
    const { result } = renderHook(() =>
      useLiveDocument('food', () => (opened.resolve(), doc(firestore, 'foods/pho')), String),
    );
    await act(() => opened.promise);
    await cacheHasAnswered(firestore);
    expect(result.current).toEqual({ status: 'loading' });
  });

  it('does not report a list as empty', async () => {
    const opened = Promise.withResolvers<void>();
    const { result } = renderHook(() =>
      useLiveQuery('foods', () => (opened.resolve(), collection(firestore, 'foods')), String),
    );
    await act(() => opened.promise);
    await cacheHasAnswered(firestore);
    expect(result.current).toEqual({ status: 'loading' });
  });
});

/** The SDK serves listeners in order: after this one was called, all have the cache's answer. */
async function cacheHasAnswered(firestore: Firestore): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        const stop = onSnapshot(doc(firestore, 'foods/other'), () => {
          resolve();
          queueMicrotask(() => {
            stop();
          });
        });
      }),
  );
}

function retryOf(list: Loadable<unknown>): () => void {
  if (list.status !== 'failed' || !list.retry) throw new Error(`expected a failed list, got ${list.status}`);
  return list.retry;
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
