import type { HouseHours } from './hours.ts';
import { mainService, type HouseServices } from './services.ts';
import { spansOfDate } from './spans.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * The hours of the day as guests read them: `Today 11:00 to 14:00, 18:00 to 02:00`, `Closed today`. Of the service of which a page
 * speaks; null for a house that has not said when it is open.
 */
export function todayWords(house: HouseHours & Pick<HouseServices, 'services'>, atMs: number): string | null {
  const spans = spansOfDate(house, mainService(house), atMs);
  if (spans === null) return null;
  if (spans.length === 0) return texts.closedToday();
  const hours = spans.map(({ fromMs, toMs }) =>
    fromMs === 0 && toMs >= DAY_MINUTES * MINUTE_MS
      ? texts.allDay()
      : texts.fromTo({ from: clockOf(fromMs), to: clockOf(toMs) }),
  );
  return texts.todayHours({ hours: hours.join(', ') });
}

function clockOf(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS) % DAY_MINUTES;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
