import { houseColors, type HouseColors } from './accent.ts';
import type { AtConfirm } from './at-confirm.ts';
import { busyAt, busySentence, type Busy } from './busy.ts';
import { checkoutAsksOf, type CheckoutAsks } from './checkout-asks.ts';
import { mealtimesRefused, type MealtimeAway, type MealtimeHouse } from './mealtimes.ts';
import { homeOf, type HomePage } from './home.ts';
import type { HouseAbout, HouseTax } from './settings.ts';
import type { Locale } from '../text/locale.ts';
import { todayWords, type TodayHouse } from './today.ts';
import {
  closedAt,
  judgesAt,
  lastOrdersAt,
  saidOpenState,
  type Closed,
  type LastOrders,
  type OpenState,
} from './opening.ts';

/** That the house is busy, as a guest reads it. */
export interface BusyNow extends Busy {
  readonly sentence: string;
}

/** What guests must know before they order; of a closed house only that it is closed. */
export interface HouseNow extends AtConfirm {
  readonly closed: Closed | null;
  readonly busy: BusyNow | null;
  /** Said some time before. */
  readonly lastOrders: LastOrders | null;
  /** The mealtimes whose foods cannot be ordered now, the next one first. */
  readonly away: readonly MealtimeAway[];
  /** Whether an order costs more than its lines, by the tax. */
  readonly isTaxOnTop: boolean;
  /** The language of its site; null where it has chosen none. */
  readonly locale: Locale | null;
  /** Null where the house has not said who it is. */
  readonly about: HouseAbout | null;
  /** What its accent makes of the theme; null where it has none of its own. */
  readonly colors: HouseColors | null;
  /** Its home page; null where it has not said who it is, and has that of the specification. */
  readonly home: HomePage | null;
  /** Whether it is open and until when, in one line; null while it is open and has not said when it is. */
  readonly state: OpenState | null;
  /** The hours of the day in words; null where it has not said when it is open. */
  readonly today: string | null;
  /** What a checkout asks; null where it asks nothing. */
  readonly asks: CheckoutAsks | null;
}

/** That the house is busy at a moment; null while it is as usual. */
export function busyNow(
  { busy, timeZone }: { readonly busy: Busy | null; readonly timeZone: string },
  atMs: number,
): BusyNow | null {
  const at = busyAt(busy, atMs);
  return at && { ...at, sentence: busySentence(at, atMs, timeZone) };
}

/** What the house says at a moment, for all that it offers. */
export function houseNow(
  house: Parameters<typeof closedAt>[0] &
    MealtimeHouse &
    TodayHouse & {
      readonly busy: Busy | null;
      readonly tax: HouseTax;
      readonly locale: Locale | null;
      readonly about: HouseAbout | null;
    } & Parameters<typeof homeOf>[0] &
    Parameters<typeof checkoutAsksOf>[0] &
    AtConfirm,
  atMs: number,
): HouseNow {
  const judge = judgesAt(house, atMs);
  const closed = closedAt(house, atMs, undefined, judge);
  return {
    closed,
    busy: closed ? null : busyNow(house, atMs),
    lastOrders: lastOrdersAt(house, atMs, judge),
    away: mealtimesRefused(house, atMs),
    locale: house.locale,
    about: house.about,
    colors: house.about?.accent === undefined ? null : houseColors(house.about.accent),
    home: house.about && homeOf(house),
    state: saidOpenState(house, atMs, judge),
    today: todayWords(house, atMs),
    orderWords: house.orderWords,
    writtenPages: house.writtenPages,
    askConsent: house.askConsent,
    asks: checkoutAsksOf(house, closed !== null),
    isTaxOnTop: !house.tax.isInclusive && house.tax.rates.some(({ share }) => share > 0),
  };
}
