import { localMs } from '../time/local-time.ts';
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
}

/** The mealtimes outside their hours at a moment, the next one first. One without hours is never. */
export function mealtimesAway(
  { timeZone, mealtimes }: Pick<MealtimeHouse, 'timeZone' | 'mealtimes'>,
  atMs: number,
): readonly MealtimeAway[] {
  const now = new Date(localMs(atMs, timeZone)).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  const away = MEALTIMES.flatMap((mealtime) => {
    const hours = mealtimes[mealtime];
    return hours && !isWithin(hours, now) ? [{ mealtime, from: hours.from }] : [];
  }).toSorted((one, other) => one.from.localeCompare(other.from));
  const isToday = ({ from }: MealtimeAway): boolean => from > now;
  return [...away.filter(isToday), ...away.filter((one) => !isToday(one))];
}

/** From when on a food is served, 'HH:MM'; null while it is. One of no mealtime always is. */
export function servedFrom(away: readonly MealtimeAway[], { mealtimes }: Served): string | null {
  const own = away.filter(({ mealtime }) => mealtimes.includes(mealtime));
  return own.length < mealtimes.length ? null : (own[0]?.from ?? null);
}

/** The mealtimes whose foods cannot be ordered for a moment. */
export function mealtimesRefused(house: MealtimeHouse, atMs: number): readonly MealtimeAway[] {
  return house.enforceMealtimes ? mealtimesAway(house, atMs) : [];
}

/** What judges each food of an order: from when on it is served, null for what can be ordered for that moment. */
export function judgeMealtimes(house: MealtimeHouse, atMs: number): (food: Served) => string | null {
  const refused = mealtimesRefused(house, atMs);
  return (food) => servedFrom(refused, food);
}

function isWithin({ from, to }: DayHours, now: string): boolean {
  return from < to ? from <= now && now < to : from <= now || now < to;
}
