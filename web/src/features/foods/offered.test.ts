import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Live } from '../../data/firebase/live.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const bread = aFood({
  id: 'bread',
  quantity: 3,
  par: { portions: 20, days: EVERY_DAY },
  parDay: '2026-05-31',
});
const pho = aFood({ id: 'pho', quantity: 8 });
const settings = (timeZone: string) => async () => Response.json({ timeZone, dayStart: '04:00' });
const berlin = settings('Europe/Berlin');
const water = aFood({ id: 'water', quantity: 0, counted: false });

let told: readonly (readonly number[])[];
let unknown: readonly boolean[];
let answer: () => Promise<Response>;
let asked: number;
let list: (items: readonly Food[]) => void;
let stop: () => void;

beforeEach(async () => {
  vi.resetModules(); // a page keeps the answer
  const { offeredFoods } = await import('./offered.ts');
  vi.useFakeTimers();
  // 03:30 in Berlin, 01:30 in UTC.
  vi.setSystemTime('2026-06-01T01:30:00Z');
  told = [];
  unknown = [];
  answer = berlin;
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return answer();
  });
  stop = offeredFoods<Live<Food>>((next) => {
    list = (items) => {
      next({ items, isFresh: true });
    };
    return () => undefined;
  })(
    ({ items, isDayUnknown = false }) => {
      told = [...told, items.map(({ quantity }) => quantity)];
      unknown = [...unknown, isDayUnknown];
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
});

it('judges no par by a clock that it does not know, says so, and asks until it is told', async () => {
  vi.setSystemTime('2026-06-01T05:00:00Z');
  answer = async () => new Response(null, { status: 503 });
  list([bread, pho]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([told, unknown]).toEqual([[[3, 8]], [true]]);
  answer = berlin;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([told.at(-1), unknown.at(-1)]).toEqual([[20, 8], false]);
  expect(asked).toBe(2);
});

it('asks again when this page has changed the settings, and keeps the last answer while none comes', async () => {
  list([bread]);
  await vi.advanceTimersByTimeAsync(0);
  answer = settings('Asia/Tokyo'); // 10:30
  globalThis.dispatchEvent(new Event('house-changed'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([[3], [20]]);
  answer = async () => new Response(null, { status: 503 });
  globalThis.dispatchEvent(new Event('house-changed'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([told.length, unknown.at(-1)]).toEqual([2, false]);
});

it('asks again when a page is looked at after long, and not while nobody sees it', async () => {
  list([bread]);
  await vi.advanceTimersByTimeAsync(0);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(asked).toBe(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
});

it('offers guests what is off, with what there is once it is back, in a house that takes orders for then', async () => {
  const off = aFood({ quantity: 4, offThrough: '2026-06-02' });
  const house = (later: unknown) => async () =>
    Response.json({ timeZone: 'Europe/Berlin', dayStart: '04:00', hours: {}, exceptions: [], services: [], later });
  const { FOR_GUESTS, offeredFoods } = await import('./offered.ts');
  const follow = (...[judge]: readonly (typeof FOR_GUESTS)[]): readonly (readonly number[])[] => {
    const said: (readonly number[])[] = [];
    const end = offeredFoods<Live<Food>>((next) => {
      next({ items: [off], isFresh: true });
      return () => undefined;
    }, judge)(
      ({ items }) => said.push(items.map(({ quantity }) => quantity)),
      () => undefined,
    );
    onTestFinished(end);
    return said;
  };
  answer = house({ minMinutes: 0, maxDays: 7 });
  const [guests, staff] = [follow(FOR_GUESTS), follow()];
  await vi.advanceTimersByTimeAsync(0);
  expect([guests, staff]).toEqual([[[4]], [[0]]]);
  answer = house(null);
  globalThis.dispatchEvent(new Event('house-changed'));
  await vi.advanceTimersByTimeAsync(0);
  expect(guests.at(-1)).toEqual([0]);
  vi.setSystemTime('2026-06-03T02:00:00Z');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([guests.at(-1), staff.at(-1)]).toEqual([[4], [4]]);
});

it('asks nothing without a par, and knows that a food which nobody counts never runs out', async () => {
  list([water, pho]);
  expect(told).toEqual([[100_000, 8]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
});
