import { localMs } from './local-time.ts';
import * as texts from './texts.ts';

// Every time that a person reads is written here, by the clock of the house: in 24 hours, day before month. Arithmetic and
// texts, not `Intl`, so that server, page and paper write the same in every browser.

const DAY_MS = 24 * 60 * 60_000;
/** So many days ahead a weekday alone is unmistakable. */
const WEEK_AHEAD = 6;

/**
 * A time on the house's clock, as short as is unmistakable: `11:00` of today, `Tue 11:00` within the next six days, else
 * with its date, `Tue 27 Dec 11:00`, and of another year with that, `Fri 8 Jan 2027 11:00`.
 */
export function timeWords(atMs: number, nowMs: number, timeZone: string): string {
  const [at, now] = [localMs(atMs, timeZone), localMs(nowMs, timeZone)];
  const days = Math.floor(at / DAY_MS) - Math.floor(now / DAY_MS);
  const time = clockOf(at);
  if (days === 0) return time;
  const weekday = weekdayOf(at);
  if (days > 0 && days <= WEEK_AHEAD) return texts.weekdayAndTime({ weekday, time });
  const date = dateOf(at);
  return date.year === dateOf(now).year
    ? texts.weekdayDayAndTime({ weekday, ...date, time })
    : texts.weekdayDateAndTime({ weekday, ...date, time });
}

/** The time of day alone: `19:05`. */
export function clockWords(atMs: number, timeZone: string): string {
  return clockOf(localMs(atMs, timeZone));
}

/** The date: `26 Nov 2026`. */
export function dateWords(atMs: number, timeZone: string): string {
  return texts.date(dateOf(localMs(atMs, timeZone)));
}

/** The date and the time, for what is kept: `26 Nov 2026, 16:39`. */
export function dateTimeWords(atMs: number, timeZone: string): string {
  const at = localMs(atMs, timeZone);
  return texts.dateAndTime({ ...dateOf(at), time: clockOf(at) });
}

/** For a spreadsheet, which sorts it and adds to it: `2026-11-26 16:39`. */
export function sheetTime(atMs: number, timeZone: string): string {
  return new Date(localMs(atMs, timeZone)).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}

/** A day of the calendar, such as a business day: `Fri 4 Dec 2026`. @param day `YYYY-MM-DD` */
export function dayWords(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return texts.weekdayAndDate({ weekday: weekdayOf(at), ...dateOf(at) });
}

/** The same for days that are near: `Fri 4 Dec`, and of another year with that. Both `YYYY-MM-DD`. */
export function nearDayWords(day: string, today: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (day.slice(0, 4) !== today.slice(0, 4)) return dayWords(day);
  return texts.weekdayAndDay({ weekday: weekdayOf(at), ...dateOf(at) });
}

// Each of these takes what `localMs` gives: local time, as if it were UTC.

function clockOf(at: number): string {
  return new Date(at).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
}

function weekdayOf(at: number): string {
  return weekdayWord(new Date(at).getUTCDay());
}

/** `Tue`. @param day 0 for Sunday */
export function weekdayWord(day: number): string {
  return texts.weekday({ day: String(day) });
}

function dateOf(at: number): { readonly day: number; readonly month: string; readonly year: number } {
  const date = new Date(at);
  return {
    day: date.getUTCDate(),
    month: texts.month({ month: String(date.getUTCMonth()) }),
    year: date.getUTCFullYear(),
  };
}
