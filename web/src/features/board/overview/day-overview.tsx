// No stories: asks the server; shows chart-card.tsx.
import {
  busyHours,
  formatDifference,
  formatMoney,
  formatShare,
  hoursOfDay,
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
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { ChartCard, RankCard, SharesCard, SumsCard } from '../../../ui/chart-card.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { compareRevenue, compareWithLastWeek } from './compare.ts';
import { DayStrip } from './day-strip.tsx';
import { Folded } from './folded.tsx';
import { useCountedDay } from './use-counted-day.ts';
import { useLastWeek } from './use-last-week.ts';
import { MissedOrders } from '../../orders/list/missed-orders.tsx';
import { DAY_PAGE, isMissed, useOrdersOfDay } from '../../orders/list/use-live-orders.ts';
import { useKnownCurrency } from '../../../data/house-currency.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOrderRevision } from '../../orders/changes/use-order-revision.ts';

/** As the orders' chips. */
const COLOURS: Record<OrderStatus, string> = {
  pending: 'warning.main',
  approved: 'secondary.main',
  reject: 'error.main',
  delivered: 'edge',
};

const MINUTE_MS = 60_000;
const LAST_HOUR = 23;
const hourIn = (name: string): string => name.replace(':00', '');

/**
 * A business day of the house, live: orders and revenue, by hour, by status, best sellers. The charts are large: load this module
 * lazily.
 */
export function DayOverview({
  span,
  isToday,
  waiting,
  aside,
}: {
  readonly span: BusinessDay;
  readonly isToday: boolean;
  /** The number of pending orders, if known. */
  readonly waiting: number | undefined;
  /** A notice before the charts. */
  readonly aside: ReactNode;
}): React.JSX.Element {
  const nowMs = useNow(MINUTE_MS);
  const currency = useKnownCurrency();
  const clock = useHouseClock();
  const orders = useOrdersOfDay(span);
  const items = orders.status === 'ready' ? orders.value.items : [];
  const isCut = items.length === DAY_PAGE;
  const revision = useOrderRevision();
  const counted = useCountedDay(span, isCut ? revision : null);
  const lastWeek = useLastWeek(span, nowMs);
  // Where there are two columns, the states make them about as long as each other.
  const isInTwo = useMediaQuery(IN_TWO);
  switch (orders.status) {
    case 'loading':
      return <Skeleton aria-busy="true" sx={{ height: 560 }} />;
    case 'failed':
      return <FailureBlock reason={orders.reason} onRetry={orders.retry} />;
    case 'ready': {
      const edges = hoursOfDay(span.day, clock);
      const hourOf = (atMs: number): number =>
        Math.min(
          edges.findLastIndex((edge) => edge <= atMs),
          LAST_HOUR,
        );
      const nameOf = (hour: number): string => clock.time(edges[hour] ?? span.fromMs);
      const listed = summariseDay(items, hourOf);
      const day = { ...listed, ...counted };
      const sales = ownFirst(listed.sales, currency);
      const nothing = currency === null ? null : [{ currency, revenueMinor: 0 }];
      const revenue = counted ? counted.revenue : sales.length > 0 ? sales : nothing;
      const hours = busyHours(day.byHour);
      const compared = { day: span.day, isToday };
      const dayName = isToday ? 'today' : 'this day';
      const { given, kept } = keptPromises(items, nowMs);
      const byStatus = (
        <SharesCard
          title="By status"
          parts={ORDER_STATUSES.map((status) => ({
            name: STATUS_LABELS[status],
            count: day.byStatus[status],
            colour: COLOURS[status],
          }))}
        />
      );
      return (
        <>
          <FreshnessBanner isFresh={orders.value.isFresh} />
          <Surface sx={FIGURES}>
            <DayStrip
              figures={{ orders: day.orders, revenue, waiting, toAcceptMs: medianToAcceptMs(items) }}
              ordersName={
                isCut && !counted
                  ? `The last ${DAY_PAGE} orders of ${dayName}`
                  : isToday
                    ? 'Orders today'
                    : 'Orders of the day'
              }
              isOver={!isToday}
              compared={
                lastWeek && (!isCut || counted)
                  ? {
                      orders: compareWithLastWeek(day.orders, lastWeek.orders, compared),
                      revenue: revenue && compareRevenue(revenue, lastWeek.revenue, compared),
                    }
                  : {}
              }
              more={
                given > 0
                  ? [
                      {
                        name: isCut ? `Promises kept, of the last ${DAY_PAGE} orders` : 'Promises kept',
                        value: `${kept} of ${given}`,
                        isPoor: kept < given / 2,
                      },
                    ]
                  : []
              }
            />
          </Surface>
          <Box sx={MISSED}>
            <MissedOrders orders={items.filter(isMissed)} when={isToday ? 'today' : 'on this day'} />
          </Box>
          {day.orders === 0 ? (
            <Box sx={EMPTY_DAY}>
              {aside}
              <Surface>
                <NoticeBlock
                  picture="/img/site/bell.webp"
                  title={isToday ? 'No orders yet today' : 'No orders on this day'}
                >
                  {isToday && 'Hours and best sellers appear with the first one.'}
                </NoticeBlock>
              </Surface>
            </Box>
          ) : (
            <Folded label={isToday ? 'Low stock and charts' : 'Charts'}>
              <Box sx={CARDS}>
                <Box sx={[COLUMN, STRETCHED]}>
                  {aside}
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
                  {isInTwo && byStatus}
                </Box>
                <Box sx={[COLUMN, PAIRED]}>
                  <ChartCard
                    title="By hour"
                    head={['Hour', 'Orders']}
                    rows={day.byHour.flatMap((count, hour) => {
                      // Where clocks go on, one hour has no length, and the name of the next one.
                      const isNone = edges[hour] === edges[hour + 1];
                      return isNone || hour < hours.first || hour > hours.last ? [] : [[nameOf(hour), count] as const];
                    })}
                    current={isToday ? { name: nameOf(hourOf(nowMs)), label: 'this hour' } : null}
                    shortOf={hourIn}
                  />
                  <RankCard
                    title={isCut ? `Best sellers of the last ${DAY_PAGE} orders` : 'Best sellers'}
                    head={['Food', 'Portions']}
                    rows={day.bestSellers.map(({ foodName, count }) => [foodName, count] as const)}
                    none="Nothing was sold yet."
                  />
                  {!isInTwo && byStatus}
                </Box>
              </Box>
            </Folded>
          )}
        </>
      );
    }
  }
}

/** What was sold at each rate in one currency and in all, and what vouchers took off; nothing where there is neither. */
function Taxes({ title, sums }: { readonly title: string; readonly sums: SalesSum }): ReactNode {
  if (isUntaxed(sums)) return null;
  const { currency, taxes, discountsMinor } = sums;
  const money = (minor: Minor): string => formatMoney(minor, currency);
  const sumOf = (part: 'netMinor' | 'taxMinor'): string => money(taxes.reduce((sum, tax) => sum + tax[part], 0));
  return (
    <SumsCard
      title={title}
      head={['Rate', 'Net', 'Tax']}
      rows={[
        ...taxes.map(
          ({ share, netMinor, taxMinor }) => [formatShare(share), money(netMinor), money(taxMinor)] as const,
        ),
        ...(taxes.length > 1 ? [[TOTAL, sumOf('netMinor'), sumOf('taxMinor')] as const] : []),
        ...(discountsMinor > 0 ? [['Vouchers', formatDifference(-discountsMinor, currency), ''] as const] : []),
      ]}
      total={TOTAL}
    />
  );
}

const TOTAL = 'Total';

const isUntaxed = ({ taxes, discountsMinor }: SalesSum): boolean => taxes.length + discountsMinor === 0;

const TABLET = '@media (min-width: 768px) and (max-width: 1023.95px)';
const WIDE = '@media (min-width: 1024px)';
const IN_TWO = '(min-width: 768px) and (max-width: 1279.95px)';

/** The figures in cells between hairlines: in twos, of which an odd one takes the line; on a tablet in threes. */
const FIGURES = {
  mt: 1,
  mb: 2,
  overflow: 'hidden',
  '& > dl': {
    display: 'grid',
    gap: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [TABLET]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [WIDE]: { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
  },
  '& > dl > div': { px: 2, py: 1.5, boxShadow: '-1px -1px var(--mui-palette-divider)' },
  '@media (max-width: 767.95px)': {
    '& > dl > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [TABLET]: {
    '&& > dl > div': { gridColumn: 'span 3' },
    '&& > dl:has(> :nth-of-type(5)) > div': { gridColumn: 'span 2' },
    '&& > dl:has(> :nth-of-type(5)) > div:nth-of-type(5)': { gridColumn: 'span 4' },
  },
} as const;

const MISSED = { mb: 2, '&:empty': { display: 'none' } } as const;

const EMPTY_DAY = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: '1fr 1fr' },
  '& > div': { display: 'grid', alignItems: 'center', px: 2 },
  '&& > div > *': { justifyItems: 'center', textAlign: 'center' },
} as const;

/** Two columns of cards. What can be acted on comes first. */
const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(400px, 1fr) minmax(0, 2fr)' },
} as const;
const COLUMN = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
/** Its last card ends where the other column does. */
const STRETCHED = { display: 'flex', flexDirection: 'column', '& > :last-child': { flexGrow: 1 } } as const;
/** The hours, which end where the other column does; the best sellers and the states, where there is room beside each other. */
const PAIRED = {
  '@media (min-width: 768px)': { gridTemplateRows: '1fr auto' },
  '@media (min-width: 1280px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '& > :last-of-type dl': { flexGrow: 1, gridTemplateColumns: '1fr', alignContent: 'space-evenly' },
  },
} as const;
