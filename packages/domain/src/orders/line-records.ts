import { fulfilmentText } from '../house/fulfilment.ts';
import type { Currency } from '../money/currency.ts';
import type { Minor } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import type { TaxShare, TaxSum } from '../money/tax.ts';
import { foodText, optionsText, type OrderLine } from './lines.ts';
import { offEachLine } from './off-each-line.ts';
import type { Order } from './order.ts';
import type { OrderStatus, RejectCode } from './status.ts';
import { ownLinesOf } from './sums.ts';

/** One line of an order, or an amount that is one, such as its delivery, with all that a ledger needs of it. */
export interface LineRecord {
  readonly orderId: string;
  /** By which the list of orders names it. */
  readonly token: string;
  /** Null for old orders. */
  readonly businessDay: string | null;
  readonly orderedAtMs: number;
  /** For when it was wanted; null: as soon as possible. */
  readonly wantedAtMs: number | null;
  readonly status: OrderStatus;
  /** Why it was rejected, where the house did not decide that; else null. */
  readonly rejectCode: RejectCode | null;
  /** In words: a line may be of two halves. */
  readonly food: string;
  /** Empty for a food without sizes. */
  readonly size: string;
  /** In words, empty for none. */
  readonly options: string;
  readonly quantity: number;
  readonly eachMinor: Minor;
  readonly totalMinor: Minor;
  /** Its share of what was taken off the order. */
  readonly discountMinor: Minor;
  /** Null in a house without tax. */
  readonly taxShare: TaxShare | null;
  /** Its share of the order's tax at that rate. Null in a house without tax. */
  readonly taxMinor: Minor | null;
  /** What the whole order costs, with the order's first line alone: those of all orders add up. Null for the others. */
  readonly orderTotalMinor: Minor | null;
  readonly currency: Currency;
  /** By when the order is ready, as its guest was told last; null where no time was promised. */
  readonly promisedAtMs: number | null;
  /** As its guest was told first, by which a promise is kept. */
  readonly firstPromisedAtMs: number | null;
  readonly deliveredAtMs: number | null;
  /** How it is served, in words; empty where there was no choice. */
  readonly served: string;
}

/** The lines of orders, in their order. */
export function lineRecordsOf(orders: readonly Order[]): readonly LineRecord[] {
  return orders.flatMap(
    ({
      id: orderId,
      token,
      businessDay,
      createdAtMs: orderedAtMs,
      wantedAtMs,
      status,
      rejectCode,
      currency,
      priceMinor,
      promisedAtMs,
      firstPromisedAtMs,
      deliveredAtMs,
      fulfilment,
      ...order
    }) => {
      const off = offEachLine(order.lines, order.discounts);
      const lines = [...order.lines, ...ownLinesOf(order)];
      const tax = taxEachLine(lines, off, order.taxes);
      return lines.map(({ size, options, quantity, eachMinor, totalMinor, taxShare, ...line }, index) => ({
        orderId,
        token,
        businessDay,
        orderedAtMs,
        wantedAtMs,
        status,
        rejectCode,
        food: foodText(line),
        size: size?.name ?? '',
        options: optionsText(options),
        quantity,
        eachMinor,
        totalMinor,
        discountMinor: off[index] ?? 0,
        taxShare,
        taxMinor: tax[index] ?? null,
        orderTotalMinor: index === 0 ? priceMinor : null,
        currency,
        promisedAtMs,
        firstPromisedAtMs,
        deliveredAtMs,
        served: fulfilment ? fulfilmentText(fulfilment) : '',
      }));
    },
  );
}

/** The tax of each rate, shared out over the lines that are sold at it: tax is rounded once for each rate. */
function taxEachLine(
  lines: readonly OrderLine[],
  off: readonly Minor[],
  taxes: readonly TaxSum[],
): readonly (Minor | null)[] {
  const parts: (Minor | null)[] = lines.map(() => null);
  for (const { share, taxMinor } of taxes) {
    const sold = lines.map(({ taxShare, totalMinor }, at) => (taxShare === share ? totalMinor - (off[at] ?? 0) : 0));
    const taxed = shareOut(taxMinor, sold);
    for (const [at, line] of lines.entries()) if (line.taxShare === share) parts[at] = taxed[at] ?? 0;
  }
  return parts;
}
