import { exceptionsOf, weeklyHoursOf, type DayHours, type HouseHours } from './hours.ts';
import { mainService, type HouseServices } from './services.ts';

/** schema.org/OpeningHoursSpecification. `closes` before `opens` is on the next day; from 00:00 to 00:00 is closed. */
export interface OpeningFact {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: readonly string[];
  /** 'YYYY-MM-DD'. */
  readonly validFrom?: string;
  readonly validThrough?: string;
  readonly opens: string;
  readonly closes: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ALL_DAYS: readonly DayHours[] = [{ from: '00:00', to: '00:00' }];

/**
 * The opening hours for search engines, and the special days that are not over: the same that `judgeHouse` judges. Empty
 * for a house without hours.
 * @param today the date on the house's clock, 'YYYY-MM-DD'
 * @source schema.org; developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function openingFacts(
  {
    hours,
    exceptions,
    services = [],
  }: Pick<HouseHours, 'hours' | 'exceptions'> & Partial<Pick<HouseServices, 'services'>>,
  today: string,
): {
  readonly openingHoursSpecification?: readonly OpeningFact[];
  readonly specialOpeningHoursSpecification?: readonly OpeningFact[];
} {
  const main = mainService({ services });
  const weekly = weeklyHoursOf({ hours }, main);
  const special = exceptionsOf({ hours, exceptions }, main).filter(({ to }) => to >= today);
  if (!weekly && special.length === 0) return {};
  const openings = weekly ?? ALL_DAYS.map((day) => ({ ...day, days: [0, 1, 2, 3, 4, 5, 6] }));
  return {
    openingHoursSpecification: openings.map(({ days, ...period }) => ({
      ...factOf(period),
      dayOfWeek: days.map((day) => WEEKDAYS[day] ?? ''),
    })),
    specialOpeningHoursSpecification: special.flatMap(({ from, to, hours: periods }) =>
      (periods.length === 0 ? [CLOSED] : periods.map(factOf)).map((fact) => ({
        ...fact,
        validFrom: from,
        validThrough: to,
      })),
    ),
  };
}

const CLOSED: OpeningFact = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** A whole day ends at 23:59: from 00:00 to 00:00 would say that it is closed. */
function factOf({ from, to }: DayHours): OpeningFact {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: from,
    closes: from === '00:00' && to === '00:00' ? '23:59' : to,
  };
}
