import { expect, it } from 'vitest';
import { timeOrDateOf } from './time-or-date.ts';

const NOON = new Date(2026, 10, 26, 12).getTime();

it.each([
  ['today', new Date(2026, 10, 26, 9, 5), '09:05'],
  ['yesterday', new Date(2026, 10, 25, 23, 59), 'Nov 25, 23:59'],
  ['last year', new Date(2025, 10, 26, 9, 5), 'Nov 26, 2025, 09:05'],
])('says a time of %s as short as it can', (_case, at, words) => {
  expect(timeOrDateOf(at.getTime(), NOON)).toBe(words);
});
