import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Live } from '../../../data/firebase/live.ts';
import type { Open } from '../../../data/follow.ts';
import { readOn, together, type LowFoods } from './open-low-stock.ts';

it('lists each low food once, the fewest portions first, when both lists are known', () => {
  let tell: ((list: Live<Food>) => void)[] = [];
  const open: Open<Live<Food>> = (next) => {
    tell = [...tell, next];
    return () => undefined;
  };
  const next = vi.fn<(list: Live<Food>) => void>();
  together(open, open)(next, vi.fn<() => void>());
  const pho = aFood({ id: 'pho', quantity: 8, lowAt: 10 });
  const taco = aFood({ id: 'taco', quantity: 4 });
  tell[0]?.({ items: [taco, pho], isFresh: true });
  expect(next).not.toHaveBeenCalled();
  tell[1]?.({ items: [aFood({ id: 'tea', quantity: 1 }), taco], isFresh: false });
  expect(next.mock.lastCall?.[0]).toMatchObject({
    items: [{ id: 'tea' }, { id: 'taco' }, { id: 'pho' }],
    isFresh: false,
  });
});

describe('reading on', () => {
  const water = (n: number): Food => aFood({ id: `water-${n}`, quantity: 0, counted: false });
  const taco = (n: number): Food => aFood({ id: `taco-${n}`, quantity: 2 });
  const run = async (stored: readonly Food[]) => {
    const read: number[] = [];
    const next = vi.fn<(list: LowFoods) => void>();
    readOn((most) => (tell) => {
      read.push(most);
      tell({ items: stored.slice(0, most), isFresh: true });
      return () => undefined;
    })(next, vi.fn<() => void>());
    await vi.waitFor(() => {
      expect(next).toHaveBeenCalled();
    });
    return { read, told: next.mock.calls.map(([{ items, hiddenFrom }]) => [items.length, hiddenFrom]) };
  };
  const times = (n: number, make: (n: number) => Food): Food[] => Array.from({ length: n }, (_, at) => make(at));

  it('looks behind foods that nobody counts, and tells of nothing before', async () => {
    const { read, told } = await run([...times(30, water), ...times(3, taco)]);
    expect(read).toEqual([20, 80]);
    expect(told).toEqual([[3, undefined]]);
  });

  it('reads no more when there are twenty low ones, and says from where on it knows none', async () => {
    const { read, told } = await run(times(25, taco));
    expect(read).toEqual([20]);
    expect(told).toEqual([[20, 2]]);
  });

  it('leaves out a food with a par while nobody knows the day', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const bread = aFood({ id: 'bread', quantity: 0, par: { portions: 20, days: [0, 1, 2, 3, 4, 5, 6] } });
    const next = vi.fn<(list: LowFoods) => void>();
    const stop = readOn(() => (tell) => {
      tell({ items: [bread, taco(1)], isFresh: true });
      return () => undefined;
    })(next, vi.fn<() => void>());
    await vi.waitFor(() => {
      expect(next.mock.lastCall?.[0]).toMatchObject({ items: [{ id: 'taco-1' }], isDayUnknown: true });
    });
    stop();
  });

  it('ends with 320', async () => {
    const { read, told } = await run(times(400, water));
    expect(read).toEqual([20, 80, 320]);
    expect(told).toEqual([[0, 0]]);
  });
});
