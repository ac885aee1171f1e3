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
