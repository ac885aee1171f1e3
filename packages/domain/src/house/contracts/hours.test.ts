import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { parseSaveHouseRequest, toHouseDto } from './house.ts';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const PERIOD = { days: [1, 2], from: '18:00', to: '02:00' };
const CHRISTMAS = { from: '2026-12-24', to: '2026-12-26', services: ['pickup'], hours: [], message: 'Merry Christmas' };
const fieldsOf = (changes: object): object => {
  const parsed = parseSaveHouseRequest({ ...BARE, ...changes });
  return parsed.ok ? {} : parsed.fields;
};

describe('the opening hours that a save names', () => {
  it('come back as they were sent', () => {
    const body = { ...BARE, hours: { pickup: [PERIOD], table: [] }, exceptions: [CHRISTMAS] };
    const parsed = parseSaveHouseRequest(body);
    expect(parsed).toMatchObject({ ok: true, value: { hours: body.hours, exceptions: [CHRISTMAS] } });
    expect(parsed.ok && toHouseDto({ ...DEFAULT_SETTINGS, ...parsed.value })).toEqual(body);
  });

  it('may be left out, by pages of an earlier build', () => {
    const { hours, exceptions, ...older } = BARE;
    const parsed = parseSaveHouseRequest(older);
    expect(parsed.ok && Object.keys(parsed.value)).not.toEqual(expect.arrayContaining(['hours']));
    expect([hours, exceptions]).toEqual([{}, []]);
  });

  it.each([
    ['a time', { hours: { pickup: [{ ...PERIOD, to: '24:00' }] } }, 'hours.pickup.0.to', /such as 11:00/],
    ['no weekday', { hours: { pickup: [{ ...PERIOD, days: [] }] } }, 'hours.pickup.0.days', /weekdays/],
    ['a weekday twice', { hours: { pickup: [{ ...PERIOD, days: [1, 1] }] } }, 'hours.pickup.0.days', /differ/],
    ['an unknown service', { hours: { drive: [] } }, 'drive', /unknown/],
    ['hours that are none', { hours: { pickup: 'always' } }, 'hours.pickup', /a list of hours/],
    ['a date that is none', { exceptions: [{ ...CHRISTMAS, from: '2026-02-30' }] }, 'exceptions.0.from', /2026-12-24/],
    ['a day of the year 26', { exceptions: [{ ...CHRISTMAS, from: '0026-12-31' }] }, 'exceptions.0.from', /2000/],
    [
      'a day that is too late',
      { exceptions: [{ ...CHRISTMAS, to: '2200-01-01' }] },
      'exceptions.0.to',
      /from 2000 to 2199/,
    ],
    ['dates in the wrong order', { exceptions: [{ ...CHRISTMAS, to: '2026-12-23' }] }, 'exceptions.0.to', /not before/],
    [
      'no service',
      { exceptions: [{ ...CHRISTMAS, services: [] }] },
      'exceptions.0.services',
      /pickup, table, delivery/,
    ],
  ])('are refused at their field with %s', (_what, changes, field, expected) => {
    expect(fieldsOf(changes)).toEqual({ [field]: expect.stringMatching(expected) });
  });
});
