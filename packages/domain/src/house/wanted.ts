import { localMs } from '../foods/business-day.ts';
import { areaClosedAt, areaOf } from './areas.ts';
import { judgeHouse, type HouseHours, type HouseState } from './judge.ts';
import { serviceOf, type AskedFulfilment, type HouseServices } from './services.ts';
import { timeWords } from './time-words.ts';

// The time for which somebody orders, where it is not as soon as possible (docs/decisions/054). It is never moved: a time
// that the house cannot keep is refused, with those that it can.

/** For when a house takes orders that are wanted later. */
export interface Later {
  /** How long before its time an order comes at the latest. */
  readonly minMinutes: number;
  /** On how many days after today. */
  readonly maxDays: number;
}

export const LATER_MINUTES = { least: 0, most: 1440 } as const;
export const LATER_DAYS = { least: 0, most: 14 } as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Orders are wanted for a quarter of an hour; every zone of time differs from UTC by whole quarters. */
export const QUARTER_MS = 15 * MINUTE_MS;
/** How many times are offered in place of one that is not free. */
const OFFERED = 3;

export interface LaterHouse extends HouseHours, HouseState, HouseServices {
  /** Null: every order is wanted as soon as possible. */
  readonly later: Later | null;
}

/** Why nothing can be ordered for a time, and for which times it can. */
export interface WantedProblem {
  readonly why: 'not-offered' | 'past' | 'too-soon' | 'too-late' | 'closed';
  readonly sentence: string;
  /** The next that are free, three at most. */
  readonly freeAtMs: readonly number[];
}

/**
 * @param wantedAtMs a quarter of an hour
 * @returns null where it can be ordered for that time
 */
export function judgeWanted(
  house: LaterHouse,
  asked: AskedFulfilment | null,
  wantedAtMs: number,
  nowMs: number,
): WantedProblem | null {
  const why = problemOf(house, asked, wantedAtMs, nowMs);
  if (why === null) return null;
  const after = freeTimes(house, asked, nowMs, { fromMs: wantedAtMs, most: OFFERED });
  const freeAtMs = after.length > 0 ? after : freeTimes(house, asked, nowMs, { most: OFFERED });
  return { why, sentence: SENTENCES[why](timeWords(wantedAtMs, nowMs, house.timeZone)), freeAtMs };
}

const SENTENCES: Readonly<Record<WantedProblem['why'], (at: string) => string>> = {
  'not-offered': () => 'Nothing can be ordered for later here.',
  past: (at) => `${at} is over.`,
  'too-soon': (at) => `${at} is too soon to be ordered for.`,
  'too-late': (at) => `${at} is too far ahead to be ordered for.`,
  closed: (at) => `Nothing can be had at ${at}.`,
};

function problemOf(
  house: LaterHouse,
  asked: AskedFulfilment | null,
  wantedAtMs: number,
  nowMs: number,
): WantedProblem['why'] | null {
  const { later, timeZone } = house;
  if (later === null || asked?.kind === 'table') return 'not-offered';
  if (wantedAtMs <= nowMs) return 'past';
  if (wantedAtMs < nowMs + later.minMinutes * MINUTE_MS) return 'too-soon';
  if (dayOf(wantedAtMs, timeZone) > dayOf(nowMs, timeZone) + later.maxDays) return 'too-late';
  return isServedAt(house, asked, wantedAtMs) ? null : 'closed';
}

function isServedAt(house: LaterHouse, asked: AskedFulfilment | null, atMs: number): boolean {
  if (!judgeHouse(house, house, serviceOf(asked), atMs).isOpen) return false;
  if (asked?.kind !== 'delivery') return true;
  const area = areaOf(house.areas, asked);
  return area === null || areaClosedAt(area, house, atMs) === null;
}

/**
 * The quarters of an hour for which it can be ordered, in their order. Pure.
 * @param options.fromMs none before it; left out: from the first
 * @param options.most of them
 */
export function freeTimes(
  house: LaterHouse,
  asked: AskedFulfilment | null,
  nowMs: number,
  { fromMs = nowMs, most }: { readonly fromMs?: number; readonly most: number },
): readonly number[] {
  if (house.later === null) return [];
  const free: number[] = [];
  const firstMs = Math.max(fromMs, nowMs + Math.max(1, house.later.minMinutes * MINUTE_MS));
  for (let atMs = quarterFrom(firstMs); free.length < most; atMs += QUARTER_MS) {
    const why = problemOf(house, asked, atMs, nowMs);
    if (why === 'too-late' || why === 'not-offered') break;
    if (why === null) free.push(atMs);
    if (why !== 'closed') continue;
    const beforeMs = beforeOpening(house, asked, atMs);
    if (beforeMs === null) break;
    atMs = Math.max(atMs, beforeMs);
  }
  return free;
}

/** The last quarter before the house opens again: nothing between needs to be judged. Null: it never does. */
function beforeOpening(house: LaterHouse, asked: AskedFulfilment | null, atMs: number): number | null {
  const judged = judgeHouse(house, house, serviceOf(asked), atMs);
  if (judged.isOpen) return atMs; // the area is closed, the house is not
  return judged.opensAtMs === null ? null : quarterFrom(judged.opensAtMs) - QUARTER_MS;
}

function quarterFrom(atMs: number): number {
  return Math.ceil(atMs / QUARTER_MS) * QUARTER_MS;
}

/** The local date, in days since 1970. */
function dayOf(atMs: number, timeZone: string): number {
  return Math.floor(localMs(atMs, timeZone) / DAY_MS);
}
