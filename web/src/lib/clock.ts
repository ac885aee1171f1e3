const CLOCK = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DATED = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The time of day by the browser's clock, such as '19:05'. */
export function clockOf(atMs: number): string {
  return CLOCK.format(atMs);
}

/** The day and the time by the browser's clock, such as 'Nov 25, 2026, 7:05 PM'. */
export function dateAndTimeOf(atMs: number): string {
  return DATED.format(atMs);
}
