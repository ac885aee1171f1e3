import { localMs, momentOf, weekdayOf } from '../foods/business-day.ts';

export const SERVICES = ['pickup', 'table', 'delivery'] as const;
export type Service = (typeof SERVICES)[number];

/** Of an order that does not say how it is served. */
export const SERVICE_OF_ORDERS: Service = 'pickup';

/** Times of one day by the house's clock, 'HH:MM'. A `to` that is not after `from` is on the next day. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

/** The same hours on several weekdays: 0 for Sunday to 6 for Saturday, of the day on which they begin. */
export interface WeeklyHours extends DayHours {
  readonly days: readonly number[];
}

/** Dates on which the weekly hours do not count, both included. Of two for one date the first counts. */
export interface HoursException {
  /** 'YYYY-MM-DD' */
  readonly from: string;
  readonly to: string;
  readonly services: readonly Service[];
  /** Empty: closed. */
  readonly hours: readonly DayHours[];
  readonly message: string | null;
}

/** When a house takes orders. */
export interface HouseHours {
  /** An IANA name. */
  readonly timeZone: string;
  /** A service that is not named is always open; one without hours never is. */
  readonly hours: Readonly<Partial<Record<Service, readonly WeeklyHours[]>>>;
  readonly exceptions: readonly HoursException[];
}

export interface Pause {
  readonly services: readonly Service[];
  /** Epoch milliseconds; null: until somebody ends it. */
  readonly untilMs: number | null;
  readonly message: string | null;
  /** Set for a pause that the house made by itself, and ends by itself: nobody could hear orders. */
  readonly isByHouse?: true;
}

export interface HouseState {
  readonly pause: Pause | null;
}

export type Judgement =
  | { readonly isOpen: true; /** Null: not within a year. */ readonly closesAtMs: number | null }
  | {
      readonly isOpen: false;
      readonly reason: 'hours' | 'exception' | 'paused';
      /** Null: not known, or not within a year. */
      readonly opensAtMs: number | null;
      readonly message: string | null;
    };

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const DAY_MS = 24 * 60 * 60_000;
const HORIZON_DAYS = 366;

/**
 * Whether the house takes orders of that service. Hours belong to the day on which they begin: those of the evening
 * before an exception go on into it. A closed house that is paused besides says that it is closed.
 * @param atMs epoch milliseconds
 */
export function judgeHouse(house: HouseHours, state: HouseState, service: Service, atMs: number): Judgement {
  const { pause } = state;
  const isPaused = isPausedAt(pause, atMs) && pause.services.includes(service);
  const span = nextSpan(house, service, atMs);
  const isWithin = span !== null && span.fromMs <= atMs;
  if (isWithin && !isPaused) return { isOpen: true, closesAtMs: isEndless(span, atMs) ? null : span.toMs };

  const opensAtMs = isPaused ? opensAfter(house, service, pause.untilMs) : (span?.fromMs ?? null);
  if (isWithin) return { isOpen: false, reason: 'paused', opensAtMs, message: pause?.message ?? null };
  const exception = exceptionOn(house, service, dateOf(midnightOf(atMs, house.timeZone)));
  if (!exception) return { isOpen: false, reason: 'hours', opensAtMs, message: null };
  return { isOpen: false, reason: 'exception', opensAtMs, message: exception.message };
}

/** Whether a pause lasts at a moment: nothing has to end it. */
export function isPausedAt(pause: Pause | null, atMs: number): pause is Pause {
  return pause !== null && (pause.untilMs === null || atMs < pause.untilMs);
}

function opensAfter(house: HouseHours, service: Service, untilMs: number | null): number | null {
  const span = untilMs === null ? null : nextSpan(house, service, untilMs);
  return span && untilMs !== null ? Math.max(span.fromMs, untilMs) : null;
}

function isEndless({ toMs }: Span, atMs: number): boolean {
  return toMs - atMs > (HORIZON_DAYS - 1) * DAY_MS;
}

/** The open time around a moment, else the first after it, with what follows without a gap. */
function nextSpan(house: HouseHours, service: Service, atMs: number): Span | null {
  if (!house.hours[service] && house.exceptions.length === 0) return { fromMs: -Infinity, toMs: Infinity };
  const todayMs = midnightOf(atMs, house.timeZone);
  let open: Span | null = null;
  for (let day = -1; day <= HORIZON_DAYS; day += 1) {
    for (const span of spansOf(house, service, todayMs + day * DAY_MS)) {
      if (span.toMs <= atMs) continue;
      if (open && span.fromMs > open.toMs) return open;
      open = open ? { fromMs: open.fromMs, toMs: Math.max(open.toMs, span.toMs) } : span;
    }
  }
  return open;
}

/** The open times that begin on a local date, in their order. One that the clocks skip whole is none. */
function spansOf(house: HouseHours, service: Service, midnightMs: number): Span[] {
  const at = (dayMs: number, time: string): number => momentOf(dayMs, time, house.timeZone);
  return hoursOn(house, service, dateOf(midnightMs))
    .map(({ from, to }) => ({
      fromMs: at(midnightMs, from),
      toMs: at(to > from ? midnightMs : midnightMs + DAY_MS, to),
    }))
    .filter(({ fromMs, toMs }) => fromMs < toMs)
    .toSorted((one, other) => one.fromMs - other.fromMs);
}

const ALL_DAY: readonly DayHours[] = [{ from: '00:00', to: '00:00' }];

function hoursOn(house: HouseHours, service: Service, date: string): readonly DayHours[] {
  const exception = exceptionOn(house, service, date);
  if (exception) return exception.hours;
  const weekday = weekdayOf(date);
  return house.hours[service]?.filter(({ days }) => days.includes(weekday)) ?? ALL_DAY;
}

function exceptionOn({ exceptions }: HouseHours, service: Service, date: string): HoursException | undefined {
  return exceptions.find(({ from, to, services }) => from <= date && date <= to && services.includes(service));
}

/** @returns the midnight of the local date, as if it were UTC */
function midnightOf(atMs: number, timeZone: string): number {
  return Math.floor(localMs(atMs, timeZone) / DAY_MS) * DAY_MS;
}

function dateOf(midnightMs: number): string {
  return new Date(midnightMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
