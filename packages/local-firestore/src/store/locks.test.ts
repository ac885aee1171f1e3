import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCK_TIMEOUT_MS, LockTable } from './locks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('locks', () => {
  it('let a writer through at once when no other owner holds them', async () => {
    const locks = new LockTable();
    locks.hold('document foods/pho', 'mine');
    await expect(locks.whenFree(['document foods/pho'], 'mine', () => 'written')).resolves.toBe('written');
    await expect(locks.whenFree(['document foods/taco'], null, () => 'written')).resolves.toBe('written');
  });

  it('wake the writers in the order of their requests', async () => {
    const locks = new LockTable();
    locks.hold('document foods/pho', 'reader');
    const order: string[] = [];
    const first = locks.whenFree(['document foods/pho'], null, () => order.push('first'));
    const second = locks.whenFree(['document foods/pho'], null, () => order.push('second'));
    expect(order).toEqual([]);
    locks.release(['document foods/pho'], 'reader');
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('abort the first of two transactions that wait for each other, at once', async () => {
    const locks = new LockTable();
    locks.hold('document foods/pho', 'first');
    locks.hold('document foods/pho', 'second');
    const first = expect(locks.whenFree(['document foods/pho'], 'first', () => 'first')).rejects.toMatchObject({
      status: 'ABORTED',
    });
    const second = locks.whenFree(['document foods/pho'], 'second', () => 'second');
    await first;
    locks.release(['document foods/pho'], 'first'); // as the aborted transaction does
    await expect(second).resolves.toBe('second');
  });

  it('abort a writer after two seconds, and forget it', async () => {
    const locks = new LockTable();
    locks.hold('document foods/pho', 'reader');
    const write = vi.fn<() => void>();
    const waiting = expect(locks.whenFree(['document foods/pho'], 'other', write)).rejects.toMatchObject({
      status: 'ABORTED',
      message: 'Transaction lock timeout.',
    });
    await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT_MS);
    await waiting;
    locks.release(['document foods/pho'], 'reader');
    expect(write).not.toHaveBeenCalled();
  });
});
