import { busyHours, medianToAcceptMs, ORDER_STATUSES, STATUS_LABELS, summariseDay } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { ChartCard } from '../../../ui/chart-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayStrip } from './day-strip.tsx';
import { useCountedDay } from './use-counted-day.ts';
import { DAY_PAGE, useOrdersSince } from '../list/use-live-orders.ts';
import { useOrderRevision } from '../use-order-revision.ts';

const hourOf = (atMs: number): number => new Date(atMs).getHours();

/**
 * The house's day, live: orders and revenue, by hour, by status, best sellers. The charts are large: load this module
 * lazily.
 */
export function DayOverview({
  sinceMs,
  waiting,
  aside,
}: {
  /** Midnight. */
  readonly sinceMs: number;
  /** The number of pending orders, if known. */
  readonly waiting: number | undefined;
  /** A notice before the charts. */
  readonly aside: ReactNode;
}): React.JSX.Element {
  const orders = useOrdersSince(sinceMs);
  const items = orders.status === 'ready' ? orders.value.items : [];
  const isCut = items.length === DAY_PAGE;
  const revision = useOrderRevision();
  const counted = useCountedDay(sinceMs, isCut ? revision : null);
  switch (orders.status) {
    case 'loading':
      return <Skeleton aria-busy="true" sx={{ height: 260 }} />;
    case 'failed':
      return <FailureBlock reason={orders.reason} onRetry={orders.retry} />;
    case 'ready': {
      const day = { ...summariseDay(items, hourOf), ...counted };
      const hours = busyHours(day.byHour);
      return (
        <>
          <FreshnessBanner isFresh={orders.value.isFresh} />
          <Box sx={{ mb: 2 }}>
            <DayStrip
              figures={{ ...day, waiting, toAcceptMs: medianToAcceptMs(items) }}
              ordersName={isCut && !counted ? `The last ${DAY_PAGE} orders of today` : 'Orders today'}
            />
          </Box>
          <Box sx={CARDS}>
            {aside}
            <ChartCard
              title="By hour"
              head={['Hour', 'Orders']}
              rows={day.byHour.map((count, hour) => [`${hour}:00`, count] as const).slice(hours.first, hours.last + 1)}
            />
            <ChartCard
              title="By status"
              head={['Status', 'Orders']}
              rows={ORDER_STATUSES.map((status) => [STATUS_LABELS[status], day.byStatus[status]] as const)}
            />
            <ChartCard
              title={isCut ? `Best sellers of the last ${DAY_PAGE} orders` : 'Best sellers'}
              head={['Food', 'Orders']}
              rows={day.bestSellers.map(({ foodName, count }) => [foodName, count] as const)}
            />
          </Box>
        </>
      );
    }
  }
}

/** In columns rather than rows: the first card is as long as its list. */
const CARDS = { columns: '360px', columnGap: 2, '& > *': { breakInside: 'avoid', mb: 2 } } as const;
