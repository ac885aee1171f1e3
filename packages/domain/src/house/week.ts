import { dayAfter } from '../time/business-day.ts';
import { EVERY_DAY, type DayHours, type WeeklyHours } from '../time/weekly-hours.ts';
import { SERVICES, weeklyHoursOf, type HouseHours, type HoursException, type Service } from './hours.ts';
import { offeredServices, type HouseServices } from './services.ts';

/** The openings of each weekday, 0 for Sunday, in their order. */
export type WeekDays = readonly (readonly DayHours[])[];

export function weekDaysOf(weekly: readonly WeeklyHours[]): WeekDays {
  return EVERY_DAY.map((day) =>
    weekly
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ from, to }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  );
}

/** The week of services that are open at the same times. */
export interface ServiceWeek {
  readonly services: readonly Service[];
  readonly days: WeekDays;
}

/** The weeks of what a house offers, one for each that differs. Empty for a house that is always open. */
export function weeksOf({
  hours,
  services,
}: Pick<HouseHours, 'hours'> & Pick<HouseServices, 'services'>): readonly ServiceWeek[] {
  const weeks = new Map<string, ServiceWeek>();
  for (const service of SERVICES) {
    const weekly = offeredServices({ services }).includes(service) ? weeklyHoursOf({ hours }, service) : undefined;
    if (!weekly) continue;
    const days = weekDaysOf(weekly);
    const key = JSON.stringify(days);
    weeks.set(key, { days, services: [...(weeks.get(key)?.services ?? []), service] });
  }
  return [...weeks.values()];
}

/** So many days ahead guests read of a special day. */
const SOON_DAYS = 60;

/**
 * The special days that are not over and come soon, of what a house offers, in their order.
 * @param today the date on the house's clock, 'YYYY-MM-DD'
 */
export function specialDaysSoon(
  { exceptions, services }: Pick<HouseHours, 'exceptions'> & Pick<HouseServices, 'services'>,
  today: string,
): readonly HoursException[] {
  const offered = offeredServices({ services });
  const last = dayAfter(today, SOON_DAYS);
  return exceptions
    .filter((one) => one.to >= today && one.from <= last && one.services.some((service) => offered.includes(service)))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
