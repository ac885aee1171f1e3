import type { Currency } from '../money/currency.ts';
import type { Minor } from '../money/money.ts';
import type { TaxShare } from '../money/tax.ts';
import { optionText } from './lines.ts';
import { offEachLine } from './off-each-line.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './status.ts';

/** One line of an order, with all that a ledger needs of it. */
export interface LineRecord {
  readonly orderId: string;
  /** Null for old orders. */
  readonly businessDay: string | null;
  readonly orderedAtMs: number;
  readonly status: OrderStatus;
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
  readonly currency: Currency;
}

/** The lines of orders, in their order. */
export function lineRecordsOf(orders: readonly Order[]): readonly LineRecord[] {
  return orders.flatMap(
    ({ id: orderId, businessDay, createdAtMs: orderedAtMs, status, currency, lines, discounts }) => {
      const off = offEachLine(lines, discounts);
      return lines.map(({ name: food, size, options, quantity, eachMinor, totalMinor, taxShare }, index) => ({
        orderId,
        businessDay,
        orderedAtMs,
        status,
        food,
        size: size?.name ?? '',
        options: options.map(optionText).join(', '),
        quantity,
        eachMinor,
        totalMinor,
        discountMinor: off[index] ?? 0,
        taxShare,
        currency,
      }));
    },
  );
}
