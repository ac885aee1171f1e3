import {
  DEFAULT_SETTINGS,
  judgeHouse,
  SERVICES,
  toHouseDto,
  type DayHours,
  type HouseDto,
  type Service,
  type WeeklyHours,
  type WeekDays,
} from '@foodhouse/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import { hoursDtoOf, hoursOf, shownServices, type HoursValues } from './hours-values.ts';
import { servicesDtoOf } from './services-values.ts';

// The forms of hours and of services are saved in any order, each over what the other has saved: nothing is ever open at a
// time that the form of hours does not show.

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** A Sunday: the first minutes of a week. */
const SUNDAY_MS = Date.UTC(2026, 5, 7);
const BARE: HouseDto = { ...toHouseDto(DEFAULT_SETTINGS), version: 4 };

const time = fc.constantFrom('00:00', '00:30', '02:00', '11:00', '14:00', '18:00', '22:00', '23:30');
const week: fc.Arbitrary<WeekDays> = fc.array(fc.array(fc.record({ from: time, to: time }), { maxLength: 2 }), {
  minLength: WEEKDAYS.length,
  maxLength: WEEKDAYS.length,
});
const weekly: fc.Arbitrary<readonly WeeklyHours[]> = fc.array(
  fc.record({ days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), from: time, to: time }),
  { maxLength: 3 },
);

/** What somebody does in one of the forms before they save it. */
type Act =
  | { readonly form: 'services'; readonly services: readonly Service[] }
  | { readonly form: 'hours'; readonly change: 'on' | 'off' | 'follow'; readonly service: 'table' | 'delivery' }
  | {
      readonly form: 'hours';
      readonly change: 'week' | 'own';
      readonly service: 'table' | 'delivery';
      readonly days: WeekDays;
    };

const other = fc.constantFrom('table' as const, 'delivery' as const);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ form: fc.constant('services' as const), services: fc.subarray([...SERVICES]) }),
  fc.record({ form: fc.constant('hours' as const), change: fc.constantFrom('on', 'off', 'follow'), service: other }),
  fc.record({
    form: fc.constant('hours' as const),
    change: fc.constantFrom('week', 'own'),
    service: other,
    days: week,
  }),
);

/** As it was stored by any build: services that were offered first have no hours, later ones those of pickup. */
const stored: fc.Arbitrary<HouseDto> = fc
  .record({
    services: fc.subarray([...SERVICES]),
    pickup: fc.option(weekly),
    table: fc.option(weekly),
    copies: fc.boolean(),
  })
  .map(({ services, pickup, table, copies }) => ({
    ...BARE,
    services,
    hours: {
      ...(pickup && { pickup }),
      ...(table && { table }),
      ...(copies && pickup && { delivery: pickup }),
    },
  }));

function changed(values: HoursValues, one: Extract<Act, { form: 'hours' }>): HoursValues {
  switch (one.change) {
    case 'on':
    case 'off':
      return { ...values, isLimited: one.change === 'on' };
    case 'week':
      return { ...values, days: one.days };
    case 'own':
      return { ...values, own: { ...values.own, [one.service]: one.days } };
    case 'follow': {
      const { [one.service]: _own, ...own } = values.own;
      return { ...values, own };
    }
  }
}

/** Whether the form shows a service as open, at a minute of the week. */
function isShownOpen(house: HouseDto, service: Service, minute: number): boolean {
  const values = hoursOf(house);
  const own = service === 'pickup' ? undefined : values.own[service];
  const days = own ?? (values.isLimited ? values.days : null);
  if (days === null) return true;
  const inWeek = (offset: number): boolean =>
    days.some((openings, day) => openings.some((opening) => isWithin(opening, minute + offset - day * DAY_MINUTES)));
  return inWeek(0) || inWeek(WEEKDAYS.length * DAY_MINUTES); // or of the last evening of the week before
}

function isWithin({ from, to }: DayHours, minute: number): boolean {
  const [first = 0, last = 0] = [from, to].map((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));
  return first <= minute && minute < (to > from ? last : last + DAY_MINUTES);
}

function expectNothingHidden(house: HouseDto, minutes: readonly number[]): void {
  const shown = shownServices(house.services, hoursOf(house));
  for (const service of SERVICES) {
    const isOffered = service === 'pickup' || house.services.includes(service);
    if (isOffered && service !== 'pickup') expect(shown).toContain(service);
    for (const minute of minutes) {
      const { isOpen } = judgeHouse(house, { pause: null }, service, SUNDAY_MS + minute * MINUTE_MS);
      expect([service, minute, isOpen]).toEqual([service, minute, isShownOpen(house, service, minute)]);
    }
  }
}

const minutes = fc.array(fc.integer({ min: 0, max: WEEKDAYS.length * DAY_MINUTES - 1 }), {
  minLength: 5,
  maxLength: 12,
});

it('nothing is open because a form was saved in another order', () => {
  fc.assert(
    fc.property(stored, fc.array(act, { maxLength: 6 }), minutes, (first, acts, whens) => {
      let house = first;
      // Each form stands open beside the other, with what was typed in it before.
      let values = hoursOf(house);
      expectNothingHidden(house, whens);
      for (const one of acts) {
        if (one.form === 'services') {
          const saved = servicesDtoOf(house, { services: one.services, tables: [], areas: [] });
          house = { ...house, ...saved };
        } else {
          values = changed(values, one);
          house = { ...house, ...hoursDtoOf(values) };
        }
        expectNothingHidden(house, whens);
      }
    }),
    { numRuns: 150 },
  );
});

it('services first and hours after is what hours first and services after is', () => {
  fc.assert(
    fc.property(week, fc.subarray([...SERVICES]), (days, services) => {
      const chosen = { services, tables: [], areas: [] };
      const limit = (house: HouseDto): HouseDto => ({
        ...house,
        ...hoursDtoOf({ ...hoursOf(house), isLimited: true, days }),
      });
      const offer = (house: HouseDto): HouseDto => ({ ...house, ...servicesDtoOf(house, chosen) });
      expect(limit(offer(BARE))).toEqual(offer(limit(BARE)));
      const off = (house: HouseDto): HouseDto => ({ ...house, ...hoursDtoOf({ ...hoursOf(house), isLimited: false }) });
      expect(limit(off(limit(offer(BARE))))).toEqual(offer(limit(BARE)));
    }),
    { numRuns: 50 },
  );
});
