import { clockOf } from './clock.ts';

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The time of today, such as '19:05', and of another day with its date, such as 'Nov 25, 19:05'. */
export function timeOrDateOf(atMs: number, nowMs = Date.now()): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)];
  if (at.toDateString() === now.toDateString()) return clockOf(atMs);
  const isOfThisYear = at.getFullYear() === now.getFullYear();
  return `${(isOfThisYear ? DAY : DATE).format(atMs)}, ${clockOf(atMs)}`;
}
