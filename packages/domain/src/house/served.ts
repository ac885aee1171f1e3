import type { ChosenOff } from '../foods/choices-on.ts';
import type { Food } from '../foods/food-fields.ts';
import { dayBack } from '../foods/par.ts';
import { isOff } from '../foods/stock.ts';
import { businessDayOf, dayAfter, nextDayMs, spanOfDay } from '../time/business-day.ts';
import type { HouseDay } from '../time/local-time.ts';
import { clockWords, timeWords } from '../time/time-words.ts';
import { EVERY_DAY, meet, type WeeklyHours } from '../time/weekly-hours.ts';
import type { MealtimeHouse } from './mealtimes.ts';
import { weeklyHoursOf, type HouseHours } from './hours.ts';
import { offeredServices, type HouseServices } from './services.ts';
import { nextSpan, type Span } from './spans.ts';
import type { Later } from './wanted.ts';

// When a food is served: in its own hours, in those of its category, and in those of its mealtimes, where the house insists on
// them; and not before the day until which it is off, where it can be ordered for then. Whoever lists a food, quotes it or takes
// an order asks here.

/** What a house says of it. */
export interface ServingHouse extends MealtimeHouse, BackHouse {
  /** By the categories' ids; one that is not named is at all times. */
  readonly categoryHours: Readonly<Record<string, readonly WeeklyHours[]>>;
}

/** What says for which days it takes orders. */
export interface BackHouse extends HouseDay, HouseHours, Pick<HouseServices, 'services'> {
  /** Null: every order is wanted as soon as possible. */
  readonly later: Later | null;
}

/** What a house says of weekly hours. */
type HourlyHouse = MealtimeHouse & Pick<ServingHouse, 'categoryHours'>;

/** Weekly hours are of these. */
type HourlyFood = Pick<Food, 'mealtimes' | 'served' | 'categoryId'>;

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
  { mealtimes, served, categoryId }: HourlyFood,
  { categoryHours, ...house }: HourlyHouse,
): readonly (readonly WeeklyHours[])[] {
  const ofCategory = (categoryId !== null && categoryHours[categoryId]) || [];
  return [served, ofCategory, hoursOfMealtimes(mealtimes, house)].filter((hours) => hours.length > 0);
}

/** A mealtime without hours is at all times, and so is a food of it. */
function hoursOfMealtimes(
  of: Food['mealtimes'],
  { mealtimes, enforceMealtimes }: MealtimeHouse,
): readonly WeeklyHours[] {
  const hours = enforceMealtimes ? of.flatMap((mealtime) => mealtimes[mealtime] ?? []) : [];
  return hours.length < of.length ? [] : hours.map((one) => ({ ...one, days: EVERY_DAY }));
}

/** Whether time decides if a food is served. */
export function isServedByTime(food: Food, house: ServingHouse, nowMs: number): boolean {
  return conditionsOf(food, house).length > 0 || backMs(food, house, nowMs) !== null;
}

/**
 * When the house first takes orders for that is off until a day has begun; null where it takes none for then: it is sold out.
 * @param day the first business day on which it is not off
 */
function openFromMs(day: string, house: BackHouse, nowMs: number): number | null {
  const { later, services } = house;
  if (later === null) return null;
  const endMs = nextDayMs(nowMs, house, later.maxDays);
  const { fromMs } = spanOfDay(day, house);
  if (fromMs >= endMs) return null;
  const ways = services.length > 0 ? services.filter((service) => service !== 'table') : (['pickup'] as const);
  const firstMs = Math.min(
    ...ways.map((service) => Math.max(nextSpan(house, service, fromMs)?.fromMs ?? Infinity, fromMs)),
  );
  return firstMs < endMs ? firstMs : null;
}

/**
 * From when on something that is off can be ordered; null where it cannot be ordered for then: it is sold out.
 * @param offThrough the last business day on which it is off
 */
export function backFromMs(offThrough: string, house: BackHouse, nowMs: number): number | null {
  return openFromMs(dayAfter(offThrough), house, nowMs);
}

/** From when on a food that is off can be had again; null where it is not off, or nothing can be ordered for then. */
function backMs(food: Food, house: BackHouse, nowMs: number): number | null {
  if (food.offThrough === null) return null; // as most: the day costs a reading of the clock
  const day = dayBack(food, businessDayOf(nowMs, house));
  return day === null ? null : openFromMs(day, house, nowMs);
}

