import {
  canDecide,
  isBeingMade,
  isUndecided,
  ORDER_STATUSES,
  STATUS_LABELS,
  type OrderStatus,
  type Order,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useCallback, useMemo, type ComponentProps, type ReactNode } from 'react';
import { DialogHolder } from '../../../ui/held-dialog.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import type { View } from '../../../ui/data-table/column.ts';
import { ListBar } from '../../../ui/table-search.tsx';
import { StatusFilter, useStatusFilter } from '../../orders/list/status-filter.tsx';
import { useHouseOrders, useMissedOrders } from '../../orders/list/use-live-orders.ts';
import { useBusinessDay } from '../../../lib/use-business-day.ts';
import { MissedOrders } from '../../orders/list/missed-orders.tsx';
import { useHouseCounts, type HouseCounts } from './use-house-counts.ts';
import { countOf } from '../../orders/list/use-order-counts.ts';
import { useOrderRevision } from '../../orders/changes/use-order-revision.ts';
import { OrderBeside } from './order-beside.tsx';
import { DecidedStatus } from './decided-status.tsx';
import { RunningLate } from '../../orders/timing/lazy-parts.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { HeldOrders } from './held-orders.tsx';
import { FoundOrders } from '../../orders/list/found-orders.tsx';
import { OrdersRegion } from '../../orders/list/orders-region.tsx';
import { OrderTable } from '../../orders/list/order-table.tsx';
import { useDecisions, type Decisions } from './use-decisions.ts';
import { useOrderSearch } from '../../orders/list/use-order-search.tsx';
import { unheardTagOf } from './unheard-tag.tsx';
import { useSteadyOrders } from './use-steady-orders.ts';
import { whenFirstListIsPainted } from '../../../first-list/take-first-list.ts';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import type { Live } from '../../../data/firebase/live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import * as site from '../../../texts.ts';
import * as words from '../../orders/list/texts.ts';
import * as texts from './texts.ts';

/** Fetched once the list is there. */
const DecisionKeys = lazyComponent(async () => {
  await whenFirstListIsPainted();
  return (await import('./decision-keys.tsx')).DecisionKeys;
});

const EVERY_ORDER = { byEmail: true };

/** `waiting` is the number of pending orders, if known; `revision` changes whenever an order does. */
interface Overview {
  readonly strip: (waiting: number | undefined, revision: string | null) => ReactNode;
  readonly button: ReactNode;
  readonly panel: (waiting: number | undefined) => ReactNode;
}

/**
 * Everybody sees heading and filters; only admins see orders.
 * @param props.overview the day's figures beside the heading, and above the orders once its button has opened them
 */
export function OrderListScreen({ overview }: { readonly overview: Overview }): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(ORDER_STATUSES);
  const decisions = useDecisions(); // shared by the lists and the order beside them
  const decide = useCallback(
    (order: Order, isLive: boolean, onDone?: () => void) => (
      <DecisionButtons order={order} decisions={decisions} isLive={isLive} onDecided={onDone} />
    ),
    [decisions],
  );
  const filter = { statuses: ORDER_STATUSES, current: status, onChange: setStatus };
  if (!canDecide(role)) {
    return (
      <>
        <Head filter={filter} />
        <FailureBlock reason="no-permission" />
      </>
    );
  }
  return (
    <DialogHolder>
      <CountedHead filter={filter} overview={overview} />
      <OrderBeside actions={decide}>
        {(isBeside) => (
          <>
            <HouseOrders key={status} status={status} decisions={decisions} isBeside={isBeside} />
            <Missed />
          </>
        )}
      </OrderBeside>
      <OptionalPart>
        <DecisionKeys />
      </OptionalPart>
    </DialogHolder>
  );
}

/** Below the list: it comes at any moment, and moves no row. */
function Missed(): React.JSX.Element {
  return <MissedOrders orders={useMissedOrders(useBusinessDay().fromMs)} />;
}

type Filter = ComponentProps<typeof StatusFilter>;

function Head({
  filter,
  aside,
  children,
}: {
  readonly filter: Filter;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  /** Between the heading and the filters. */
  readonly children?: ReactNode;
}): React.JSX.Element {
  return (
    <>
      <PageHeading title={site.orderList()} aside={aside}>
        {site.orderList()}
      </PageHeading>
      {children}
      <ListBar>
        <StatusFilter {...filter} />
      </ListBar>
    </>
  );
}

/** With the number of orders of each status; apart from the orders, which need not be rendered with it. */
function CountedHead({
  filter,
  overview: { strip, button, panel },
}: {
  readonly filter: Filter;
  readonly overview: Overview;
}): React.JSX.Element {
  const revision = useOrderRevision();
  const counts = useHouseCounts(revision);
  const shown = useMemo(() => countsIn(counts), [counts]);
  const waiting = countOf(counts.open, isUndecided);
  return (
    <Head
      filter={{ ...filter, counts: shown }}
      aside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          {strip(waiting, revision)}
          {button}
        </Box>
      }
    >
      {panel(waiting)}
    </Head>
  );
}

