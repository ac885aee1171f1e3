import { describe, expect, it } from 'vitest';
import { houseNowAnswer, toHouseNowDto } from '../contracts/closed.ts';
import { houseNow } from './now.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const HOUSE = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  mealtimes: {
    breakfast: { from: '07:00', to: '11:00' },
    lunch: { from: '11:30', to: '14:30' },
    dinner: { from: '17:00', to: '23:00' },
  },
  enforceMealtimes: true,
};
const at = (time: string): number => Date.parse(`2026-06-09T${time}:00+02:00`);

describe('what guests hear of mealtimes', () => {
  it.each([
    ['10:00', ['lunch 11:30', 'dinner 17:00']],
    ['12:00', ['dinner 17:00', 'breakfast 07:00']],
    ['16:59', ['dinner 17:00', 'breakfast 07:00', 'lunch 11:30']],
    ['23:00', ['breakfast 07:00', 'lunch 11:30', 'dinner 17:00']],
  ])('at %s are those that are not served, the next one first', (time, expected) => {
    const said = houseNowAnswer.parse(toHouseNowDto(houseNow(HOUSE, at(time))));
    expect(said.away?.map(({ mealtime, from }) => `${mealtime} ${from}`)).toEqual(expected);
  });

  it('is nothing in a house that does not insist, or that serves all', () => {
    expect(toHouseNowDto(houseNow({ ...HOUSE, enforceMealtimes: false }, at('12:00')))).not.toHaveProperty('away');
    const { breakfast } = HOUSE.mealtimes;
    const morning = houseNow({ ...HOUSE, mealtimes: { breakfast } }, at('08:00'));
    expect(toHouseNowDto(morning)).toEqual({ closed: null, busy: null });
  });
});
