const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const CLOCK = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `just now`, `4 minutes ago`, `2 hours ago`; older times as a date. */
export function formatAge(atMs: number, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - atMs);
  if (ageMs < MINUTE_MS) return 'just now';
  if (ageMs < HOUR_MS) return FORMAT.format(-Math.floor(ageMs / MINUTE_MS), 'minute');
  if (ageMs < 12 * HOUR_MS) return FORMAT.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return CLOCK.format(atMs);
}
