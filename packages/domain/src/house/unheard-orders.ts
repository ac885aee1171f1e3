import { LATER_DAYS } from '../limits/minutes.ts';
import type { HouseHours } from './hours.ts';
import { UNHEARD_AFTER_MS } from './listening.ts';
import { offeredServices, type HouseServices } from './services.ts';
import { openSpans, type Span } from './spans.ts';

// Which orders nobody could hear: they wait to be heard from the later of two moments on, when they came and when the house
// opened.

type Opening = HouseHours & Pick<HouseServices, 'services'>;

const DAY_MS = 24 * 60 * 60_000;
/** How long before its time an order may wait, of a house that takes orders for later on as many days as it can. */
const LONGEST_QUEUE_MS = (LATER_DAYS.most + 1) * DAY_MS;
/** An order that waits for longer in an open house has its alert, or came while nobody looked. */
const LOOKS_BACK_MS = 60 * 60_000;

/**
 * When the orders came that nobody could hear for long enough at a moment, in a house that is open then. What came while it
 * was closed waits to be heard from its opening on.
 * @returns null for none
 */
export function unheardOrdersAt(
  house: Opening,
  atMs: number,
): { readonly afterMs: number; readonly untilMs: number } | null {
  const untilMs = atMs - UNHEARD_AFTER_MS;
  const openedMs = openedBefore(house, atMs, atMs - LOOKS_BACK_MS);
  if (openedMs <= atMs - LOOKS_BACK_MS) return { afterMs: atMs - LOOKS_BACK_MS, untilMs };
  if (openedMs > untilMs) return null;
  const closedMs = closedBefore(house, openedMs, atMs - LONGEST_QUEUE_MS);
  return { afterMs: closedMs - LOOKS_BACK_MS, untilMs };
}

/** Since when something of the house is open that is open at a moment. @param leastMs earlier ones do not matter */
function openedBefore(house: Opening, atMs: number, leastMs: number): number {
  return Math.min(
    atMs,
    ...spansBetween(house, leastMs, atMs)
      .filter(({ toMs }) => toMs > atMs)
      .map(({ fromMs }) => fromMs),
  );
}

/** When all of the house had closed before an opening. */
function closedBefore(house: Opening, openedMs: number, leastMs: number): number {
  return Math.max(
    leastMs,
    ...spansBetween(house, leastMs, openedMs)
      .map(({ toMs }) => toMs)
      .filter((toMs) => toMs <= openedMs),
  );
}

/** The open times of all that the house offers that begin before a moment. */
function spansBetween(house: Opening, fromMs: number, atMs: number): readonly Span[] {
  const days = Math.ceil((atMs - fromMs) / DAY_MS) + 1;
  return offeredServices(house).flatMap((service) => {
    const spans: Span[] = [];
    for (const span of openSpans(house, service, fromMs, days)) {
      if (span.fromMs > atMs) break;
      spans.push(span);
    }
    return spans;
  });
}
