import { dateOf, midnightOf } from '../time/business-day.ts';
import { worksInKitchen, type Role } from '../users/roles.ts';
import { exceptionsOf, lastOrdersMs, type HouseHours, type HoursException, type Service } from './hours.ts';
import { HORIZON_DAYS, nextSpan } from './spans.ts';

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
  /** Left out: it has opened. */
  readonly notOpenYet?: boolean;
}

export type Judgement =
  | {
      readonly isOpen: true;
      /** Null: not within a year. */
      readonly closesAtMs: number | null;
      /** When the last orders are taken; left out in a house that takes them until it closes. */
      readonly lastOrdersAtMs?: number;
    }
  | {
      readonly isOpen: false;
      readonly reason: 'hours' | 'exception' | 'paused' | 'not-open-yet';
      /** Null: not known, or not within a year. */
      readonly opensAtMs: number | null;
      readonly message: string | null;
    };

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether the house takes orders of that service. Hours belong to the day on which they begin: those of the evening
 * before an exception go on into it. A closed house that is paused besides says that it is closed. After its last orders a
 * house is closed for orders that are wanted as soon as possible, which are those that are judged here. Before it has opened a
 * house says that alone: nobody knows yet when it will.
 * @param atMs epoch milliseconds
 */
export function judgeHouse(house: HouseHours, state: HouseState, service: Service, atMs: number): Judgement {
  const { pause, notOpenYet = false } = state;
  if (notOpenYet) return { isOpen: false, reason: 'not-open-yet', opensAtMs: null, message: null };
  const isPaused = isPausedAt(pause, atMs) && pause.services.includes(service);
  const lessMs = lastOrdersMs(house);
  const span = nextSpan(house, service, atMs, lessMs);
  const isWithin = span !== null && span.fromMs <= atMs;
  if (isWithin && !isPaused) {
    if (isEndless(span, atMs)) return { isOpen: true, closesAtMs: null };
    return { isOpen: true, closesAtMs: span.toMs, ...(lessMs > 0 && { lastOrdersAtMs: span.toMs - lessMs }) };
  }

  const opensAtMs = isPaused ? opensAfter(house, service, pause.untilMs) : (span?.fromMs ?? null);
  if (isWithin) return { isOpen: false, reason: 'paused', opensAtMs, message: pause?.message ?? null };
  const exception = exceptionOn(house, service, dateOf(midnightOf(atMs, house.timeZone)));
  if (!exception) return { isOpen: false, reason: 'hours', opensAtMs, message: null };
  return { isOpen: false, reason: 'exception', opensAtMs, message: exception.message };
}

/**
 * The house as it is to somebody of that role: before it opens its staff order as if it had, to try it.
 * @param role null for somebody who has not signed in
 */
export function houseFor<House extends HouseState>(house: House, role: Role | null): House {
  return house.notOpenYet && role !== null && worksInKitchen(role) ? { ...house, notOpenYet: false } : house;
}

/** Whether a pause lasts at a moment: nothing has to end it. */
export function isPausedAt(pause: Pause | null, atMs: number): pause is Pause {
  return pause !== null && (pause.untilMs === null || atMs < pause.untilMs);
}

function opensAfter(house: HouseHours, service: Service, untilMs: number | null): number | null {
  const span = untilMs === null ? null : nextSpan(house, service, untilMs, lastOrdersMs(house));
  return span && untilMs !== null ? Math.max(span.fromMs, untilMs) : null;
}

function isEndless({ toMs }: { readonly toMs: number }, atMs: number): boolean {
  return toMs - atMs > (HORIZON_DAYS - 1) * DAY_MS;
}

function exceptionOn(house: HouseHours, service: Service, date: string): HoursException | undefined {
  return exceptionsOf(house, service).find(({ from, to }) => from <= date && date <= to);
}
