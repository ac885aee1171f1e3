import { isOpen, statusesThat, type OrderStatus } from '@foodhouse/domain';
import { useMemo } from 'react';
import { useBusinessDay } from '../../../lib/use-business-day.ts';
import { useRefreshed } from '../../../lib/use-refreshed.ts';
import type { OrderCounts } from '../../orders/list/count-orders.ts';
import { PAUSE_MS, UNKNOWN } from '../../orders/list/use-order-counts.ts';

/** Nobody reads what was done today to the second. */
const DONE_PAUSE_MS = 30_000;

const OPEN = statusesThat(isOpen);
const DONE = statusesThat((status) => !isOpen(status));

/** The counts of the whole house. Open orders are few; of those that are done, which only grow, those of the business day are counted. */
export interface HouseCounts {
  readonly open: OrderCounts;
  readonly doneToday: OrderCounts;
}

/**
 * Counts the house's orders, for admins.
 * @param revision changes whenever an order is placed or changes; null while that is not known live
 */
export function useHouseCounts(revision: string | null): HouseCounts {
  const { fromMs: sinceMs } = useBusinessDay();
  const open = useRefreshed('open orders', revision, PAUSE_MS, count(OPEN)) ?? UNKNOWN;
  const doneToday =
    useRefreshed(`orders done since ${sinceMs}`, revision, DONE_PAUSE_MS, count(DONE, sinceMs)) ?? UNKNOWN;
  return useMemo(() => ({ open, doneToday }), [open, doneToday]);
}

function count(statuses: readonly OrderStatus[], sinceMs?: number): () => Promise<OrderCounts> {
  return async () =>
    (await import('../../orders/list/count-orders.ts')).countOrders(statuses, sinceMs === undefined ? {} : { sinceMs });
}
