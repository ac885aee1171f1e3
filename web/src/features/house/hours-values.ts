import {
  SERVICE_OF_ORDERS,
  SERVICES,
  type DayHours,
  type FieldErrors,
  type HouseDto,
  type HoursException,
  type WeeklyHours,
} from '@foodhouse/domain';

import { elsewhere } from './refused-fields.ts';

// Opening hours as they are edited: those of each weekday, and the special days.

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

export interface HoursValues {
  /** Whether the house has hours; without them it is always open. */
  readonly isLimited: boolean;
  /** Of each weekday, 0 for Sunday. */
  readonly days: readonly (readonly DayHours[])[];
  readonly special: readonly SpecialDay[];
}

/** Monday first, as a week is read. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const NEW_PERIOD: DayHours = { from: '11:00', to: '22:00' };

/** Whether an opening ends on the next day: at or before its start. */
export function isNextDay({ from, to }: DayHours): boolean {
  return to !== '' && to <= from;
}

export function newSpecialDay(): SpecialDay {
  return { row: crypto.randomUUID(), from: '', to: '', hours: [], message: '', services: SERVICES };
}

export function hoursOf({ hours = {}, exceptions = [] }: Pick<HouseDto, 'hours' | 'exceptions'>): HoursValues {
  const weekly = hours.pickup;
  return {
    isLimited: weekly !== undefined,
    days: WEEKDAYS.map((_, day) =>
      weekly
        ? weekly
            .filter(({ days }) => days.includes(day))
            .map(({ from, to }) => ({ from, to }))
            .toSorted(byStart)
        : [NEW_PERIOD],
    ),
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

/** What is saved of them. A service whose hours were those of pickup keeps pace with them; others stay as they are. */
export function hoursDtoOf(
  { isLimited, days, special }: HoursValues,
  before: Pick<HouseDto, 'hours'>,
): Required<Pick<HouseDto, 'hours' | 'exceptions'>> {
  const hours = before.hours ?? {};
  const { pickup } = hours;
  const same = SERVICES.filter((one) => one === SERVICE_OF_ORDERS || isSame(hours[one], pickup));
  const others = Object.fromEntries(Object.entries(hours).filter(([one]) => !same.some((other) => other === one)));
  const weekly = weeklyOf(days);
  return {
    hours: isLimited ? { ...others, ...Object.fromEntries(same.map((one) => [one, weekly])) } : others,
    exceptions: special.map(({ from, to, services, hours, message }): HoursException => ({
      from,
      to: to === '' ? from : to,
      services,
      hours,
      message: message.trim() === '' ? null : message.trim(),
    })),
  };
}

function isSame(hours: readonly WeeklyHours[] | undefined, pickup: readonly WeeklyHours[] | undefined): boolean {
  return hours !== undefined && JSON.stringify(hours) === JSON.stringify(pickup);
}

/** Equal hours of several days are one entry, whose index the server names when it refuses one. */
function weeklyOf(days: HoursValues['days']): readonly WeeklyHours[] {
  const weekly = new Map<string, WeeklyHours>();
  for (const day of WEEK)
    for (const { from, to } of days[day] ?? []) {
      const known = weekly.get(`${from} ${to}`);
      weekly.set(`${from} ${to}`, { days: [...new Set([...(known?.days ?? []), day])], from, to });
    }
  return [...weekly.values()];
}

/** What to say of hours that the house does not take. */
export function problemOf(fields: FieldErrors): string {
  const [path = ''] = Object.keys(fields);
  const [part = '', index = '', last = ''] = path.split('.');
  if (part === 'hours') return 'Each opening needs two times, such as 11:00 and 22:00.';
  if (part !== 'exceptions') return elsewhere(fields[path]);
  if (index === '') return 'These are more special days than the house keeps.';
  return `Special day ${Number(index) + 1}: ${WORDS[last] ?? 'each opening needs two times, such as 11:00 and 22:00.'}`;
}

const WORDS: Readonly<Record<string, string>> = {
  from: 'a first day, please.',
  to: 'its last day is before its first.',
  message: 'at most 140 characters.',
};

function byStart(one: DayHours, other: DayHours): number {
  return one.from < other.from ? -1 : 1;
}
