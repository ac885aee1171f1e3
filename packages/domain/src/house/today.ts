import { businessDayOf, midnightOf } from '../time/business-day.ts';
import { localMs, type HouseDay } from '../time/local-time.ts';
import type { DayHours, HouseHours, Service } from './hours.ts';
import { mainService, type HouseServices } from './services.ts';
import { spansOfDate, type Span } from './spans.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Of a house whose hours are said. */
export type TodayHouse = HouseHours & HouseDay & Pick<HouseServices, 'services'>;

/** One of the times at which a service is open today. */
export interface Opening extends DayHours {
  /** 24 hours that begin at midnight, or when the day before ends. */
  readonly isAllDay: boolean;
  readonly isNow: boolean;
  readonly isOver: boolean;
}

/** The day that goes on. */
export interface OpeningsToday {
  /** 0 for Sunday. */
  readonly weekday: number;
  readonly openings: readonly Opening[];
}

/**
 * When a service is open today. After midnight it is the business day until its hours are over, then the date. Null: the house
 * has not said when it is open.
 */
export function openingsToday(house: TodayHouse, service: Service, atMs: number): OpeningsToday | null {
  const dayMs = dayGoingOn(house, service, atMs) ?? midnightOf(atMs, house.timeZone);
  const [before, spans] = [dayMs - DAY_MS, dayMs].map((ms) => spansOfDate(house, service, ms));
  if (!spans) return null;
  const sinceMs = localMs(atMs, house.timeZone) - dayMs;
  const openings = spans.map((span) => ({
    from: clockOf(span.fromMs),
    to: clockOf(span.toMs),
    isAllDay: isAllDay(span, before ?? []),
    isNow: span.fromMs <= sinceMs && sinceMs < span.toMs,
    isOver: span.toMs <= sinceMs,
  }));
  return { weekday: new Date(dayMs).getUTCDay(), openings };
}

/**
 * The hours of the day as guests read them: `Today 11:00 to 14:00, 18:00 to 02:00`, `Closed today`. Of the service of which a page
 * speaks; null for a house that has not said when it is open.
 */
export function todayWords(house: TodayHouse, atMs: number): string | null {
  const today = openingsToday(house, mainService(house), atMs);
  if (!today) return null;
  if (today.openings.length === 0) return texts.closedToday();
  const hours = today.openings.map(({ isAllDay, from, to }) =>
    isAllDay ? texts.allDay() : texts.fromTo({ from, to }),
  );
  return texts.todayHours({ hours: hours.join(', ') });
}

/** Whether a span lasts 24 hours, and begins at midnight or when the day before ends. */
function isAllDay({ fromMs, toMs }: Span, before: readonly Span[]): boolean {
  return toMs - fromMs >= DAY_MS && (fromMs === 0 || before.some((span) => span.toMs - DAY_MS >= fromMs));
}

/** The business day, as if it were UTC; null where its hours are over. */
function dayGoingOn(house: TodayHouse, service: Service, atMs: number): number | null {
  const dayMs = Date.parse(businessDayOf(atMs, house));
  const spans = spansOfDate(house, service, dayMs);
  const sinceMs = localMs(atMs, house.timeZone) - dayMs;
  return spans?.some(({ toMs }) => toMs > sinceMs) === true ? dayMs : null;
}

function clockOf(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS) % DAY_MINUTES;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
