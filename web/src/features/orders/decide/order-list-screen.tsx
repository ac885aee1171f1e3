import { canDecide, ORDER_STATUSES, STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StatusFilter, useStatusFilter } from '../list/status-filter.tsx';
import { useHouseOrders, useReturnedOrders } from '../list/use-live-orders.ts';
import { useOrderCounts } from './use-order-counts.ts';
import { DecidedStatus } from './decided-status.tsx';
import { DecisionButtons, type Decision } from './decision-buttons.tsx';
import { FoundOrders } from '../list/found-orders.tsx';
import { OrdersRegion } from '../list/orders-region.tsx';
import { OrderTable } from '../list/order-table.tsx';
import { useDecisions, type Decisions } from './use-decisions.ts';
import { useOrderSearch } from '../list/use-order-search.tsx';
import { useSteadyOrders } from './use-steady-orders.ts';
import type { Live } from '../../../data/firebase/live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import type { Loadable } from '../../../lib/loadable.ts';

const CHOICES: readonly Decision[] = [
  { label: 'Accept', to: 'approved', isMain: true },
  { label: 'Reject', to: 'reject', isMain: false },
];

const EVERY_ORDER = { byEmail: true };

/**
 * Everybody sees heading and filters; only admins see orders.
 * @param props.overview the day's figures above the orders, and the button that opens them
 */
export function OrderListScreen({
  overview,
}: {
  readonly overview: { readonly button: ReactNode; readonly panel: ReactNode };
}): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(ORDER_STATUSES);
  const Filter = canDecide(role) ? CountedFilter : StatusFilter;
  return (
    <>
      <PageHeading
        title="Order List"
        aside={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Filter statuses={ORDER_STATUSES} current={status} onChange={setStatus} />
            {canDecide(role) && overview.button}
          </Box>
        }
      >
        Order List
      </PageHeading>
      {canDecide(role) ? (
        <>
          {overview.panel}
          {status === 'pending' ? (
            <PendingOrders key={status} />
          ) : (
            <HouseOrders key={status} status={status} returned={NONE} />
          )}
        </>
      ) : (
        <FailureBlock reason="no-permission" />
      )}
    </>
  );
}

const reasonOf = ({ status, returnReason }: Order): string | null =>
  status === 'pending' && returnReason !== null ? `Given back: “${returnReason}”` : null;

const NONE: readonly Order[] = [];

/** Returned orders come first: their customers have been waiting. */
function PendingOrders(): React.JSX.Element {
  const returned = useReturnedOrders();
  return <HouseOrders status="pending" returned={returned.status === 'ready' ? returned.value.items : NONE} />;
}

/** The filter, with the number of orders of each status. */
function CountedFilter(props: ComponentProps<typeof StatusFilter>): React.JSX.Element {
  return <StatusFilter {...props} counts={useOrderCounts()} />;
}

function HouseOrders({
  status,
  returned,
}: {
  readonly status: OrderStatus;
  readonly returned: readonly Order[];
}): React.JSX.Element {
  const orders = useHouseOrders(status);
  const decisions = useDecisions();
  const found = useOrderSearch(EVERY_ORDER);
  if (found) return <FoundHouseOrders orders={found} decisions={decisions} />;
  return (
    <OrdersRegion
      orders={orders}
      empty={
        <NoticeBlock picture="/img/site/bell.webp" title={`No orders under ${STATUS_LABELS[status]}`}>
          New orders appear here the moment they are placed.
        </NoticeBlock>
      }
    >
      {(items, isLive) => (
        <>
          <SteadyTable status={status} returned={returned} orders={items} isLive={isLive} decisions={decisions} />
          <LoadMoreButton list={orders}>Show older orders</LoadMoreButton>
        </>
      )}
    </OrdersRegion>
  );
}

/** The result of a search, of any status: pending orders have their buttons here too. */
function FoundHouseOrders({
  orders,
  decisions,
}: {
  readonly orders: Loadable<Live<Order>>;
  readonly decisions: Decisions;
}): React.JSX.Element {
  const isLive = orders.status === 'ready' && orders.value.isFresh;
  const action = useCallback(
    (order: Order) =>
      order.status === 'pending' && (
        <DecisionButtons order={order} choices={CHOICES} decisions={decisions} isLive={isLive} />
      ),
    [decisions, isLive],
  );
  const statusOf = useCallback((order: Order) => <DecidedStatus order={order} decisions={decisions} />, [decisions]);
  return <FoundOrders orders={orders} action={action} status={statusOf} />;
}

/** Rows keep their place while somebody works on them; new orders are counted above. */
function SteadyTable({
  status,
  returned,
  orders,
  isLive,
  decisions,
}: {
  readonly status: OrderStatus;
  readonly returned: readonly Order[];
  readonly orders: readonly Order[];
  readonly isLive: boolean;
  readonly decisions: Decisions;
}): React.JSX.Element {
  const { shown, waiting, showAll } = useSteadyOrders(status, orders);
  const isReturned = new Set(returned.map(({ id }) => id));
  const action = useCallback(
    (order: Order) => <DecisionButtons order={order} choices={CHOICES} decisions={decisions} isLive={isLive} />,
    [decisions, isLive],
  );
  const statusOf = useCallback((order: Order) => <DecidedStatus order={order} decisions={decisions} />, [decisions]);
  return (
    <OrderTable
      label={`Orders: ${STATUS_LABELS[status]}`}
      orders={[...returned, ...shown.filter(({ id }) => !isReturned.has(id))]}
      toolbar={
        <div role="status">
          {waiting > 0 && (
            <Button variant="contained" onClick={showAll}>
              {waiting === 1 ? 'One new order: show it' : `${waiting} new orders: show them`}
            </Button>
          )}
        </div>
      }
      note={reasonOf}
      {...(status === 'pending' && { action, status: statusOf })}
    />
  );
}
