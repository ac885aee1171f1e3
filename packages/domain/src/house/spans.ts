import { midnightOf, minutesOf, momentOfLocal } from '../time/business-day.ts';
import {
  exceptionsOf,
  weeklyHoursOf,
  type DayHours,
  type HouseHours,
  type Service,
  type WeeklyHours,
} from './hours.ts';

// When a service is open, as spans of time. Anybody may ask, so it is cheap: days are walked on the house's clock by
// arithmetic alone, as far as is asked, and only the ends of a span are moments, which cost a reading of that clock.

/** In epoch milliseconds, the end not included. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What is not open within these is not known to open. */
export const HORIZON_DAYS = 366;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The open time around a moment, else the first after it. Null: none within a year.
 * @param lessMs of which that much must be left; one that is no longer than that is none
 */
export function nextSpan(house: HouseHours, service: Service, atMs: number, lessMs = 0): Span | null {
  for (const span of openSpans(house, service, atMs, HORIZON_DAYS, lessMs))
    if (span.toMs - lessMs > Math.max(atMs, span.fromMs)) return span;
  return null;
}

/**
 * The open times of a service that are not over at a moment, in their order; what follows without a gap is one. They are
 * found as they are taken.
 * @param days how many days after that of the moment are looked at
 * @param longerMs those that are no longer are left out
 */
export function* openSpans(
  house: HouseHours,
  service: Service,
  atMs: number,
  days: number = HORIZON_DAYS,
  longerMs = 0,
): Generator<Span, void> {
  const todayMs = midnightOf(atMs, house.timeZone);
  const hours = dayHoursOf(house, service, todayMs - DAY_MS);
  if (hours === null) return yield { fromMs: -Infinity, toMs: Infinity };
  const ofDays = merged(localSpans(hours, todayMs - DAY_MS, todayMs + days * DAY_MS));
  yield* merged(momentsOf(longerThan(longerMs, ofDays), house.timeZone, atMs));
}

/**
 * The open times of a service that begin on a local date, from its midnight on; what follows without a gap is one. Null: always
 * open, from that date on.
 * @param midnightMs of the date, as if it were UTC
 */
export function spansOfDate(house: HouseHours, service: Service, midnightMs: number): readonly Span[] | null {
  const hours = dayHoursOf(house, service, midnightMs);
  return hours && [...merged(hours(midnightMs))];
}

/** The open times that begin on a local date. */
type HoursOfDay = (midnightMs: number) => readonly Span[];

function* localSpans(hours: HoursOfDay, firstMs: number, lastMs: number): Generator<Span, void> {
  for (let midnightMs = firstMs; midnightMs <= lastMs; midnightMs += DAY_MS)
    for (const { fromMs, toMs } of hours(midnightMs)) yield { fromMs: midnightMs + fromMs, toMs: midnightMs + toMs };
}

function* longerThan(longerMs: number, spans: Iterable<Span>): Generator<Span, void> {
  for (const span of spans) if (span.toMs - span.fromMs > longerMs) yield span;
}

/** Local times as moments, without those that are over, or that the clocks skip whole. */
function* momentsOf(spans: Iterable<Span>, timeZone: string, atMs: number): Generator<Span, void> {
  for (const local of spans) {
    const [fromMs, toMs] = [momentOfLocal(local.fromMs, timeZone), momentOfLocal(local.toMs, timeZone)];
    if (toMs > atMs && toMs > fromMs) yield { fromMs, toMs };
  }
}

/** What follows without a gap is one. @param spans by their beginning */
function* merged(spans: Iterable<Span>): Generator<Span, void> {
  let [fromMs, toMs] = [Infinity, -Infinity];
  for (const span of spans) {
    if (span.fromMs > toMs) {
      if (toMs > fromMs) yield { fromMs, toMs };
      ({ fromMs, toMs } = span);
    } else toMs = Math.max(toMs, span.toMs);
  }
  if (toMs > fromMs) yield { fromMs, toMs };
}

const ALL_DAY: readonly Span[] = [{ fromMs: 0, toMs: DAY_MS }];

/** Read once: what is asked of each day is a look into a list. Null: always open, from that date on. */
function dayHoursOf(house: HouseHours, service: Service, firstMs: number): HoursOfDay | null {
  const weekly = weeklyHoursOf(house, service);
  const exceptions = exceptionsOf(house, service)
    .map(({ from, to, hours }) => ({ fromMs: midnightOn(from), toMs: midnightOn(to), spans: hours.map(spanOf) }))
    .filter(({ toMs }) => toMs >= firstMs);
  if (!weekly && exceptions.length === 0) return null;
  const week = WEEK.map((day) => (weekly ? sorted(onWeekday(weekly, day).map(spanOf)) : ALL_DAY));
  return (midnightMs) => {
    const exception = exceptions.find(({ fromMs, toMs }) => fromMs <= midnightMs && midnightMs <= toMs);
    return exception ? sorted(exception.spans) : (week[new Date(midnightMs).getUTCDay()] ?? []);
  };
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

function onWeekday(weekly: readonly WeeklyHours[], day: number): readonly WeeklyHours[] {
  return weekly.filter(({ days }) => days.includes(day));
}

function sorted(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((one, other) => one.fromMs - other.fromMs);
}

function midnightOn(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** From midnight on. */
function spanOf({ from, to }: DayHours): Span {
  const [fromMs, toMs] = [minutesOf(from) * MINUTE_MS, minutesOf(to) * MINUTE_MS];
  return { fromMs, toMs: to > from ? toMs : toMs + DAY_MS };
}
