import { compareNames } from '../text/formats.ts';
import type { Currency } from '../money/currency.ts';
import type { Minor } from '../money/money.ts';
import type { TaxSum } from '../money/tax.ts';
import { foodText } from './lines.ts';
import type { Order } from './order.ts';
import { amountsOfDay, sumsOf, type AmountLine } from './sums.ts';
import { isBeingMade, isDelivered, isSold, perStatus, type OrderStatus } from './status.ts';

const BEST_SELLERS = 5;
const HOURS = 24;

/** What was earned in one currency: amounts in two are never added. */
export interface Revenue {
  readonly currency: Currency;
  /** Without rejected orders. */
  readonly revenueMinor: Minor;
}

/** What was sold in one currency, rejected orders left out. */
export interface SalesSum extends Revenue {
  /** What the sums of a day name beside the taxes. */
  readonly amounts: readonly AmountLine[];
  /** What was sold at each rate, as each order says, the highest rate first; empty in a house without tax. */
  readonly taxes: readonly TaxSum[];
}

/** A day of the house in figures. */
export interface Overview {
  readonly orders: number;
  /** One for each currency of what was sold, in the order of their names; empty when nothing was. */
  readonly sales: readonly SalesSum[];
  /** 24 counts, from the start of the business day. */
  readonly byHour: readonly number[];
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
  /** Portions, the most ordered first, at most five; rejected orders sold nothing. Two halves are one portion, of both. */
  readonly bestSellers: readonly { readonly foodName: string; readonly count: number }[];
}

/** The number of latest acceptances that say how fast the house decides just now. */
export const LATEST_ACCEPTED = 9;

/**
 * The median time between an order and its acceptance, of the latest accepted ones.
 * @returns milliseconds; null when none was accepted
 */
export function medianToAcceptMs(orders: readonly Order[]): number | null {
  const times = orders
    .flatMap(({ acceptedAtMs, createdAtMs }) => (acceptedAtMs === null ? [] : [{ acceptedAtMs, createdAtMs }]))
    .toSorted((a, b) => b.acceptedAtMs - a.acceptedAtMs)
    .slice(0, LATEST_ACCEPTED)
    .map(({ acceptedAtMs, createdAtMs }) => acceptedAtMs - createdAtMs)
    .toSorted((a, b) => a - b);
  return times[Math.floor((times.length - 1) / 2)] ?? null;
}

/** The hours from the first order to the last, and one more on each side; the whole day without orders. */
export function busyHours(byHour: readonly number[]): { readonly first: number; readonly last: number } {
  const isBusy = (count: number): boolean => count > 0;
  const first = byHour.findIndex(isBusy);
  if (first === -1) return { first: 0, last: HOURS - 1 };
  return { first: Math.max(0, first - 1), last: Math.min(HOURS - 1, byHour.findLastIndex(isBusy) + 1) };
}

/** @param hourOf the hour of the business day, 0 to 23, of an epoch time */
export function summariseDay(orders: readonly Order[], hourOf: (atMs: number) => number): Overview {
  const sold = orders.filter(({ status }) => isSold(status));
  const portions = new Map<string, number>();
  for (const line of sold.flatMap(({ lines }) => lines)) {
    const name = foodText(line);
    portions.set(name, (portions.get(name) ?? 0) + line.quantity);
  }
  return {
    orders: orders.length,
    sales: [...Map.groupBy(sold, ({ currency }) => currency)]
      .map(([currency, orders]) => sumSales(currency, orders))
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    byHour: Array.from(
      { length: HOURS },
      (_, hour) => orders.filter(({ createdAtMs }) => hourOf(createdAtMs) === hour).length,
    ),
    byStatus: perStatus((status) => orders.filter((order) => order.status === status).length),
    bestSellers: [...portions]
      .map(([foodName, count]) => ({ foodName, count }))
      .toSorted((a, b) => b.count - a.count || compareNames(a.foodName, b.foodName))
      .slice(0, BEST_SELLERS),
  };
}

/** Sums in the order in which a house reads them: its own currency first. */
export function ownFirst<T extends Revenue>(sums: readonly T[], currency: Currency | null): readonly T[] {
  return [...sums.filter((sum) => sum.currency === currency), ...sums.filter((sum) => sum.currency !== currency)];
}

/** @param orders of one currency */
function sumSales(currency: Currency, orders: readonly Order[]): SalesSum {
  return {
    currency,
    revenueMinor: orders.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    amounts: amountsOfDay(orders.map(sumsOf)),
    taxes: sumTaxes(orders.flatMap(({ taxes }) => taxes)),
  };
}

/** The sums of each rate. Each order rounded its own tax, and owes what it says. */
function sumTaxes(taxes: readonly TaxSum[]): readonly TaxSum[] {
  const sums = new Map<number, TaxSum>();
  for (const { share, netMinor, taxMinor } of taxes) {
    const before = sums.get(share) ?? { netMinor: 0, taxMinor: 0 };
    sums.set(share, { share, netMinor: before.netMinor + netMinor, taxMinor: before.taxMinor + taxMinor });
  }
  return [...sums.values()].toSorted((a, b) => b.share - a.share);
}

/** Promises and how many of them were kept. */
export interface KeptPromises {
  readonly given: number;
  readonly kept: number;
}

/** The promises whose outcome is known: delivered in time or not, or not delivered though the time is over. */
export function keptPromises(
  orders: readonly Pick<Order, 'status' | 'firstPromisedAtMs' | 'deliveredAtMs'>[],
  nowMs: number,
): KeptPromises {
  const outcomes = orders.flatMap(({ status, firstPromisedAtMs, deliveredAtMs }) => {
    if (firstPromisedAtMs === null) return [];
    if (isDelivered(status) && deliveredAtMs !== null) return [deliveredAtMs <= firstPromisedAtMs];
    return isBeingMade(status) && nowMs > firstPromisedAtMs ? [false] : [];
  });
  return { given: outcomes.length, kept: outcomes.filter(Boolean).length };
}
