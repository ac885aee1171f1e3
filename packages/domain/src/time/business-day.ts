import { DEFAULT_HOUSE_DAY, localMs, type HouseDay } from './local-time.ts';

const MINUTE_MS = 60_000;
const HOURS = 24;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = HOURS * HOUR_MS;

/**
 * The business day of a moment, 'YYYY-MM-DD'. Each moment has one, and days follow each other also when the clocks
 * change: a start that the clocks skip comes as much later, and one that they repeat counts the first time.
 * @param atMs epoch milliseconds
 */
export function businessDayOf(atMs: number, house: HouseDay = DEFAULT_HOUSE_DAY): string {
  const midnightMs = midnightOf(atMs, house.timeZone);
  return dateOf(atMs >= startOf(midnightMs, house) ? midnightMs : midnightMs - DAY_MS);
}

/** When the next business day begins, in epoch milliseconds. @param more the days after it */
export function nextDayMs(atMs: number, house: HouseDay = DEFAULT_HOUSE_DAY, more = 0): number {
  const midnightMs = midnightOf(atMs, house.timeZone);
  const hasBegun = atMs >= startOf(midnightMs, house);
  return startOf(midnightMs + (more + Number(hasBegun)) * DAY_MS, house);
}

/** When a business day begins and when the next one does, in epoch milliseconds. */
export function spanOfDay(businessDay: string, house: HouseDay): { readonly fromMs: number; readonly toMs: number } {
  const midnightMs = Date.parse(businessDay);
  return { fromMs: startOf(midnightMs, house), toMs: startOf(midnightMs + DAY_MS, house) };
}

/**
 * When each hour of a business day begins, from its start on, and when the last one ends: 25 moments. Where clocks change,
 * an hour lasts two hours, or none.
 */
export function hoursOfDay(businessDay: string, { timeZone, dayStart }: HouseDay): readonly number[] {
  const startMs = Date.parse(businessDay) + minutesOf(dayStart) * MINUTE_MS;
  return Array.from({ length: HOURS + 1 }, (_, hour) => momentOfLocal(startMs + hour * HOUR_MS, timeZone));
}

/** The same time of the house's clock so many days later, whatever the clocks have done since; negative: earlier. */
export function daysLaterMs(atMs: number, days: number, { timeZone }: HouseDay): number {
  return momentOfLocal(localMs(atMs, timeZone) + days * DAY_MS, timeZone);
}

/** The business day so many days after another one; negative: before it. */
export function dayAfter(businessDay: string, days = 1): string {
  return dateOf(Date.parse(businessDay) + days * DAY_MS);
}

/** The business day before another one. */
export function dayBefore(businessDay: string): string {
  return dayAfter(businessDay, -1);
}

/** The weekday of a business day: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(businessDay: string): number {
  return new Date(`${businessDay}T00:00:00Z`).getUTCDay();
}

function startOf(midnightMs: number, { timeZone, dayStart }: HouseDay): number {
  return momentOf(midnightMs, dayStart, timeZone);
}

/**
 * When a clock of the zone shows that time: one that the clocks skip comes as much later, of one that they repeat it is
 * the first.
 * @param midnightMs of a local date, as if it were UTC
 * @param time 'HH:MM'
 * @returns epoch milliseconds
 */
export function momentOf(midnightMs: number, time: string, timeZone: string): number {
  return momentOfLocal(midnightMs + minutesOf(time) * MINUTE_MS, timeZone);
}

/** The first moment after another one at which a clock of the zone shows that time. @param time 'HH:MM' */
export function nextMomentOf(time: string, afterMs: number, timeZone: string): number {
  const midnightMs = midnightOf(afterMs, timeZone);
  const sameDayMs = momentOf(midnightMs, time, timeZone);
  return sameDayMs > afterMs ? sameDayMs : momentOf(midnightMs + DAY_MS, time, timeZone);
}

/** The minutes of a day until a time, 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When a clock of the zone shows that: the inverse of `localMs`, for times that are skipped or repeated as `momentOf` says. */
export function momentOfLocal(wantedMs: number, timeZone: string): number {
  if (timeZone === 'UTC') return wantedMs;
  // Clocks change by less than a day and not twice in two days: one of the two offsets is that of the moment.
  const before = wantedMs - offsetMs(wantedMs - DAY_MS, timeZone);
  const after = wantedMs - offsetMs(wantedMs + DAY_MS, timeZone);
  if (before === after) return before; // as on most days
  const readings = [before, after].filter((atMs) => localMs(atMs, timeZone) === wantedMs);
  return readings.length === 0 ? before : Math.min(...readings);
}

/** The midnight of the local date, as if it were UTC. */
export function midnightOf(atMs: number, timeZone: string): number {
  return Math.floor(localMs(atMs, timeZone) / DAY_MS) * DAY_MS;
}

/** 'YYYY-MM-DD' of a local date. */
export function dateOf(midnightMs: number): string {
  return new Date(midnightMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function offsetMs(atMs: number, timeZone: string): number {
  return localMs(atMs, timeZone) - atMs;
}