/** As the filter shows them: of orders that are done it says that they are today's. */
function countsIn({ open, doneToday }: HouseCounts): NonNullable<Filter['counts']> {
  const today = Object.entries(doneToday).map(([status, count]) => [status, texts.countToday({ count })]);
  return { ...open, ...Object.fromEntries(today) };
}

const reasonOf = ({ status, returnReason }: Order): string | null =>
  isUndecided(status) && returnReason !== null ? texts.givenBack({ reason: returnReason }) : null;

interface ListProps {
  readonly decisions: Decisions;
  /** Whether an order stands beside the list. */
  readonly isBeside: boolean;
}

function HouseOrders({ status, decisions, isBeside }: ListProps & { readonly status: OrderStatus }): React.JSX.Element {
  const orders = useHouseOrders(status);
  const found = useOrderSearch(EVERY_ORDER);
  if (found) return <FoundHouseOrders orders={found} decisions={decisions} isBeside={isBeside} />;
  return (
    <OrdersRegion
      orders={orders}
      empty={
        <NoticeBlock picture="/img/site/bell.webp" title={words.noOrdersUnder({ status: STATUS_LABELS[status] })}>
          {texts.newOrdersAppear()}
        </NoticeBlock>
      }
    >
      {(items, isLive) => (
        <>
          <SteadyTable
            status={status}
            orders={items}
            isWhole={orders.status === 'ready' && orders.value.older === 'none'}
            isLive={isLive}
            isFirst={orders.status === 'ready' && orders.value.isFirst}
            decisions={decisions}
            isBeside={isBeside}
          />
          <LoadMoreButton list={orders}>
            {isUndecided(status) ? texts.showNewerOrders() : words.showOlderOrders()}
          </LoadMoreButton>
        </>
      )}
    </OrdersRegion>
  );
}

/** The result of a search, of any status: pending orders have their buttons here too. */
function FoundHouseOrders({
  orders,
  decisions,
  isBeside,
}: ListProps & { readonly orders: Loadable<Live<Order>> }): React.JSX.Element {
  const isLive = orders.status === 'ready' && orders.value.isFresh;
  const action = useCallback(
    (order: Order) =>
      isUndecided(order.status) ? (
        <DecisionButtons order={order} decisions={decisions} isLive={isLive} />
      ) : (
        <RunningLate order={order} isLive={isLive} />
      ),
    [decisions, isLive],
  );
  const statusOf = useCallback((order: Order) => <DecidedStatus order={order} decisions={decisions} />, [decisions]);
  return <FoundOrders orders={orders} action={action} status={statusOf} tag={unheardTagOf} isBeside={isBeside} />;
}

/** Without a promise last. */
const soonestFirst = (a: Order, b: Order): number => (a.promisedAtMs ?? Infinity) - (b.promisedAtMs ?? Infinity);

/**
 * Rows keep their places while somebody works on them. Pending orders come by waiting time, so new ones follow below;
 * what would come in above or between the rows is counted until somebody asks for it.
 */
function SteadyTable({
  status,
  orders,
  isWhole,
  isLive,
  isFirst,
  decisions,
  isBeside,
}: ListProps & {
  readonly status: OrderStatus;
  readonly orders: readonly Order[];
  readonly isWhole: boolean;
  readonly isLive: boolean;
  readonly isFirst: boolean | undefined;
}): React.JSX.Element {
  const { shown, held, arrived, showAll } = useSteadyOrders(status, orders, isWhole);
  const action = useCallback(
    (order: Order, view: View) =>
      isUndecided(status) ? (
        <DecisionButtons order={order} decisions={decisions} isLive={isLive} isNarrow={view === 'tools'} />
      ) : (
        <RunningLate order={order} isLive={isLive} hasTime={false} />
      ),
    [status, decisions, isLive],
  );
  const statusOf = useCallback((order: Order) => <DecidedStatus order={order} decisions={decisions} />, [decisions]);
  const isPromised = isBeingMade(status) && shown.some(({ promisedAtMs }) => promisedAtMs !== null);
  return (
    <>
      <HeldOrders orders={held} onShow={showAll} />
      <OrderTable
        label={texts.ordersOf({ status: STATUS_LABELS[status] })}
        orders={isPromised ? shown.toSorted(soonestFirst) : shown}
        arrived={arrived}
        isFirst={isFirst}
        note={reasonOf}
        tag={unheardTagOf}
        isBeside={isBeside}
        {...(isPromised && { action, kind: 'due' })}
        {...(isUndecided(status) && { action, status: statusOf, kind: 'deciding' })}
      />
    </>
  );
}
