import { nextMomentOf } from '../time/business-day.ts';
import { localMs } from '../time/local-time.ts';
import { timeWords } from '../time/time-words.ts';
import { MEALTIMES, type Mealtime } from '../foods/mealtimes.ts';
import type { DayHours } from './hours.ts';

/** When the house serves what belongs to a mealtime, by its own clock. */
export interface MealtimeHouse {
  /** An IANA name. */
  readonly timeZone: string;
  /** A mealtime that is not named is at all times. */
  readonly mealtimes: Readonly<Partial<Record<Mealtime, DayHours>>>;
  /** Whether orders of foods outside their mealtimes are refused. */
  readonly enforceMealtimes: boolean;
}

/** The part of a food that says when it is served. */
interface Served {
  readonly mealtimes: readonly Mealtime[];
}

/** A mealtime outside its hours. */
export interface MealtimeAway {
  readonly mealtime: Mealtime;
  /** When it begins, 'HH:MM'. */
  readonly from: string;
  /** When it begins next, as a guest reads it: `17:00`, `Sat 07:00`. */
  readonly fromWords: string;
}

/**
 * The mealtimes outside their hours at a moment, the next one first. One without hours is never.
 * @param nowMs when it is read
 */
export function mealtimesAway(
  { timeZone, mealtimes }: Pick<MealtimeHouse, 'timeZone' | 'mealtimes'>,
  atMs: number,
  nowMs = atMs,
): readonly MealtimeAway[] {
  const now = new Date(localMs(atMs, timeZone)).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  const away = MEALTIMES.flatMap((mealtime) => {
    const hours = mealtimes[mealtime];
    if (!hours || isWithin(hours, now)) return [];
    const fromWords = timeWords(nextMomentOf(hours.from, atMs, timeZone), nowMs, timeZone);
    return [{ mealtime, from: hours.from, fromWords }];
  }).toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  const isToday = ({ from }: MealtimeAway): boolean => from > now;
  return [...away.filter(isToday), ...away.filter((one) => !isToday(one))];
}

/** The mealtime from which on a food is served; null while it is. One of no mealtime always is. */
export function servedFrom(away: readonly MealtimeAway[], { mealtimes }: Served): MealtimeAway | null {
  const own = away.filter(({ mealtime }) => mealtimes.includes(mealtime));
  return own.length < mealtimes.length ? null : (own[0] ?? null);
}

/** The mealtimes whose foods cannot be ordered for a moment. */
export function mealtimesRefused(house: MealtimeHouse, atMs: number, nowMs = atMs): readonly MealtimeAway[] {
  return house.enforceMealtimes ? mealtimesAway(house, atMs, nowMs) : [];
}

function isWithin({ from, to }: DayHours, now: string): boolean {
  return from < to ? from <= now && now < to : from <= now || now < to;
}
