import type { Revenue } from '@foodhouse/domain';

const DAY = new Intl.DateTimeFormat('en', { weekday: 'long' });

/**
 * A figure of today beside the one of a week before at the same time, in a few words: `+12 % on last Monday`.
 * @param atMs of today, which names the day of the week
 */
export function compareWithLastWeek(now: number, then: number, atMs: number): string {
  const day = `last ${DAY.format(atMs)}`;
  if (then === 0) return now === 0 ? `as ${day}` : `none ${day}`;
  const percent = Math.round((now / then - 1) * 100);
  if (percent === 0) return `as ${day}`;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} % on ${day}`;
}

/** The same of revenue; null where one of the days has more than one currency, or both have others. */
export function compareRevenue(now: readonly Revenue[], then: readonly Revenue[], atMs: number): string | null {
  const [one, other] = [now[0], then[0]];
  if (!one || !other || now.length + then.length > 2 || one.currency !== other.currency) return null;
  return compareWithLastWeek(one.revenueMinor, other.revenueMinor, atMs);
}
