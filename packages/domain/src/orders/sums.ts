import type { Minor } from '../money/money.ts';
import type { Order } from './order.ts';

/** What is between the lines of an order and its total: the lines, minus what is taken off, plus the rest, are the total. */
export interface OrderSums {
  /** Taken off by vouchers. */
  readonly offMinor: Minor;
  /** Of the delivery. */
  readonly feeMinor: Minor;
  /** The tax that comes on top; 0 where prices contain it. */
  readonly onTopMinor: Minor;
}

export function sumsOf({
  lines,
  discounts,
  fee,
  priceMinor,
}: Pick<Order, 'lines' | 'discounts' | 'fee' | 'priceMinor'>): OrderSums {
  const linesMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const offMinor = discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const feeMinor = fee?.amountMinor ?? 0;
  return { offMinor, feeMinor, onTopMinor: priceMinor - linesMinor + offMinor - feeMinor };
}
