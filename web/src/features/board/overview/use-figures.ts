import {
  busyHours,
  hoursOfDay,
  keptPromises,
  ownFirst,
  summariseDay,
  type Order,
  type Overview,
  type Revenue,
  type SalesSum,
} from '@foodhouse/domain';
import { useKnownCurrency } from '../../../data/house-currency.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOrderRevision } from '../../orders/changes/use-order-revision.ts';
import { DAY_PAGE } from '../../orders/list/use-live-orders.ts';
import { compareRevenue, compareWithLastWeek } from './compare.ts';
import { useCountedDay } from './use-counted-day.ts';
import { useMedian } from './use-day-figures.ts';
import { useLastWeek } from './use-last-week.ts';

const MINUTE_MS = 60_000;
const LAST_HOUR = 23;
/** Of a day on which nothing is accepted any more. */
const OVER = '';

/** What the overview of a day shows. */
export interface Figures extends Omit<Overview, 'sales'> {
  /** Whether the day has more orders than are followed: what is not counted by the server is of the last ones. */
  readonly isCut: boolean;
  readonly isCounted: boolean;
  /** The currency of the house first. */
  readonly sales: readonly SalesSum[];
  readonly revenue: readonly Revenue[] | null;
  /** Null before the first acceptance; undefined until it is known. */
  readonly toAcceptMs: number | null | undefined;
  /** How many promises were given, and how many of them kept. */
  readonly promises: { readonly given: number; readonly kept: number };
  /** Orders and revenue beside those of a week before, in words. */
  readonly compared: Readonly<Partial<Record<'orders' | 'revenue', string | null>>>;
  /** The orders of each hour from the first busy one to the last. */
  readonly hours: readonly (readonly [name: string, count: number])[];
  /** The name of the hour that is now. */
  readonly thisHour: string;
}

/** @param orders of the day, the last ones where it has more than are followed */
export function useFigures(span: BusinessDay, isToday: boolean, orders: readonly Order[]): Figures {
  const nowMs = useNow(MINUTE_MS);
  const currency = useKnownCurrency();
  const clock = useHouseClock();
  const isCut = orders.length === DAY_PAGE;
  const revision = useOrderRevision();
  const counted = useCountedDay(span, isCut ? revision : null);
  const { toAcceptMs } = useMedian(span, isToday ? revision : OVER);
  const lastWeek = useLastWeek(span, nowMs);
  const edges = hoursOfDay(span.day, clock);
  const hourOf = (atMs: number): number =>
    Math.min(
      edges.findLastIndex((edge) => edge <= atMs),
      LAST_HOUR,
    );
  const nameOf = (hour: number): string => clock.time(edges[hour] ?? span.fromMs);
  const listed = summariseDay(orders, hourOf);
  const day = { ...listed, ...counted };
  const sales = ownFirst(listed.sales, currency);
  const nothing = currency === null ? null : [{ currency, revenueMinor: 0 }];
  const revenue = counted ? counted.revenue : sales.length > 0 ? sales : nothing;
  const busy = busyHours(day.byHour);
  const compared = { day: span.day, isToday };
  return {
    ...day,
    isCut,
    isCounted: counted !== null,
    sales,
    revenue,
    toAcceptMs,
    promises: keptPromises(orders, nowMs),
    compared:
      lastWeek && (!isCut || counted)
        ? {
            orders: compareWithLastWeek(day.orders, lastWeek.orders, compared),
            revenue: revenue && compareRevenue(revenue, lastWeek.revenue, compared),
          }
        : {},
    hours: day.byHour.flatMap((count, hour) => {
      // Where clocks go on, one hour has no length, and the name of the next one.
      const isNone = edges[hour] === edges[hour + 1];
      return isNone || hour < busy.first || hour > busy.last ? [] : [[nameOf(hour), count] as const];
    }),
    thisHour: nameOf(hourOf(nowMs)),
  };
}
