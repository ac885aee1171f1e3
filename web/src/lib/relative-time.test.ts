import { expect, it } from 'vitest';
import { formatAge } from './relative-time.ts';

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