/**
 * The business day whose portions of a food are offered: the one for which it is wanted, or, where it is off on that and can be ordered
 * for later, the first on which it is back.
 */
export function offeredDay(food: Food, house: BackHouse, nowMs: number, wantedDay: string): string {
  if (!isOff(food, wantedDay) || backMs(food, house, nowMs) === null) return wantedDay;
  return dayBack(food, businessDayOf(nowMs, house)) ?? wantedDay;
}

/** From when on a food and what is chosen of it can be had, as far as they are off. */
function sinceMs(food: Food, off: ChosenOff | null, house: ServingHouse, nowMs: number): number {
  const chosenMs = off && backFromMs(off.through, house, nowMs);
  return Math.max(backMs(food, house, nowMs) ?? -Infinity, chosenMs ?? -Infinity);
}

/**
 * The time around a moment in which a food is served, else the first after it; null: there is none.
 * @param notBeforeMs it is off until then
 */
export function servedSpan(
  food: HourlyFood,
  house: ServingHouse,
  askedMs: number,
  notBeforeMs = -Infinity,
): Span | null {
  const atMs = Math.max(askedMs, notBeforeMs);
  const span = hourlySpan(food, house, atMs);
  return span && { fromMs: Math.max(span.fromMs, notBeforeMs), toMs: span.toMs };
}

function hourlySpan(food: HourlyFood, house: HourlyHouse, atMs: number): Span | null {
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

/**
 * Whether a food can be had at no time: the weekly hours in which it is served meet those of no way in which the house takes orders.
 * A way that is closed all week says nothing of a food.
 */
export function isNeverServed(
  food: HourlyFood,
  house: HourlyHouse & Pick<HouseHours, 'hours'> & Pick<HouseServices, 'services'>,
): boolean {
  const conditions = conditionsOf(food, house);
  const open = offeredServices(house)
    .map((service) => weeklyHoursOf(house, service))
    .filter((hours) => hours?.length !== 0);
  if (conditions.length === 0 || open.length === 0) return false;
  return !open.some((hours) => meet(hours ? [...conditions, hours] : conditions));
}

function weeklySpan(pickup: readonly WeeklyHours[], timeZone: string, atMs: number): Span | null {
  return nextSpan({ timeZone, hours: { pickup }, exceptions: [] }, 'pickup', atMs);
}

/**
 * What judges each food: from when on it is served again, null for what is served at that moment.
 * @param nowMs when it is read
 * @returns asked with what is chosen of it that is off
 */
export function judgeServed(
  house: ServingHouse,
  atMs: number,
  nowMs = atMs,
): (food: Food, off?: ChosenOff | null) => ServedAgain | null {
  const known = new Map<string, ServedAgain | null>();
  return (food, off = null) => {
    const notBeforeMs = sinceMs(food, off, house, nowMs);
    if (notBeforeMs <= atMs && conditionsOf(food, house).length === 0) return null;
    const key = JSON.stringify([food.mealtimes, food.served, food.categoryId, notBeforeMs]);
    if (!known.has(key))
      known.set(key, servedAgain(servedSpan(food, house, atMs, notBeforeMs), house, { atMs, nowMs }));
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
export function servedTeller(
  food: Food,
  house: ServingHouse,
  nowMs: number,
  off: ChosenOff | null = null,
): (atMs: number) => boolean {
  const notBeforeMs = sinceMs(food, off, house, nowMs);
  let known: { readonly sinceMs: number; readonly span: Span | null } | null = null;
  return (atMs) => {
    if (known === null || atMs < known.sinceMs || (known.span && atMs >= known.span.toMs))
      known = { sinceMs: atMs, span: servedSpan(food, house, atMs, notBeforeMs) };
    return known.span !== null && known.span.fromMs <= atMs;
  };
}

/** When one of these foods begins or ends to be served; Infinity where none does. */
export function servedChangeMs(foods: readonly Food[], house: ServingHouse, nowMs: number): number {
  const changes = foods.map((food) => {
    const span = servedSpan(food, house, nowMs, sinceMs(food, null, house, nowMs));
    if (span === null) return Infinity;
    return span.fromMs > nowMs ? span.fromMs : span.toMs;
  });
  return Math.min(...changes);
}
