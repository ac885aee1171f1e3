// No stories: asks the server; shows chart-card.tsx.
import {
  formatMoney,
  formatShare,
  formatSigned,
  ORDER_STATUSES,
  STATUS_LABELS,
  type Minor,
  type OrderStatus,
  type SalesSum,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { ChartCard, RankCard, SharesCard, SumsCard } from '../../../ui/chart-card.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { MissedOrders } from '../../orders/list/missed-orders.tsx';
import { STATUS_LOOK } from '../../orders/status/status-look.ts';
import { DAY_PAGE, isMissed, useOrdersOfDay } from '../../orders/list/use-live-orders.ts';
import { DayStrip } from './day-strip.tsx';
import { Folded } from './folded.tsx';
import { useFigures, type Figures } from './use-figures.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** As the orders' chips. */
function colourOf(status: OrderStatus): string {
  const { color } = STATUS_LOOK[status];
  return color === 'default' ? 'edge' : `${color}.main`;
}

const NO_ORDERS = [] as const;
const hourIn = (name: string): string => name.replace(':00', '');

interface DayOverviewProps {
  readonly span: BusinessDay;
  readonly isToday: boolean;
  /** The number of pending orders, if known. */
  readonly waiting: number | undefined;
  /** A notice before the charts. */
  readonly aside: ReactNode;
}

/**
 * A business day of the house, live: orders and revenue, by hour, by status, best sellers. The charts are large: load this module
 * lazily.
 */
export function DayOverview({ span, isToday, waiting, aside }: DayOverviewProps): React.JSX.Element {
  const orders = useOrdersOfDay(span);
  const items = orders.status === 'ready' ? orders.value.items : NO_ORDERS;
  const figures = useFigures(span, isToday, items);
  switch (orders.status) {
    case 'loading':
      return <Skeleton aria-busy="true" sx={{ height: 560 }} />;
    case 'failed':
      return <FailureBlock reason={orders.reason} onRetry={orders.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={orders.value.isFresh} />
          <Surface sx={{ mt: 1, mb: 2, overflow: 'hidden' }}>
            <Strip figures={figures} isToday={isToday} waiting={waiting} />
          </Surface>
          {!isToday && ( // those of today stand below the list
            <Box sx={MISSED}>
              <MissedOrders orders={items.filter(isMissed)} isToday={false} />
            </Box>
          )}
          {figures.orders === 0 ? (
            <EmptyDay isToday={isToday} aside={aside} />
          ) : (
            <Folded label={isToday ? texts.lowStockAndCharts() : texts.charts()}>
              <Charts figures={figures} isToday={isToday} aside={aside} />
            </Folded>
          )}
        </>
      );
  }
}

function Strip({
  figures: { isCut, isCounted, orders, revenue, toAcceptMs, compared, promises },
  isToday,
  waiting,
}: Pick<DayOverviewProps, 'isToday' | 'waiting'> & { readonly figures: Figures }): React.JSX.Element {
  const { given, kept } = promises;
  const name = isCut ? texts.promisesKeptOfLast({ count: DAY_PAGE }) : texts.promisesKept();
  return (
    <DayStrip
      variant="cells"
      figures={{ orders, revenue, waiting, toAcceptMs }}
      ordersName={
        isCut && !isCounted
          ? texts.lastOrders({ day: isToday ? 'today' : 'earlier', count: DAY_PAGE })
          : isToday
            ? texts.ordersToday()
            : texts.ordersOfDay()
      }
      isOver={!isToday}
      compared={compared}
      more={given > 0 ? [{ name, value: texts.keptOf({ kept, given }), isPoor: kept < given / 2 }] : []}
    />
  );
}

function EmptyDay({ isToday, aside }: Pick<DayOverviewProps, 'isToday' | 'aside'>): React.JSX.Element {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {aside}
      <Surface sx={{ display: 'grid', alignItems: 'center', px: 2 }}>
        <NoticeBlock
          align="center"
          picture="/img/site/bell.webp"
          title={isToday ? texts.noOrdersToday() : texts.noOrdersOnDay()}
        >
          {isToday && texts.chartsAppear()}
        </NoticeBlock>
      </Surface>
    </Box>
  );
}

