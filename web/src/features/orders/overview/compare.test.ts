import { expect, it } from 'vitest';
import { compareWithLastWeek } from './compare.ts';

const MONDAY = new Date(2026, 10, 23, 12).getTime();

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
