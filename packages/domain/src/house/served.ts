import type { Food } from '../foods/food-fields.ts';
import { clockWords, timeWords } from '../time/time-words.ts';
import { EVERY_DAY, type WeeklyHours } from '../time/weekly-hours.ts';
import type { MealtimeHouse } from './mealtimes.ts';
import { nextSpan, type Span } from './spans.ts';

// When a food is served: in its own hours, in those of its category, and in those of its mealtimes, where the house insists on
// them. Whoever lists a food, quotes it or takes an order asks here.

/** What a house says of it. */
export interface ServingHouse extends MealtimeHouse {
  /** By the categories' ids; one that is not named is at all times. */
  readonly categoryHours: Readonly<Record<string, readonly WeeklyHours[]>>;
}

/** The part of a food that says when it is served. */
export type ServedFood = Pick<Food, 'mealtimes' | 'served' | 'categoryId'>;

/** That a food is not served. */
export interface ServedAgain {
  /** When it is again; null: its hours never meet. Epoch milliseconds. */
  readonly atMs: number | null;
  /** By the house's clock, 'HH:MM'; empty where it never is. */
  readonly from: string;
  /** As a guest reads it: `17:00`, `Sat 07:00`. */
  readonly fromWords: string;
}

/** Weekly hours meet within a week, if they ever do; clocks that change may cost them one. */
const HORIZON_MS = 15 * 24 * 60 * 60_000;
const ALWAYS: Span = { fromMs: -Infinity, toMs: Infinity };

/** The hours that all have to be at one time. Empty: it is always served. */
function conditionsOf(
  { mealtimes, served, categoryId }: ServedFood,
  { categoryHours, ...house }: ServingHouse,
): readonly (readonly WeeklyHours[])[] {
  const ofCategory = (categoryId !== null && categoryHours[categoryId]) || [];
  return [served, ofCategory, hoursOfMealtimes(mealtimes, house)].filter((hours) => hours.length > 0);
}

/** A mealtime without hours is at all times, and so is a food of it. */
function hoursOfMealtimes(
  of: ServedFood['mealtimes'],
  { mealtimes, enforceMealtimes }: MealtimeHouse,
): readonly WeeklyHours[] {
  const hours = enforceMealtimes ? of.flatMap((mealtime) => mealtimes[mealtime] ?? []) : [];
  return hours.length < of.length ? [] : hours.map((one) => ({ ...one, days: EVERY_DAY }));
}

/** Whether time decides if a food is served. */
export function isServedByTime(food: ServedFood, house: ServingHouse): boolean {
  return conditionsOf(food, house).length > 0;
}

/** The time around a moment in which a food is served, else the first after it; null: there is none. */
export function servedSpan(food: ServedFood, house: ServingHouse, atMs: number): Span | null {
  const conditions = conditionsOf(food, house);
  let fromMs = atMs;
  while (conditions.length > 0 && fromMs <= atMs + HORIZON_MS) {
    const spans = conditions.flatMap((hours) => weeklySpan(hours, house.timeZone, fromMs) ?? []);
    if (spans.length < conditions.length) return null;
    const span = {
      fromMs: Math.max(...spans.map((one) => one.fromMs)),
      toMs: Math.min(...spans.map((one) => one.toMs)),
    };
    if (span.fromMs < span.toMs) return span;
    ({ fromMs } = span);
  }
  return conditions.length > 0 ? null : ALWAYS;
}

function weeklySpan(pickup: readonly WeeklyHours[], timeZone: string, atMs: number): Span | null {
  return nextSpan({ timeZone, hours: { pickup }, exceptions: [] }, 'pickup', atMs);
}

/**
 * What judges each food: from when on it is served again, null for what is served at that moment.
 * @param nowMs when it is read
 */
export function judgeServed(house: ServingHouse, atMs: number, nowMs = atMs): (food: ServedFood) => ServedAgain | null {
  const known = new Map<string, ServedAgain | null>();
  return (food) => {
    if (!isServedByTime(food, house)) return null;
    const key = JSON.stringify([food.mealtimes, food.served, food.categoryId]);
    if (!known.has(key)) known.set(key, servedAgain(servedSpan(food, house, atMs), house, { atMs, nowMs }));
    return known.get(key) ?? null;
  };
}

function servedAgain(
  span: Span | null,
  { timeZone }: ServingHouse,
  { atMs, nowMs }: { readonly atMs: number; readonly nowMs: number },
): ServedAgain | null {
  if (span === null) return { atMs: null, from: '', fromWords: '' };
  const { fromMs } = span;
  if (fromMs <= atMs) return null;
  return { atMs: fromMs, from: clockWords(fromMs, timeZone), fromWords: timeWords(fromMs, nowMs, timeZone) };
}

/** Tells whether a food is served, of many moments one after the other: each span is looked for once. */
export function servedTeller(food: ServedFood, house: ServingHouse): (atMs: number) => boolean {
  let known: { readonly sinceMs: number; readonly span: Span | null } | null = null;
  return (atMs) => {
    if (known === null || atMs < known.sinceMs || (known.span && atMs >= known.span.toMs))
      known = { sinceMs: atMs, span: servedSpan(food, house, atMs) };
    return known.span !== null && known.span.fromMs <= atMs;
  };
}

/** When one of these foods begins or ends to be served; Infinity where none does. */
export function servedChangeMs(foods: readonly ServedFood[], house: ServingHouse, nowMs: number): number {
  const changes = foods.map((food) => {
    const span = servedSpan(food, house, nowMs);
    if (span === null) return Infinity;
    return span.fromMs > nowMs ? span.fromMs : span.toMs;
  });
  return Math.min(...changes);
}
