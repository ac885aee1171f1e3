import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { offSaleWords, soldOutWords } from './off-sale-words.ts';

beforeEach(() => {
  vi.useFakeTimers();
  learnHouseDay({ version: 1, timeZone: 'Europe/Berlin', dayStart: '04:00' });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['on the evening before', '2026-11-26T20:00:00Z', 'Fri 04:00'],
  ['after midnight, before the day of the house begins', '2026-11-26T23:30:00Z', '04:00'],
  ['a week before', '2026-11-18T11:00:00Z', 'Fri 27 Nov 04:00'],
])('says with its hour when a food is on sale again: %s', (_when, now, from) => {
  vi.setSystemTime(now);
  const clock = houseClock();
  expect(offSaleWords('2026-11-26', clock)).toBe(`Not offered; on sale again by itself from ${from} on.`);
  expect(soldOutWords('2026-11-26', clock)).toBe(`Sold out until ${from}`);
  expect(soldOutWords(null, clock)).toBe('Sold out');
});
