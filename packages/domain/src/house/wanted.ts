import { QUARTER_MS } from './quarter.ts';
import type { HouseDay } from '../time/local-time.ts';
import { nextDayMs } from '../time/business-day.ts';
import { areaHours, areaOf, type Area } from './areas.ts';
import { lastOrdersMs, type HouseHours, type Service } from './hours.ts';
import { isPausedAt, type HouseState } from './opening-hours.ts';
import { openSpans, type Span } from './spans.ts';
import { offeredServices, serviceOf, type AskedFulfilment, type HouseServices } from './services.ts';
import { timeWords } from '../time/time-words.ts';
import * as texts from './texts.ts';

// The time for which somebody orders, where it is not as soon as possible (docs/decisions/054). It is never moved: a time
// that the house cannot keep is refused, with those that it can.

/** For when a house takes orders that are wanted later. */
export interface Later {
  /** How long before its time an order comes at the latest. */
  readonly minMinutes: number;
  /** On how many business days after today: the night after midnight belongs to the evening. */
  readonly maxDays: number;
}

const MINUTE_MS = 60_000;
/** How many times are offered in place of one that is not free. */
const OFFERED = 3;

export interface LaterHouse extends HouseDay, HouseHours, HouseState, HouseServices {
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
  const way = wayOf(house, asked);
  const why = problemOf(house, way, wantedAtMs, nowMs);
  if (why === null) return null;
  const after = freeTimes(house, asked, nowMs, { fromMs: wantedAtMs, most: OFFERED });
  const freeAtMs = after.length > 0 ? after : freeTimes(house, asked, nowMs, { most: OFFERED });
  const at = timeWords(wantedAtMs, nowMs, house.timeZone);
  const sentence = why === 'closed' ? shutWords(house, way, wantedAtMs, nowMs, at) : SENTENCES[why]({ at });
  return { why, sentence, freeAtMs };
}

const SENTENCES: Readonly<Record<Exclude<WantedProblem['why'], 'closed'>, (d: { readonly at: string }) => string>> = {
  'not-offered': texts.nothingForLater,
  past: texts.isOver,
  'too-soon': texts.tooSoon,
  'too-late': texts.tooFarAhead,
};

/** How it is to be served; the area is that of a delivery, where the house delivers there. */
export interface Way {
  readonly service: Service;
  readonly area: Area | null;
}

export function wayOf({ areas }: Pick<LaterHouse, 'areas'>, asked: AskedFulfilment | null): Way {
  return { service: serviceOf(asked), area: asked?.kind === 'delivery' ? areaOf(areas, asked) : null };
}

/** What is shut at a time, and what is not: where there are several ways, perhaps this one alone. */
function shutWords(house: LaterHouse, { service, area }: Way, wantedAtMs: number, nowMs: number, at: string): string {
  const offered = offeredServices(house);
  const isFree = (other: Way): boolean =>
    offered.includes(other.service) && problemOf(house, other, wantedAtMs, nowMs) === null;
  const delivered = house.areas.filter((one) => isFree({ service: 'delivery', area: one }));
  if (service === 'delivery') {
    const canFetch = isFree({ service: 'pickup', area: null });
    if (!canFetch && delivered.length === 0) return texts.nothingAt({ at });
    const none = area ? texts.noDeliveryToAt({ area: area.name, at }) : texts.noDeliveryAt({ at });
    return canFetch ? `${none} ${texts.pickUpThen()}` : none;
  }
  if (delivered.length === 0) return texts.nothingAt({ at });
  const isEverywhere = delivered.length === house.areas.length;
  return `${texts.noPickupAt({ at })} ${isEverywhere ? texts.deliveredThen() : texts.deliveredThenToSome()}`;
}

