import { areaHours } from './areas.ts';
import { lastOrdersMs } from './hours.ts';
import type { AskedFulfilment } from './services.ts';
import { openSpans, type Span } from './spans.ts';
import { wayOf, type LaterHouse } from './wanted.ts';

/** Until when the house takes an order as it is asked for. */
export interface TakenUntil {
  /** Epoch milliseconds; Infinity: nothing ends it. */
  readonly atMs: number;
  /** Whether these are last orders, of which guests are told before. */
  readonly isLastOrders: boolean;
}

const MINUTE_MS = 60_000;
/** So far is looked ahead: what is open for longer ends after that, for whoever asks today. */
const DAYS = 1;

/**
 * Until when the house takes an order that it takes now: until the last orders of its service, or until the house or the area
 * closes. One for later until its time is too near, or until the last orders of the opening in which its time is.
 * @param wantedAtMs null: as soon as possible
 */
export function takenUntil(
  house: LaterHouse,
  asked: AskedFulfilment | null,
  wantedAtMs: number | null,
  nowMs: number,
): TakenUntil {
  const { service, area } = wayOf(house, asked);
  const lessMs = lastOrdersMs(house);
  const opening = spanFrom(openSpans(house, service, wantedAtMs ?? nowMs, DAYS));
  const lastMs = Math.max(opening.fromMs, opening.toMs - lessMs);
  if (wantedAtMs !== null) {
    // At that very moment it is still taken.
    const tooSoonMs = wantedAtMs - (house.later?.minMinutes ?? 0) * MINUTE_MS + 1;
    return { atMs: Math.min(lastMs, tooSoonMs), isLastOrders: lessMs > 0 && lastMs <= tooSoonMs };
  }
  const served = spanFrom(area ? openSpans(areaHours(area, house.timeZone), service, nowMs, DAYS) : []);
  const areaMs = served.fromMs > nowMs ? served.fromMs : served.toMs;
  return { atMs: Math.min(lastMs, areaMs), isLastOrders: lessMs > 0 };
}

function spanFrom(spans: Iterable<Span>): Span {
  for (const first of spans) return first;
  return { fromMs: -Infinity, toMs: Infinity };
}
