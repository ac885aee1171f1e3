import { describe, expect, it } from 'vitest';
import type { HoursException, Service } from './hours.ts';
import { specialDaysOf, specialDaysSoon, weeksOf } from './week.ts';

const EVENING = { from: '18:00', to: '02:00' };
const NOON = { from: '11:00', to: '14:00' };
const pickup = [
  { days: [1, 2], ...EVENING },
  { days: [2], ...NOON },
];

describe('the weeks of a house', () => {
  it('are one for each service that is open at other times', () => {
    const delivery = [{ days: [2], ...EVENING }];
    const weeks = weeksOf({ hours: { pickup, delivery }, services: ['pickup', 'table', 'delivery'] });
    expect(weeks).toEqual([
      { services: ['pickup', 'table'], days: [[], [EVENING], [NOON, EVENING], [], [], [], []] },
      { services: ['delivery'], days: [[], [], [EVENING], [], [], [], []] },
    ]);
  });

  it('are those of what it offers alone, which is pickup where guests do not choose', () => {
    const hours = { pickup, delivery: [{ days: [2], ...NOON }] };
    expect(weeksOf({ hours, services: [] }).map(({ services }) => services)).toEqual([['pickup']]);
    expect(weeksOf({ hours, services: ['delivery'] }).map(({ services }) => services)).toEqual([['delivery']]);
  });

  it('are none of a house that is always open', () => {
    expect(weeksOf({ hours: {}, services: ['pickup', 'table'] })).toEqual([]);
  });
});

describe('the special days of the next two months', () => {
  const special = (from: string, to = from, services: readonly Service[] = ['pickup']): HoursException => ({
    from,
    to,
    services,
    hours: [],
    message: null,
  });

  it('are those that are not over, in their order, of what the house offers', () => {
    const exceptions = [
      special('2026-12-31'),
      special('2026-11-20', '2026-11-30'),
      special('2026-11-29'),
      special('2027-01-29'),
      special('2027-01-30'),
      special('2026-12-24', '2026-12-24', ['delivery']),
    ];
    const days = specialDaysSoon({ hours: {}, exceptions, services: [] }, '2026-11-30').map(({ from }) => from);
    expect(days).toEqual(['2026-11-20', '2026-12-31', '2027-01-29']);
  });

  const servicesOf = (house: Parameters<typeof specialDaysOf>[0]): readonly (readonly [string, readonly Service[]])[] =>
    specialDaysOf(house).map(({ from, services }) => [from, services]);

  it('are of each service that has the weekly hours of pickup, where guests may not fetch either', () => {
    const exceptions = [special('2026-12-24'), special('2026-12-25', '2026-12-25', ['table'])];
    const hours = { table: [{ days: [1], ...NOON }] };
    expect(servicesOf({ hours: {}, exceptions, services: ['delivery'] })).toEqual([['2026-12-24', ['delivery']]]);
    expect(servicesOf({ hours, exceptions, services: ['pickup', 'table', 'delivery'] })).toEqual([
      ['2026-12-24', ['pickup', 'delivery']],
      ['2026-12-25', ['table']],
    ]);
  });

  it('are not of a service that has another one then, which counts before it', () => {
    const exceptions = [special('2026-12-24'), special('2026-12-23', '2026-12-26', ['delivery'])];
    expect(servicesOf({ hours: {}, exceptions, services: ['pickup', 'delivery'] })).toEqual([
      ['2026-12-23', ['delivery']],
      ['2026-12-24', ['pickup']],
    ]);
    expect(servicesOf({ hours: {}, exceptions, services: ['delivery'] })).toEqual([['2026-12-23', ['delivery']]]);
  });
});