function problemOf(house: LaterHouse, way: Way, wantedAtMs: number, nowMs: number): WantedProblem['why'] | null {
  const { later } = house;
  if (later === null || way.service === 'table') return 'not-offered';
  if (wantedAtMs <= nowMs) return 'past';
  if (wantedAtMs < nowMs + later.minMinutes * MINUTE_MS) return 'too-soon';
  if (wantedAtMs >= nextDayMs(nowMs, house, later.maxDays)) return 'too-late';
  const [first] = servedSpans(house, way, { nowMs, fromMs: wantedAtMs, days: 1 }); // the next day may go on without a gap
  return first && first.fromMs <= wantedAtMs ? null : 'closed';
}

/**
 * The quarters of an hour for which it can be ordered, in their order. Pure. Only times within the days of the house are
 * looked at, and only those at which it is open.
 * @param options.fromMs none before it; left out: from the first
 * @param options.most of them
 * @param options.isServed whether what is wanted is served at a time; left out: it is at all times
 */
export function freeTimes(
  house: LaterHouse,
  asked: AskedFulfilment | null,
  nowMs: number,
  {
    fromMs = nowMs,
    most,
    isServed = () => true,
  }: { readonly fromMs?: number; readonly most: number; readonly isServed?: (atMs: number) => boolean },
): readonly number[] {
  const { later } = house;
  if (later === null || asked?.kind === 'table') return [];
  const firstMs = Math.max(fromMs, nowMs + Math.max(1, later.minMinutes * MINUTE_MS));
  const endMs = nextDayMs(nowMs, house, later.maxDays);
  const free: number[] = [];
  if (firstMs >= endMs) return free;
  for (const span of servedSpans(house, wayOf(house, asked), { nowMs, fromMs: firstMs, days: later.maxDays + 1 })) {
    const untilMs = Math.min(span.toMs, endMs);
    for (let atMs = quarterFrom(Math.max(span.fromMs, firstMs)); atMs < untilMs; atMs += QUARTER_MS) {
      if (free.length >= most) return free;
      if (isServed(atMs)) free.push(atMs);
    }
    if (span.toMs >= endMs) break;
  }
  return free;
}

/**
 * When something is served as it is asked for, from a moment on: in the hours of the service and of the area, after a pause,
 * and not in what is left of today once the last orders are over.
 */
function* servedSpans(
  house: LaterHouse,
  { service, area }: Way,
  { nowMs, fromMs: atMs, days }: { readonly nowMs: number; readonly fromMs: number; readonly days: number },
): Generator<Span, void> {
  const { pause, notOpenYet, timeZone } = house;
  if (notOpenYet) return;
  const isPaused = isPausedAt(pause, atMs) && pause.services.includes(service);
  const fromMs = isPaused ? (pause.untilMs ?? Infinity) : atMs;
  const open = beforeLastOrders(openSpans(house, service, atMs, days), lastOrdersMs(house), nowMs);
  const spans = area ? common(open, openSpans(areaHours(area, timeZone), service, atMs, days)) : open;
  for (const span of spans) if (span.toMs > fromMs) yield { fromMs: Math.max(span.fromMs, fromMs), toMs: span.toMs };
}

function* beforeLastOrders(spans: Iterable<Span>, lessMs: number, nowMs: number): Generator<Span, void> {
  for (const span of spans) if (span.fromMs > nowMs || span.toMs - lessMs > nowMs) yield span;
}

/** What both have in common. */
function* common(spans: Iterable<Span>, others: Iterable<Span>): Generator<Span, void> {
  const [one, other] = [spans[Symbol.iterator](), others[Symbol.iterator]()];
  let [a, b] = [one.next(), other.next()];
  while (a.done !== true && b.done !== true) {
    const fromMs = Math.max(a.value.fromMs, b.value.fromMs);
    const toMs = Math.min(a.value.toMs, b.value.toMs);
    if (fromMs < toMs) yield { fromMs, toMs };
    if (a.value.toMs <= b.value.toMs) a = one.next();
    else b = other.next();
  }
}

function quarterFrom(atMs: number): number {
  return Math.ceil(atMs / QUARTER_MS) * QUARTER_MS;
}
