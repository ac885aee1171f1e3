import {
  isDayOfHouse,
  LAST_ORDER_MINUTES,
  listFormat,
  MOST,
  SERVICES,
  weekDaysOf,
  type DayHours,
  type FieldErrors,
  type HouseDto,
  type HoursException,
  type Service,
  type WeekDays,
  type WeeklyHours,
} from '@foodhouse/domain';
import { newKey } from '../../../lib/new-key.ts';
import { numberOf } from './number-text.ts';
import { elsewhere } from './refused-fields.ts';
import type { Refused } from './use-save.ts';
import { WEEK } from '../../../ui/week.ts';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import * as texts from './texts.ts';

// Opening hours as they are edited: those of each weekday, of services that have their own, and the special days. All that
// is stored is in them, so that nothing is open at a time that the form does not show.

/** Those that may have hours of their own; those of pickup are the house's. */
export const OTHER_SERVICES = ['table', 'delivery'] as const satisfies readonly Service[];
export type OtherService = (typeof OTHER_SERVICES)[number];

export interface SpecialDay {
  /** Its row's own name. */
  readonly row: string;
  readonly from: string;
  readonly to: string;
  /** Empty: closed. */
  readonly hours: readonly DayHours[];
  readonly message: string;
  /** Of all of them, unless the house was told otherwise. */
  readonly services: HoursException['services'];
}

/** The marks of one of an opening's two times. */
export type RefusedOpening = (opening: DayHours, end: 'from' | 'to') => Refused;

export interface HoursValues {
  /** Whether the house has hours; without them it is always open. */
  readonly isLimited: boolean;
  readonly days: WeekDays;
  /** Of the services that do not follow the house's. */
  readonly own: Readonly<Partial<Record<OtherService, WeekDays>>>;
  readonly special: readonly SpecialDay[];
  /** As it is typed. */
  readonly lastOrderMinutes: string;
}

export const NEW_PERIOD: DayHours = { from: '11:00', to: '22:00' };

/** Whether an opening ends on the next day: at or before its start. */
export function isNextDay({ from, to }: DayHours): boolean {
  return to !== '' && to <= from;
}

export function newSpecialDay(): SpecialDay {
  return { row: newKey(), from: '', to: '', hours: [], message: '', services: SERVICES };
}

export function hoursOf({
  hours,
  exceptions,
  lastOrderMinutes,
}: Pick<HouseDto, 'hours' | 'exceptions' | 'lastOrderMinutes'>): HoursValues {
  const { pickup } = hours;
  return {
    isLimited: pickup !== undefined,
    days: pickup ? weekDaysOf(pickup) : WEEKDAYS.map(() => [NEW_PERIOD]),
    own: Object.fromEntries(
      OTHER_SERVICES.flatMap((service) => {
        const weekly = hours[service];
        return weekly && !isSame(weekly, pickup) ? [[service, weekDaysOf(weekly)]] : [];
      }),
    ),
    lastOrderMinutes: String(lastOrderMinutes),
    special: exceptions.map(({ from, to, services, hours: open, message }, index) => ({
      row: `special${index}`,
      from,
      to,
      hours: open,
      message: message ?? '',
      services,
    })),
  };
}

/** The services whose hours the form shows: those that the house offers, and those that have their own. */
export function shownServices(offered: readonly Service[], { own }: Pick<HoursValues, 'own'>): readonly OtherService[] {
  return OTHER_SERVICES.filter((service) => offered.includes(service) || own[service] !== undefined);
}

/** What is saved of them. A service that has no hours of its own is left out: it follows the house's. */
export function hoursDtoOf({
  isLimited,
  days,
  own,
  special,
  lastOrderMinutes,
}: HoursValues): Required<Pick<HouseDto, 'hours' | 'exceptions' | 'lastOrderMinutes'>> {
  return {
    lastOrderMinutes: numberOf(lastOrderMinutes),
    hours: {
      ...(isLimited && { pickup: weeklyOf(days) }),
      ...Object.fromEntries(Object.entries(own).map(([service, ofService]) => [service, weeklyOf(ofService)])),
    },
    exceptions: special.map(({ from, to, services, hours, message }): HoursException => ({
      from,
      to: to === '' ? from : to,
      services,
      hours,
      message: message.trim() === '' ? null : message.trim(),
    })),
  };
}

/** A build before this one wrote the house's hours for each service that opened with it. */
function isSame(weekly: readonly WeeklyHours[], pickup: readonly WeeklyHours[] | undefined): boolean {
  return JSON.stringify(weekly) === JSON.stringify(pickup);
}

/** Equal hours of several days are one entry, whose index the server names when it refuses one. */
function weeklyOf(days: WeekDays): readonly WeeklyHours[] {
  const weekly = new Map<string, WeeklyHours>();
  for (const day of WEEK)
    for (const { from, to } of days[day] ?? []) {
      const known = weekly.get(`${from} ${to}`);
      weekly.set(`${from} ${to}`, { days: [...new Set([...(known?.days ?? []), day])], from, to });
    }
  return [...weekly.values()];
}

/** @returns the marks of an opening's two times, of which equal ones of several days are one entry that is sent */
export function refusedIn(
  weekly: readonly DayHours[] = [],
  path: string,
  refused: (path: string) => Refused,
): RefusedOpening {
  return ({ from, to }, end) => {
    const index = weekly.findIndex((entry) => entry.from === from && entry.to === to);
    return refused(`${path}.${index}.${end}`);
  };
}

/** Of which services a special day is, where it is not of all. */
export function servicesText({ services }: Pick<SpecialDay, 'services'>): string {
  if (SERVICES.every((service) => services.includes(service))) return '';
  return texts.ofAlone({ services: listFormat().format(services.map((service) => SERVICE_WORDS[service])) });
}

const SERVICE_WORDS: Readonly<Record<Service, string>> = {
  pickup: texts.pickupWord(),
  table: texts.tablesWord(),
  delivery: texts.deliveryWord(),
};

/** What to say of hours that the house does not take. @param special as they were typed */
export function problemOf(fields: FieldErrors, special: readonly SpecialDay[] = []): string {
  const [path = ''] = Object.keys(fields);
  const [part = '', index = '', last = ''] = path.split('.');
  if (part === 'hours') return texts.openingsNeedTimes();
  if (part === 'lastOrderMinutes')
    return texts.lastOrdersLimits({ least: LAST_ORDER_MINUTES.least, most: LAST_ORDER_MINUTES.most });
  if (part !== 'exceptions') return elsewhere(fields[path]);
  if (index === '') return texts.tooManySpecialDays({ most: MOST.exceptions });
  const words = isOutOfYears(last, special[Number(index)]) ? texts.specialDayOutOfYears : WORDS[last];
  return (words ?? texts.specialDayNeedsTimes)({ number: Number(index) + 1 });
}

/** Whether a day is typed, in a year such as 26. */
function isOutOfYears(field: string, day: SpecialDay | undefined): boolean {
  if (!day || (field !== 'from' && field !== 'to')) return false;
  return day[field] !== '' && !isDayOfHouse(day[field]);
}

const WORDS: Readonly<Record<string, typeof texts.specialDayNeedsTimes>> = {
  from: texts.specialDayNeedsFirst,
  to: texts.specialDayEndsEarly,
  message: texts.specialDayWordsTooLong,
};
