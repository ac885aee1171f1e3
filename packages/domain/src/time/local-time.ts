// Alone, because every page writes times and few need more of a house's day.

const MINUTE_MS = 60_000;

/** When a house's day begins, by its own clock. */
export interface HouseDay {
  /** An IANA name, such as 'Europe/Berlin'. */
  readonly timeZone: string;
  /** 'HH:MM'. What happens before it belongs to the day before. */
  readonly dayStart: string;
}

/** Of a house that has set nothing. */
export const DEFAULT_HOUSE_DAY: HouseDay = { timeZone: 'UTC', dayStart: '04:00' };
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks show, to the minute, as if it were UTC. */
export function localMs(atMs: number, timeZone: string): number {
  if (timeZone === 'UTC') return Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, ...TO_THE_MINUTE });
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(atMs).replace(' ', 'T')}Z`);
}

/** In Swedish: 2026-06-01 04:00. */
const TO_THE_MINUTE = { dateStyle: 'short', timeStyle: 'short' } as const;
