import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusyError } from '../services/shared/outcomes.ts';
import { KeyedQueue, MAX_WAITING, MAX_WAIT_MS } from './keyed-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Work that the test ends. */
function work(): {
  readonly run: () => Promise<string>;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
} {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: vi.fn<() => Promise<string>>(() => promise), end: () => resolve('done'), fail: reject };
}

describe('work on one key', () => {
  it('runs in order, also after a failure; work on another key runs in parallel', async () => {
    const queue = new KeyedQueue();
    const [first, second, other] = [work(), work(), work()];
    const [failed, done] = [queue.run('pho', first.run), queue.run('pho', second.run)];
    void queue.run('taco', other.run);
    await vi.advanceTimersByTimeAsync(0);
    expect([first.run, second.run, other.run].map((run) => vi.mocked(run).mock.calls.length)).toEqual([1, 0, 1]);
    first.fail(new Error('broken'));
    await expect(failed).rejects.toThrow('broken');
    second.end();
    expect(await done).toBe('done');
  });

  it('leaves the queue at its deadline, and never starts', async () => {
    const queue = new KeyedQueue();
    const [slow, late, next] = [work(), work(), work()];
    const first = queue.run('pho', slow.run);
    const refused = expect(queue.run('pho', late.run)).rejects.toThrow(BusyError);
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
    const third = queue.run('pho', next.run);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    slow.end();
    next.end();
    expect(await Promise.all([first, third])).toEqual(['done', 'done']);
    expect(late.run).not.toHaveBeenCalled();
  });

  it('counts the wait from the request’s arrival', async () => {
    const queue = new KeyedQueue();
    const slow = work();
    const first = queue.run('pho', slow.run);
    const refused = expect(queue.run('pho', slow.run, Date.now() - MAX_WAIT_MS + 100)).rejects.toThrow(BusyError);
    await vi.advanceTimersByTimeAsync(100);
    await refused;
    slow.end();
    expect(await first).toBe('done');
  });

  it('is refused when the queue is full', async () => {
    const queue = new KeyedQueue();
    const slow = work();
    const waiting = Array.from({ length: 1 + MAX_WAITING }, () => queue.run('pho', slow.run));
    await expect(queue.run('pho', slow.run)).rejects.toThrow(BusyError);
    slow.end();
    await Promise.all(waiting);
    expect(await queue.run('pho', slow.run)).toBe('done');
  });
});

describe('work on several keys', () => {
  it('waits for all of them, holds them together, and never waits in a circle', async () => {
    const queue = new KeyedQueue();
    const [first, second, third] = [work(), work(), work()];
    const all = [queue.run(['pho', 'taco'], first.run), queue.run(['taco', 'pho', 'taco'], second.run)];
    const runs = (): readonly number[] => [first, second, third].map(({ run }) => vi.mocked(run).mock.calls.length);
    await vi.advanceTimersByTimeAsync(0);
    all.push(queue.run('taco', third.run));
    await vi.advanceTimersByTimeAsync(0);
    expect(runs()).toEqual([1, 0, 0]);
    for (const { end } of [first, second, third]) end();
    await vi.advanceTimersByTimeAsync(0);
    expect([await Promise.all(all), runs()]).toEqual([
      ['done', 'done', 'done'],
      [1, 1, 1],
    ]);
  });

  it('leaves at its deadline, which counts from the arrival, and frees what it held', async () => {
    const queue = new KeyedQueue();
    const [long, waiting, next] = [work(), work(), work()];
    void queue.run('taco', long.run);
    const late = queue.run(['pho', 'taco'], waiting.run, Date.now() - 1000);
    const refused = expect(late).rejects.toThrow(BusyError);
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1000);
    await refused;
    next.end();
    expect(await queue.run('pho', next.run)).toBe('done');
    expect(vi.mocked(waiting.run)).not.toHaveBeenCalled();
    long.end();
  });

  it('runs in the order of arrival over all lines, which it waits for at once', async () => {
    const queue = new KeyedQueue();
    const [pho, taco, both, later] = [work(), work(), work(), work()];
    const runs = (): readonly number[] => [both, later].map(({ run }) => vi.mocked(run).mock.calls.length);
    const all = [queue.run('pho', pho.run), queue.run('taco', taco.run), queue.run(['pho', 'taco'], both.run)];
    await vi.advanceTimersByTimeAsync(0);
    all.push(queue.run('taco', later.run)); // the basket, which waits for its pho, was there before
    pho.end();
    taco.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs()).toEqual([1, 0]);
    both.end();
    later.end();
    expect(await Promise.all(all)).toHaveLength(4);
    expect(runs()).toEqual([1, 1]);
  });

  it('lets those behind it begin when it leaves', async () => {
    const queue = new KeyedQueue();
    const [long, next] = [work(), work()];
    const running = queue.run('taco', long.run);
    const refused = expect(queue.run(['pho', 'taco'], long.run, Date.now() - MAX_WAIT_MS + 100)).rejects.toThrow(
      BusyError,
    );
    const behind = queue.run('pho', next.run);
    await vi.advanceTimersByTimeAsync(99);
    expect(next.run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(next.run).toHaveBeenCalledOnce();
    next.end();
    long.end();
    expect(await Promise.all([running, behind])).toEqual(['done', 'done']);
  });
});
