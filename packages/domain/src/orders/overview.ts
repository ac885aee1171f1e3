import type { Minor } from '../money/money.ts';
import type { Order } from './order.ts';
import { isSold, perStatus, type OrderStatus } from './status.ts';

const BEST_SELLERS = 5;
const HOURS = 24;

/** A day of the house in figures. */
export interface Overview {
  readonly orders: number;
  /** Without rejected orders. */
  readonly revenueMinor: Minor;
  /** 24 counts, from midnight. */
  readonly byHour: readonly number[];
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
  /** The most ordered first, at most five; rejected orders sold nothing. */
  readonly bestSellers: readonly { readonly foodName: string; readonly count: number }[];
}

/** @param hourOf the local hour, 0 to 23, of an epoch time */
export function summariseDay(orders: readonly Order[], hourOf: (atMs: number) => number): Overview {
  const sold = orders.filter(({ status }) => isSold(status));
  const byName = Map.groupBy(sold, ({ foodName }) => foodName);
  return {
    orders: orders.length,
    revenueMinor: sold.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    byHour: Array.from(
      { length: HOURS },
      (_, hour) => orders.filter(({ createdAtMs }) => hourOf(createdAtMs) === hour).length,
    ),
    byStatus: perStatus((status) => orders.filter((order) => order.status === status).length),
    bestSellers: [...byName]
      .map(([foodName, { length }]) => ({ foodName, count: length }))
      .toSorted((a, b) => b.count - a.count || a.foodName.localeCompare(b.foodName))
      .slice(0, BEST_SELLERS),
  };
}
