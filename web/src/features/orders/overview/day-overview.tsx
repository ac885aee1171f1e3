import {
  busyHours,
  formatMoney,
  formatShare,
  keptPromises,
  medianToAcceptMs,
  ORDER_STATUSES,
  STATUS_LABELS,
  ownFirst,
  summariseDay,
  type Minor,
  type OrderStatus,
  type SalesSum,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { ChartCard, RankCard, SharesCard, SumsCard } from '../../../ui/chart-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { compareRevenue, compareWithLastWeek } from './compare.ts';
import { DayStrip } from './day-strip.tsx';
import { useCountedDay } from './use-counted-day.ts';
import { useLastWeek } from './use-last-week.ts';
import { DAY_PAGE, useOrdersSince } from '../list/use-live-orders.ts';
import { useKnownCurrency } from '../../../data/house-currency.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOrderRevision } from '../use-order-revision.ts';

/** As the orders' chips. */
const COLOURS: Record<OrderStatus, string> = {
  pending: 'warning.main',
  approved: 'secondary.main',
  reject: 'error.main',
  delivered: 'edge',
};

const MINUTE_MS = 60_000;
const hourOf = (atMs: number): number => new Date(atMs).getHours();
const nameOf = (hour: number): string => `${hour}:00`;

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
  const nowMs = useNow(MINUTE_MS);
  const currency = useKnownCurrency();
  const orders = useOrdersSince(sinceMs);
  const items = orders.status === 'ready' ? orders.value.items : [];
  const isCut = items.length === DAY_PAGE;
  const revision = useOrderRevision();
  const counted = useCountedDay(sinceMs, isCut ? revision : null);
  const lastWeek = useLastWeek(sinceMs, nowMs);
  switch (orders.status) {
    case 'loading':
      return <Skeleton aria-busy="true" sx={{ height: 260 }} />;
    case 'failed':
      return <FailureBlock reason={orders.reason} onRetry={orders.retry} />;
    case 'ready': {
      const listed = summariseDay(items, hourOf);
      const day = { ...listed, ...counted };
      const sales = ownFirst(listed.sales, currency);
      const nothing = currency === null ? null : [{ currency, revenueMinor: 0 }];
      const revenue = counted ? counted.revenue : sales.length > 0 ? sales : nothing;
      const hours = busyHours(day.byHour);
      const { given, kept } = keptPromises(items, nowMs);
      return (
        <>
          <FreshnessBanner isFresh={orders.value.isFresh} />
          <Box sx={{ mb: 2 }}>
            <DayStrip
              figures={{ orders: day.orders, revenue, waiting, toAcceptMs: medianToAcceptMs(items) }}
              ordersName={isCut && !counted ? `The last ${DAY_PAGE} orders of today` : 'Orders today'}
              compared={
                lastWeek && (!isCut || counted)
                  ? {
                      orders: compareWithLastWeek(day.orders, lastWeek.orders, sinceMs),
                      revenue: revenue && compareRevenue(revenue, lastWeek.revenue, sinceMs),
                    }
                  : {}
              }
              more={
                given > 0
                  ? [[isCut ? `Promises kept, of the last ${DAY_PAGE} orders` : 'Promises kept', `${kept} of ${given}`]]
                  : []
              }
            />
          </Box>
          <Box sx={CARDS}>
            <ChartCard
              title="By hour"
              head={['Hour', 'Orders']}
              rows={day.byHour.map((count, hour) => [nameOf(hour), count] as const).slice(hours.first, hours.last + 1)}
              current={{ name: nameOf(hourOf(nowMs)), label: 'this hour' }}
            />
            <SharesCard
              title="By status"
              parts={ORDER_STATUSES.map((status) => ({
                name: STATUS_LABELS[status],
                count: day.byStatus[status],
                colour: COLOURS[status],
              }))}
            />
            {sales.map((sums) => (
              <Taxes
                key={sums.currency}
                title={[
                  isCut ? `Taxes of the last ${DAY_PAGE} orders` : 'Taxes',
                  ...(sales.length > 1 ? [sums.currency] : []),
                ].join(', ')}
                sums={sums}
              />
            ))}
            {aside}
            <RankCard
              title={isCut ? `Best sellers of the last ${DAY_PAGE} orders` : 'Best sellers'}
              head={['Food', 'Orders']}
              rows={day.bestSellers.map(({ foodName, count }) => [foodName, count] as const)}
              colour="secondary.main"
            />
          </Box>
        </>
      );
    }
  }
}

/** What was sold at each rate in one currency, and what vouchers took off; nothing where there is neither. */
function Taxes({
  title,
  sums: { currency, taxes, discountsMinor },
}: {
  readonly title: string;
  readonly sums: SalesSum;
}): ReactNode {
  const money = (minor: Minor): string => formatMoney(minor, currency);
  if (taxes.length + discountsMinor === 0) return null;
  return (
    <SumsCard
      title={title}
      head={['Rate', 'Net', 'Tax']}
      rows={[
        ...taxes.map(
          ({ share, netMinor, taxMinor }) => [formatShare(share), money(netMinor), money(taxMinor)] as const,
        ),
        ...(discountsMinor > 0 ? [['Vouchers', `−${money(discountsMinor)}`, ''] as const] : []),
      ]}
    />
  );
}

/** In columns rather than rows: cards are as long as their lists. */
const CARDS = { columns: '360px', columnGap: 2, '& > *': { breakInside: 'avoid', mb: 2 } } as const;
