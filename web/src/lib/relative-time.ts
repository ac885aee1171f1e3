import { perLocale } from '@foodhouse/domain';
import { houseClock, type HouseClock } from './clock.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** In minutes. */
const DAY = 24 * 60;

const format = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** `just now`, `4 minutes ago`, `2 hours ago`; older times as a date by the clock of the house. */
export function formatAge(atMs: number, nowMs: number, clock: HouseClock = houseClock()): string {
  const ageMs = Math.max(0, nowMs - atMs);
  if (ageMs < MINUTE_MS) return texts.justNow();
  if (ageMs < HOUR_MS) return format().format(-Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < 12 * HOUR_MS) return format().format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return clock.dated(atMs);
}

/** The same with `4 min ago`. */
export function formatShortAge(atMs: number, nowMs: number, clock: HouseClock = houseClock()): string {
  const ageMs = nowMs - atMs;
  const isMinutes = ageMs >= MINUTE_MS && ageMs < HOUR_MS;
  return isMinutes ? texts.ago({ time: formatWait(atMs, nowMs) }) : formatAge(atMs, nowMs, clock);
}

/** A waiting time in a few characters, by the minutes that are over: `< 1 min`, `11 min`, `2 h 05 min`, `3 days`. */
export function formatWait(sinceMs: number, nowMs: number): string {
  return formatMinutes(Math.floor(Math.max(0, nowMs - sinceMs) / MINUTE_MS));
}

/** Whole minutes that are over, in a few characters. */
function formatMinutes(minutes: number): string {
  return minutes < DAY ? formatHours(minutes) : texts.days({ days: Math.floor(minutes / DAY) });
}

/** Whole minutes that are left, in a few characters: never fewer days than there are. */
export function formatMinutesLeft(minutes: number): string {
  return minutes < 2 * DAY ? formatHours(minutes) : texts.days({ days: Math.ceil(minutes / DAY) });
}

function formatHours(minutes: number): string {
  if (minutes < 1) return texts.underMinute();
  if (minutes < 60) return texts.minutes({ minutes });
  return texts.hours({ hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') });
}