/** Two columns of cards. What can be acted on comes first. */
function Charts({
  figures: { isCut, sales, byStatus, hours, thisHour, bestSellers },
  isToday,
  aside,
}: Pick<DayOverviewProps, 'isToday' | 'aside'> & { readonly figures: Figures }): React.JSX.Element {
  // Where there are two columns, the states make them about as long as each other.
  const isInTwo = useMediaQuery('(min-width: 768px) and (max-width: 1279.95px)');
  const states = (
    <SharesCard
      isUpright={!isInTwo}
      sx={LAST}
      title={texts.byStatus()}
      parts={ORDER_STATUSES.map((status) => ({
        name: STATUS_LABELS[status],
        count: byStatus[status],
        colour: colourOf(status),
      }))}
    />
  );
  return (
    <Box sx={CARDS}>
      <Box sx={STRETCHED}>
        {aside && <Box sx={ASIDE}>{aside}</Box>}
        {sales.map((sums) => (
          <Taxes key={sums.currency} title={taxesTitle(sales.length > 1 ? sums.currency : 'none', isCut)} sums={sums} />
        ))}
        {isInTwo && states}
      </Box>
      <Box sx={PAIRED}>
        <ChartCard
          sx={WHOLE_LINE}
          title={texts.byHour()}
          head={[texts.hour(), texts.orders()]}
          rows={hours}
          current={isToday ? { name: thisHour, label: texts.thisHour() } : null}
          shortOf={hourIn}
        />
        <RankCard
          title={isCut ? texts.bestSellersOfLast({ count: DAY_PAGE }) : texts.bestSellers()}
          head={[common.food(), texts.portions()]}
          rows={bestSellers.map(({ foodName, count }) => [foodName, count] as const)}
          none={texts.nothingSold()}
        />
        {!isInTwo && states}
      </Box>
    </Box>
  );
}

/** @param currency `none` of a day with one alone */
function taxesTitle(currency: string, isCut: boolean): string {
  return isCut ? texts.taxesOfLast({ currency, count: DAY_PAGE }) : texts.taxes({ currency });
}

/** What was sold at each rate in one currency and in all, and the day's other amounts; nothing where there is neither. */
function Taxes({ title, sums }: { readonly title: string; readonly sums: SalesSum }): ReactNode {
  if (isUntaxed(sums)) return null;
  const { currency, taxes, amounts } = sums;
  const money = (minor: Minor): string => formatMoney(minor, currency);
  const sumOf = (part: 'netMinor' | 'taxMinor'): string => money(taxes.reduce((sum, tax) => sum + tax[part], 0));
  return (
    <SumsCard
      sx={LAST}
      title={title}
      head={[texts.rate(), texts.net(), common.tax()]}
      rows={[
        ...taxes.map(
          ({ share, netMinor, taxMinor }) => [formatShare(share), money(netMinor), money(taxMinor)] as const,
        ),
        ...(taxes.length > 1 ? [[TOTAL, sumOf('netMinor'), sumOf('taxMinor')] as const] : []),
        ...amounts.map(({ label, amountMinor }) => [label, formatSigned(amountMinor, currency), ''] as const),
      ]}
      total={TOTAL}
    />
  );
}

const TOTAL = common.total();

const isUntaxed = ({ taxes, amounts }: SalesSum): boolean => taxes.length + amounts.length === 0;

const MISSED = { mb: 2, '&:empty': { display: 'none' } } as const;

const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(400px, 1fr) minmax(0, 2fr)' },
} as const;
/** Its last card ends where the other column does. */
const STRETCHED = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const;
const LAST: SxProps<Theme> = { '&:last-child': { flexGrow: 1 } };
const ASIDE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...LAST } as const;
/** The hours, which end where the other column does; the best sellers and the states, where there is room beside each other. */
const PAIRED = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 768px)': { gridTemplateRows: '1fr auto' },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
const WHOLE_LINE = { '@media (min-width: 1280px)': { gridColumn: '1 / -1' } } as const;
