import { describe, expect, it } from 'vitest';
import { openState, saidOpenState } from './opening.ts';
import { DEFAULT_SETTINGS, type HouseSettings } from './settings.ts';

const days = [0, 1, 2, 3, 4, 5, 6];
const HOUSE: HouseSettings = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  hours: { pickup: [{ days, from: '11:00', to: '22:00' }] },
};
/** Of a Monday. */
const at = (time: string): number => Date.parse(`2026-06-01T${time}:00+02:00`);
const NOON = at('12:00');
const wordsOf = (changes: Partial<HouseSettings>, atMs = NOON): string =>
  openState({ ...HOUSE, ...changes }, atMs).words;

describe('the state of a house', () => {
  it('is until when it is open', () => {
    expect(openState(HOUSE, NOON)).toEqual({ isOpen: true, words: 'Open until 22:00' });
    expect(wordsOf({ hours: { pickup: [{ days, from: '18:00', to: '02:00' }] } }, at('23:30'))).toBe(
      'Open until 02:00',
    );
  });

  it.each([
    ['the same day', '10:59', days, 'Opens 11:00'],
    ['the day after', '22:00', days, 'Opens tomorrow 11:00'],
    ['the same day, after midnight', '00:30', days, 'Opens 11:00'],
    ['a later day', '22:00', [1, 4], 'Opens Thu 11:00'],
  ])('is when it opens: %s', (_when, time, on, words) => {
    const hours = { pickup: [{ days: on, from: '11:00', to: '22:00' }] };
    expect(openState({ ...HOUSE, hours }, at(time))).toEqual({ isOpen: false, words });
  });

  it('is when the last orders are taken, where none are taken until it closes', () => {
    expect(wordsOf({ lastOrderMinutes: 30 })).toBe('Open until 22:00, last orders 21:30');
    expect(wordsOf({ lastOrderMinutes: 30 }, at('21:30'))).toBe('No new orders, opens Tue 11:00.');
  });

  it('is until when it is paused, without the words of the pause', () => {
    const pause = { services: ['pickup' as const], untilMs: NOON + 30 * 60_000, message: 'The oven is full' };
    expect(openState({ ...HOUSE, pause }, NOON)).toEqual({ isOpen: false, words: 'No new orders, until 12:30.' });
    expect(wordsOf({ pause: { ...pause, untilMs: null } })).toBe('No new orders for now.');
  });

  it('is that it has not opened yet, whatever its hours and its pause are', () => {
    const pause = { services: ['pickup' as const], untilMs: NOON + 30 * 60_000, message: 'The oven is full' };
    for (const changes of [{}, { pause }, { hours: {} }, { lastOrderMinutes: 30 }])
      expect(openState({ ...HOUSE, ...changes, notOpenYet: true }, NOON)).toEqual({
        isOpen: false,
        words: 'Not open yet.',
      });
    expect(saidOpenState({ ...HOUSE, hours: {}, notOpenYet: true }, NOON)).toMatchObject({ words: 'Not open yet.' });
  });

  it('is that of what the house offers', () => {
    const hours = { ...HOUSE.hours, table: [{ days, from: '11:00', to: '15:00' }] };
    expect(wordsOf({ hours, services: ['table'] })).toBe('Open until 15:00');
  });

  it.each([
    ['a day and longer before it closes', '2026-06-01T23:30:00+02:00', 'Open all day'],
    ['on its last day', '2026-06-01T23:31:00+02:00', 'Open until 23:30, last orders 23:00'],
  ])('is open all day where its days follow each other: %s', (_when, time, words) => {
    const night = { days: [1], from: '00:00', to: '00:00' };
    const hours = { pickup: [night, { days: [2], from: '00:00', to: '23:30' }] };
    expect(wordsOf({ hours, lastOrderMinutes: 30 }, Date.parse(time))).toBe(words);
  });

  it('has no end in a house that never closes, whatever closes it later', () => {
    const christmas = { from: '2026-06-20', to: '2026-06-20', services: ['pickup' as const], hours: [], message: null };
    const hours = { pickup: [{ days, from: '00:00', to: '00:00' }] };
    expect(wordsOf({ hours, exceptions: [christmas] })).toBe('Open day and night');
    expect(wordsOf({ hours })).toBe('Open day and night');
    expect(wordsOf({ hours: { pickup: [] } })).toBe('Closed.');
  });
});

describe('what guests read of a house that has not said when it is open', () => {
  const bare = { ...HOUSE, hours: {} };

  it('is nothing while it is open', () => {
    expect(openState(bare, NOON)).toEqual({ isOpen: true, words: 'Open' });
    expect(saidOpenState(bare, NOON)).toBeNull();
    expect(saidOpenState(HOUSE, NOON)?.words).toBe('Open until 22:00');
  });

  it('is that it is paused, or closed on a special day', () => {
    const pause = { services: ['pickup' as const], untilMs: null, message: null };
    expect(saidOpenState({ ...bare, pause }, NOON)?.isOpen).toBe(false);
    const today = { from: '2026-06-01', to: '2026-06-01', services: ['pickup' as const], hours: [], message: 'Moving' };
    expect(saidOpenState({ ...bare, exceptions: [today] }, NOON)?.words).toBe('Opens tomorrow 00:00');
  });
});
