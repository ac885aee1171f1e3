import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from '../../data/firebase/live.ts';
import { offeredFoods } from './offered.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const bread = aFood({
  id: 'bread',
  quantity: 3,
  par: { portions: 20, days: EVERY_DAY },
  parDay: '2026-05-31',
});
const pho = aFood({ id: 'pho', quantity: 8 });
const water = aFood({ id: 'water', quantity: 0, counted: false });

let told: readonly (readonly number[])[];
let asked: number;
let list: (items: readonly Food[]) => void;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  // 03:30 in Berlin, 01:30 in UTC.
  vi.setSystemTime('2026-06-01T01:30:00Z');
  told = [];
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ timeZone: 'Europe/Berlin', dayStart: '04:00' }));
  });
  stop = offeredFoods<Live<Food>>((next) => {
    list = (items) => {
      next({ items, isFresh: true });
    };
    return () => undefined;
  })(
    ({ items }) => {
      told = [...told, items.map(({ quantity }) => quantity)];
    },
    () => undefined,
  );
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('judges a par by the clock of the house, and again when its next day begins', async () => {
  list([bread, pho]);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([[3, 8]]);
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(told).toEqual([
    [3, 8],
    [20, 8],
  ]);
  expect(asked).toBe(1);
});

it('asks nothing without a par, and knows that a food which nobody counts never runs out', async () => {
  list([water, pho]);
  expect(told).toEqual([[100_000, 8]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
});
