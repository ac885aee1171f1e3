import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type HouseSettings } from './settings.ts';
import { openingsToday, todayWords } from './today.ts';

const days = [0, 1, 2, 3, 4, 5, 6];
const LONG = [
  { days, from: '18:00', to: '02:00' },
  { days: [1, 2, 3, 4, 5], from: '11:00', to: '14:00' },
];
const FRIDAY = Date.parse('2026-11-27T12:00+01:00');
const DAY_MS = 24 * 60 * 60_000;

const said = (changes: Partial<HouseSettings>, atMs = FRIDAY): string | null =>
  todayWords({ ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin', ...changes }, atMs);

it('the hours of today are those that begin today, by the clock of the house', () => {
  expect(said({ hours: { pickup: LONG } })).toBe('Today 11:00 to 14:00, 18:00 to 02:00');
  expect(said({ hours: { pickup: LONG } }, FRIDAY + DAY_MS)).toBe('Today 18:00 to 02:00');
  expect(said({ hours: { pickup: LONG }, timeZone: 'Asia/Tokyo' }, FRIDAY + 16 * 60 * 60_000)).toBe(
    'Today 18:00 to 02:00',
  );
});

it('after midnight the hours are those of the business day, until they are over', () => {
  const saturday = [{ days: [6], from: '12:00', to: '15:00' }];
  const late = { hours: { pickup: [{ days: [5], from: '18:00', to: '02:00' }, ...saturday] } };
  const at = (time: string): number => Date.parse(`2026-11-28T${time}+01:00`);
  expect(said(late, at('01:59'))).toBe('Today 18:00 to 02:00');
  expect(said(late, at('02:00'))).toBe('Today 12:00 to 15:00');
  expect(said({ ...late, dayStart: '00:00' }, at('01:59'))).toBe('Today 12:00 to 15:00');
  const early = { hours: { pickup: [{ days: [5], from: '18:00', to: '22:00' }] } };
  expect(said(early, at('01:59'))).toBe('Closed today');
});

it('a day without hours is closed, one of 24 is all day, and a house that has said nothing says nothing', () => {
  const special = { from: '2026-11-27', to: '2026-11-27', services: ['pickup' as const], message: null };
  expect(said({ hours: { pickup: LONG }, exceptions: [{ ...special, hours: [] }] })).toBe('Closed today');
  expect(said({ hours: { pickup: [{ days, from: '00:00', to: '00:00' }] } })).toBe('Today all day');
  expect(said({})).toBeNull();
});

it('a span of 24 hours is all day where the day before goes on until it begins, also after midnight', () => {
  const round = { hours: { pickup: [{ days, from: '07:00', to: '07:00' }] } };
  expect(said(round)).toBe('Today all day');
  expect(said(round, Date.parse('2026-11-28T02:00+01:00'))).toBe('Today all day');
  const alone = [{ days: [5], from: '07:00', to: '07:00' }];
  expect(said({ hours: { pickup: alone } })).toBe('Today 07:00 to 07:00');
  expect(said({ hours: { pickup: [...alone, { days: [4], from: '18:00', to: '02:00' }] } })).toBe(
    'Today 07:00 to 07:00',
  );
  expect(said({ hours: { pickup: [...alone, { days: [4], from: '18:00', to: '07:00' }] } })).toBe('Today all day');
});

it('are those of pickup, or of the first service without it', () => {
  const hours = { pickup: LONG, table: [{ days, from: '12:00', to: '15:00' }] };
  expect(said({ hours, services: ['table'] })).toBe('Today 12:00 to 15:00');
  expect(said({ hours, services: ['table', 'pickup'] })).toBe('Today 11:00 to 14:00, 18:00 to 02:00');
});

it('says which of today’s times are over and which is now, of the service that is asked of', () => {
  const house = { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin', hours: { table: LONG } };
  const at = (time: string): ReturnType<typeof openingsToday> =>
    openingsToday(house, 'table', Date.parse(`2026-11-${time}+01:00`));
  const [noon, evening] = [
    { from: '11:00', to: '14:00', isAllDay: false, isNow: false, isOver: true },
    { from: '18:00', to: '02:00', isAllDay: false, isNow: true, isOver: false },
  ];
  expect(at('27T18:00')).toEqual({ weekday: 5, openings: [noon, evening] });
  expect(at('28T01:59')).toEqual({ weekday: 5, openings: [noon, evening] });
  expect(at('27T15:00')?.openings).toEqual([noon, { ...evening, isNow: false }]);
  expect(openingsToday(house, 'pickup', FRIDAY)).toBeNull();
});
