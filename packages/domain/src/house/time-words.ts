import { localMs } from '../foods/business-day.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time to come on the house's clock: `11:00` of today, `Tue 11:00` within the week, else `27 Dec 11:00`. */
export function timeWords(atMs: number, nowMs: number, timeZone: string): string {
  const [then, now] = [atMs, nowMs].map((ms) => localMs(ms, timeZone)) as [number, number];
  const at = new Date(then);
  const time = at.toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  const days = Math.floor(then / DAY_MS) - Math.floor(now / DAY_MS);
  if (days === 0) return time;
  const day = days < 7 ? DAYS[at.getUTCDay()] : `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
  return `${day} ${time}`;
}
