const CLOCK = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The time of day by the browser's clock, such as '19:05'. */
export function clockOf(atMs: number): string {
  return CLOCK.format(atMs);
}
