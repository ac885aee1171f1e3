import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeReachability, type Reachability } from './reachability.ts';

type Network = 'answers' | 'fails' | 'hangs';

let network: Network;
let questions: number;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  network = 'answers';
  questions = 0;
  leave = () => undefined;
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    questions += 1;
    if (network === 'answers') return Promise.resolve(new Response());
    if (network === 'fails') return Promise.reject(new TypeError('network'));
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A component that subscribes. */
function follow(): { readonly reachability: Reachability; readonly told: readonly boolean[] } {
  const reachability = makeReachability();
  const told: boolean[] = [];
  leave = reachability.subscribe(() => told.push(reachability.isAnswering()));
  return { reachability, told };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('reachability', () => {
  it('believes an answer, whatever navigator.onLine says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reachability, told } = follow();
    dispatchEvent(new Event('offline'));
    await pass(60_000);
    expect(reachability.isAnswering()).toBe(true);
    expect(told).toEqual([]);
  });

  it('checks when the browser reports a change of its network', async () => {
    const { reachability } = follow();
    network = 'fails';
    dispatchEvent(new Event('offline'));
    await pass(0);
    expect(reachability.isAnswering()).toBe(false);
    network = 'answers';
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(reachability.isAnswering()).toBe(true);
  });

  it('checks at the start of a page when the browser reports no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network = 'fails';
    const { told } = follow();
    await pass(0);
    expect(told).toEqual([false]);
  });

  it('notices an outage within ten seconds when the browser never knew of a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reachability } = follow();
    await pass(60_000);
    network = 'fails';
    await pass(10_000);
    expect(reachability.isAnswering()).toBe(false);
  });

  it('stops checking without subscribers', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    follow();
    await pass(0);
    leave();
    await pass(60_000);
    expect(questions).toBe(1);
  });

  it('sends nothing without a reason', async () => {
    follow();
    await pass(3_600_000);
    expect(questions).toBe(0);
  });

  it('counts five seconds of silence as no answer', async () => {
    const { reachability } = follow();
    network = 'hangs';
    reachability.ask();
    await pass(4999);
    expect(reachability.isAnswering()).toBe(true);
    await pass(1);
    expect(reachability.isAnswering()).toBe(false);
  });

  it('notices by itself that the server answers again, and checks ever less often until then', async () => {
    const { reachability, told } = follow();
    network = 'fails';
    reachability.ask();
    await pass(60_000);
    expect(questions).toBe(10); // after 0, 1, 3, 7, 15, 23, 31, 39, 47 and 55 seconds
    network = 'answers';
    await pass(8000);
    expect(told).toEqual([false, true]);
    await pass(60_000);
    expect(questions).toBe(12); // one more, because the whole page retries
  });

  it('checks once more when a check was requested during another', async () => {
    const { reachability } = follow();
    reachability.ask();
    network = 'fails';
    reachability.ask();
    reachability.ask();
    await pass(0);
    expect(questions).toBe(2);
    expect(reachability.isAnswering()).toBe(false);
  });
});
