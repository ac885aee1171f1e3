import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { houseState, type StatefulHouse } from './house-state.tsx';

const days = [0, 1, 2, 3, 4, 5, 6];
const ALWAYS = toHouseDto(DEFAULT_SETTINGS);
const HOUSE: StatefulHouse = {
  ...ALWAYS,
  timeZone: 'Europe/Berlin',
  hours: { pickup: [{ days, from: '11:00', to: '22:00' }] },
};
const NOON = Date.parse('2026-06-01T12:00+02:00');

it('says until when the house is open, and when it opens', () => {
  expect(houseState(HOUSE, NOON)).toEqual({ isOpen: true, words: 'Open until 22:00' });
  expect(houseState(HOUSE, Date.parse('2026-06-01T23:00+02:00'))).toEqual({
    isOpen: false,
    words: 'Closed, opens Tue 11:00.',
  });
});

it('says when the last orders are taken, of a house that takes none until it closes', () => {
  const house = { ...HOUSE, lastOrderMinutes: 30 };
  expect(houseState(house, NOON).words).toBe('Open until 22:00, last orders 21:30');
  expect(houseState(house, Date.parse('2026-06-01T21:30+02:00'))).toEqual({
    isOpen: false,
    words: 'No new orders, opens Tue 11:00.',
  });
});

it('says only that a house without hours is open', () => {
  expect(houseState(ALWAYS, NOON)).toEqual({ isOpen: true, words: 'Open' });
});

it('says until when the house is paused', () => {
  const pause = { services: ['pickup' as const], untilMs: NOON + 30 * 60_000, message: null };
  expect(houseState({ ...HOUSE, pause }, NOON)).toEqual({ isOpen: false, words: 'No new orders, until 12:30.' });
});

it('goes by what the house offers', () => {
  const hours = { ...HOUSE.hours, table: [{ days, from: '11:00', to: '15:00' }] };
  expect(houseState({ ...HOUSE, hours, services: ['table'] }, NOON).words).toBe('Open until 15:00');
});
