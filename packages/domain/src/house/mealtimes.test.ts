import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/builders.ts';
import { parseSaveHouseRequest, toHouseDto } from './contracts/house.ts';
import type { Mealtime } from '../foods/mealtimes.ts';
import { mealtimesAway, servedFrom } from './mealtimes.ts';
import { judgeServed, type ServingHouse } from './served.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const HOUSE: ServingHouse = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  mealtimes: { breakfast: { from: '07:00', to: '11:00' }, dinner: { from: '17:00', to: '01:00' } },
  enforceMealtimes: true,
  categoryHours: {},
};
const at = (time: string): number => Date.parse(`2026-06-09T${time}:00+02:00`);
const from = (time: string, ...mealtimes: Mealtime[]): string | null =>
  servedFrom(mealtimesAway(HOUSE, at(time)), { mealtimes })?.fromWords ?? null;

describe('a food of a mealtime', () => {
  it.each<readonly [string, string, readonly Mealtime[], string | null]>([
    ['is served from its first minute on', '07:00', ['breakfast'], null],
    ['is served to its last', '10:59', ['breakfast'], null],
    ['is not served from its end on, until the next day', '11:00', ['breakfast'], 'Wed 07:00'],
    ['is not served before it', '06:59', ['breakfast'], '07:00'],
    ['is served over midnight', '00:59', ['dinner'], null],
    ['is not after that', '01:00', ['dinner'], '17:00'],
    ['of two is served in either', '18:00', ['breakfast', 'dinner'], null],
    ['of two says the next one', '12:00', ['breakfast', 'dinner'], '17:00'],
    ['of a mealtime without hours is always served', '12:00', ['breakfast', 'lunch'], null],
    ['of none is always served', '12:00', [], null],
  ])('%s', (_what, time, mealtimes, expected) => {
    expect(from(time, ...mealtimes)).toBe(expected);
  });

  it('is judged by the clock of the house, on days on which it changes too', () => {
    const dinner = aFood({ mealtimes: ['dinner'] });
    const kolkata = { ...HOUSE, timeZone: 'Asia/Kolkata' };
    expect(judgeServed(kolkata, at('13:29'))(dinner)?.from).toBe('17:00');
    expect(judgeServed(kolkata, at('13:30'))(dinner)).toBe(null);
    expect(judgeServed(HOUSE, Date.parse('2026-03-29T15:00:00Z'))(dinner)).toBe(null);
  });

  it('says the day of a time that is not of the day on which it is read, for an order of another day too', () => {
    const dinner = aFood({ mealtimes: ['dinner'] });
    const wanted = at('12:00') + 2 * 24 * 60 * 60_000;
    expect(judgeServed(HOUSE, wanted, at('12:00'))(dinner)).toMatchObject({ from: '17:00', fromWords: 'Thu 17:00' });
  });

  it('can be ordered at any time in a house that does not insist, or has set nothing', () => {
    const dinner = aFood({ mealtimes: ['dinner'] });
    expect(judgeServed(HOUSE, at('12:00'))(dinner)?.from).toBe('17:00');
    expect(judgeServed({ ...HOUSE, enforceMealtimes: false }, at('12:00'))(dinner)).toBe(null);
    expect(judgeServed(DEFAULT_SETTINGS, at('12:00'))(dinner)).toBe(null);
  });
});

describe('the setting of mealtimes', () => {
  const dto = toHouseDto({ ...DEFAULT_SETTINGS, ...HOUSE });
  const fieldsOf = (body: unknown): readonly string[] => {
    const parsed = parseSaveHouseRequest(body);
    return parsed.ok ? [] : Object.keys(parsed.fields);
  };

  it('comes back as it was sent', () => {
    expect(parseSaveHouseRequest(dto)).toMatchObject({ value: { mealtimes: HOUSE.mealtimes, enforceMealtimes: true } });
  });

  it.each([
    [{ brunch: { from: '10:00', to: '14:00' } }, 'brunch'],
    [{ lunch: { from: '24:00', to: '14:00' } }, 'mealtimes.lunch.from'],
    [{ lunch: { from: '11:00' } }, 'mealtimes.lunch.to'],
    [null, 'mealtimes'],
  ])('is refused at its field: %j', (mealtimes, field) => {
    expect(fieldsOf({ ...dto, mealtimes })).toEqual([field]);
  });
});
