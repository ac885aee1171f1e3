import type { Revenue } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { compareRevenue, compareWithLastWeek } from './compare.ts';

const MONDAY = { day: '2026-11-23', isToday: true };

it.each([
  [112, 100, '+12 % on last Monday'],
  [50, 100, '−50 % on last Monday'],
  [1000, 1001, 'as last Monday'],
  [0, 0, 'as last Monday'],
  [3, 0, 'none last Monday'],
  [0, 3, '−100 % on last Monday'],
])('says of %d beside %d: %s', (now, then, words) => {
  expect(compareWithLastWeek(now, then, MONDAY)).toBe(words);
});

const eur = (revenueMinor: number): Revenue => ({ currency: 'EUR', revenueMinor });
const usd = (revenueMinor: number): Revenue => ({ currency: 'USD', revenueMinor });

it.each([
  [[eur(112)], [eur(100)], '+12 % on last Monday'],
  [[eur(112)], [usd(100)], null],
  [[eur(112), usd(5)], [eur(100)], null],
  [[eur(112)], [eur(100), usd(5)], null],
  [[], [eur(100)], null],
])('compares revenue in one currency alone (%#)', (now, then, words) => {
  expect(compareRevenue(now, then, MONDAY)).toBe(words);
});

it.each([
  [112, 100, '+12 % on the Monday before'],
  [3, 0, 'none on the Monday before'],
])('says of %d beside %d, of an earlier day: %s', (now, then, words) => {
  expect(compareWithLastWeek(now, then, { ...MONDAY, isToday: false })).toBe(words);
});
