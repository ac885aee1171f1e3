import { expect, it, vi } from 'vitest';
import { areaClosedAt, type Area } from './areas.ts';
import { SERVICES, type HoursException, type WeeklyHours } from './hours.ts';
import { judgeHouse } from './opening-hours.ts';
import { closedAt } from './opening.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { openSpans } from './spans.ts';
import { freeTimes, judgeWanted, type LaterHouse } from './wanted.ts';

// Anybody may ask whether a time is free, so what it costs has a limit, whatever the settings are. What costs is reading
// the house’s clock: it is counted here, because a test that measures time says what else the machine does.

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const NOW = Date.parse('2026-11-24T17:07:00Z');
/** A reading takes two millionths of a second on a quiet machine: these take less than half of fifty milliseconds. */
const MOST_READINGS = 10_000;

const closedOn = (from: string, to = from): HoursException => ({
  from,
  to,
  services: SERVICES,
  hours: [],
  message: null,
});
const area = (hours: WeeklyHours): Area => ({
  id: 'harbour',
  name: 'Harbour',
  postcodes: [],
  feeMinor: 0,
  minMinor: 0,
  freeFromMinor: null,
  minutes: 10,
  ...hours,
});
const PAST = closedOn('2025-12-24', '2025-12-26');
const FAR = closedOn('2030-01-01');
const SIXTY = Array.from({ length: 60 }, (_, index) => closedOn(`2027-0${1 + (index % 9)}-0${1 + (index % 7)}`));
/** A minute of each hour or so, as many as a form may save. */
const MINUTES: readonly WeeklyHours[] = Array.from({ length: 28 }, (_, index) => {
  const at = (minutes: number): string =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { days: EVERY_DAY, from: at(index * 50), to: at(index * 50 + 1) };
});
const HOUSE: LaterHouse = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  services: ['pickup', 'delivery'],
  later: { minMinutes: 0, maxDays: 14 },
};
const NARROW = area({ days: EVERY_DAY, from: '03:07', to: '03:08' });

const HOUSES: readonly (readonly [string, LaterHouse])[] = [
  ['special days that are over', { ...HOUSE, exceptions: [PAST], areas: [NARROW] }],
  ['a special day years ahead', { ...HOUSE, exceptions: [PAST, FAR], areas: [NARROW] }],
  ['an area on Wednesdays', { ...HOUSE, exceptions: SIXTY, areas: [area({ days: [3], from: '11:00', to: '23:00' })] }],
  ['hours of single minutes', { ...HOUSE, exceptions: SIXTY, hours: { pickup: MINUTES }, areas: [NARROW] }],
  ['no hours at all', { ...HOUSE, exceptions: SIXTY, hours: { pickup: [] }, areas: [NARROW] }],
];

/** How often the house’s clock is read, of which every reading is parsed; the dates of special days are counted too. */
function readings(work: () => unknown): number {
  const clock = vi.spyOn(Date, 'parse');
  work();
  const { length } = clock.mock.calls;
  clock.mockRestore();
  return length;
}

it.each(HOUSES)('judging is cheap in a house with %s', (_what, house) => {
  const asked = { kind: 'delivery', area: 'harbour' } as const;
  const wantedAtMs = Date.parse('2026-12-02T02:00Z');
  expect(readings(() => judgeWanted(house, asked, wantedAtMs, NOW))).toBeLessThan(MOST_READINGS);
  expect(readings(() => freeTimes(house, asked, NOW, { most: 14 * 96 }))).toBeLessThan(MOST_READINGS);
  expect(readings(() => closedAt(house, NOW))).toBeLessThan(2000);
  expect(readings(() => house.areas.map((one) => areaClosedAt(one, house, NOW)))).toBeLessThan(2000);
});

it('a house that is always open costs nothing, also after its special days', () => {
  const house = { ...HOUSE, exceptions: [PAST] };
  expect(readings(() => judgeHouse(house, house, 'delivery', NOW))).toBeLessThan(5);
  expect(judgeHouse(house, house, 'delivery', NOW)).toEqual({ isOpen: true, closesAtMs: null });
});

it('days are looked at as far as they are asked for', () => {
  const house = { ...HOUSE, hours: { pickup: [{ days: [3], from: '11:00', to: '23:00' }] } };
  const spans = [...openSpans(house, 'pickup', NOW, 7)];
  expect(spans.map(({ fromMs, toMs }) => [new Date(fromMs).toISOString(), new Date(toMs).toISOString()])).toEqual([
    ['2026-11-25T10:00:00.000Z', '2026-11-25T22:00:00.000Z'],
  ]);
});
