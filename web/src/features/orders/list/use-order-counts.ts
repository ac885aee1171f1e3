import { ORDER_STATUSES, type OrderStatus } from '@foodhouse/domain';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import type { OrderCounts } from './count-orders.ts';

/** Pause between two counts while orders keep changing. */
export const PAUSE_MS = 2000;
export const UNKNOWN: OrderCounts = {};

/** How many orders have one of the statuses of which something is true; undefined while that is not known. */
export function countOf(counts: OrderCounts, is: (status: OrderStatus) => boolean): number | undefined {
  const known = ORDER_STATUSES.flatMap((status) => (is(status) ? (counts[status] ?? []) : []));
  return known.length === 0 ? undefined : known.reduce((sum, count) => sum + count, 0);
}

/**
 * The number of a customer's own orders per status, counted anew whenever the revision changes. The server counts, and
 * bills one read per thousand orders; a counter document would be written with every order and so slow them all down.
 * @param revision changes whenever an order is placed or changes; null while that is not known live
 * @returns an empty value while unknown, rather than an old one
 */
export function useOwnCounts(revision: string | null, uid: string): OrderCounts {
  return (
    useRefreshed(`orders of ${uid}`, revision, PAUSE_MS, async () =>
      (await import('./count-orders.ts')).countOrders(ORDER_STATUSES, { uid }),
    ) ?? UNKNOWN
  );
}
