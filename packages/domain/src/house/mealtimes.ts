import { localMs } from '../foods/business-day.ts';
import type { Mealtime } from '../foods/food.ts';
import type { DayHours } from './judge.ts';

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

/**
 * From when on a food is served, 'HH:MM'; null while it is. One that belongs to no mealtime, or to one without hours, always
 * is.
 */
export function servedFrom(
  { timeZone, mealtimes }: Pick<MealtimeHouse, 'timeZone' | 'mealtimes'>,
  food: Served,
  atMs: number,
): string | null {
  const hours = food.mealtimes.flatMap((mealtime) => mealtimes[mealtime] ?? []);
  if (hours.length === 0 || hours.length < food.mealtimes.length) return null;
  const now = new Date(localMs(atMs, timeZone)).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  if (hours.some((one) => isWithin(one, now))) return null;
  const starts = hours.map(({ from }) => from).toSorted();
  return starts.find((from) => from > now) ?? starts[0] ?? null;
}

/** What judges each food of an order: from when on it is served, null for what can be ordered at that moment. */
export function judgeMealtimes(house: MealtimeHouse, atMs: number): (food: Served) => string | null {
  return house.enforceMealtimes ? (food) => servedFrom(house, food, atMs) : () => null;
}

function isWithin({ from, to }: DayHours, now: string): boolean {
  return from < to ? from <= now && now < to : from <= now || now < to;
}
