import { dayAfter } from '../time/business-day.ts';
import { EVERY_DAY, type DayHours, type WeeklyHours } from '../time/weekly-hours.ts';
import { exceptionsOf, SERVICES, weeklyHoursOf, type HouseHours, type HoursException, type Service } from './hours.ts';
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

type HouseOfDays = Pick<HouseHours, 'hours' | 'exceptions'> & Pick<HouseServices, 'services'>;

/** The special days of what a house offers, in their order, each with the services of which it counts. */
export function specialDaysOf(house: HouseOfDays): readonly HoursException[] {
  const counting = offeredServices(house).map((service) => {
    const days = exceptionsOf(house, service);
    const counts = (day: HoursException, at: number): boolean =>
      !days.slice(0, at).some(({ from, to }) => from <= day.from && to >= day.to);
    return { service, days: days.filter(counts) };
  });
  return house.exceptions
    .map((day) => ({
      ...day,
      services: counting.filter(({ days }) => days.includes(day)).map(({ service }) => service),
    }))
    .filter(({ services }) => services.length > 0)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/**
 * Those that are not over and come soon.
 * @param today the date on the house's clock, 'YYYY-MM-DD'
 */
export function specialDaysSoon(house: HouseOfDays, today: string): readonly HoursException[] {
  const last = dayAfter(today, SOON_DAYS);
  return specialDaysOf(house).filter(({ from, to }) => to >= today && from <= last);
}
