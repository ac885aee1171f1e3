import { inLocale } from '@foodhouse/domain/testing/in-locale';
import { expect, it } from 'vitest';
import { formatAge, formatMinutesLeft, formatShortAge, formatWait } from './relative-time.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

it.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [9 * 60_000, '9 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [-5000, 'just now'],
])('shows an age of %i ms as %s', (age, text) => {
  expect(formatAge(NOW - age, NOW)).toBe(text);
});

it.each([
  [59_000, 'just now'],
  [60_000, '1 min ago'],
  [59 * 60_000, '59 min ago'],
  [3 * 3_600_000, '3 hours ago'],
  [-5000, 'just now'],
])('shows an age of %i ms in short as %s', (age, text) => {
  expect(formatShortAge(NOW - age, NOW)).toBe(text);
});

it.each([
  [-5000, '< 1 min'],
  [59_000, '< 1 min'],
  [11 * 60_000, '11 min'],
  [59 * 60_000, '59 min'],
  [125 * 60_000, '2 h 05 min'],
  [25 * 3_600_000, '1 day'],
  [75 * 3_600_000, '3 days'],
])('shows a wait of %i ms as %s', (age, text) => {
  expect(formatWait(NOW - age, NOW)).toBe(text);
});

it('says minutes that are left, in hours up to two days, and never fewer days than there are', () => {
  expect([0, 1, 59, 60, 125, 1441, 2879, 2880, 2881].map(formatMinutesLeft)).toEqual([
    '< 1 min',
    '1 min',
    '59 min',
    '1 h 00 min',
    '2 h 05 min',
    '24 h 01 min',
    '47 h 59 min',
    '2 days',
    '3 days',
  ]);
});

it('says an age in the language of the page', () => {
  expect(inLocale('de-DE', () => formatAge(NOW - 3 * 3_600_000, NOW))).toBe('vor 3 Stunden');
});
