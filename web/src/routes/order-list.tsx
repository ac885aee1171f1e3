import { ORDER_STATUSES, STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { Suspense, useCallback, useState, type ComponentProps } from 'react';
import { Button } from '../components/button.tsx';
import { FailureBlock } from '../components/failure-block.tsx';
import { lazyComponent } from '../components/lazy-component.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { OlderButton } from '../components/older-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Placeholder } from '../components/placeholder.tsx';
import { Region } from '../components/region.tsx';
import { StatusFilter, useStatusFilter } from '../components/status-filter.tsx';
import { LowStock } from '../features/foods/components/low-stock.tsx';
import { useHouseOrders, useReturnedOrders } from '../features/orders/api/use-live-orders.ts';
import { useOrderCounts } from '../features/orders/api/use-order-counts.ts';
import { DecidedStatus } from '../features/orders/components/decided-status.tsx';
import { DecisionButtons, type Decision } from '../features/orders/components/decision-buttons.tsx';
import { FoundOrders } from '../features/orders/components/found-orders.tsx';
import { OrdersRegion } from '../features/orders/components/orders-region.tsx';
import { OrderTable } from '../features/orders/components/order-table.tsx';
import { useDecisions, type Decisions } from '../features/orders/use-decisions.ts';
import { useOrderSearch } from '../features/orders/use-order-search.tsx';
import { useSteadyOrders } from '../features/orders/use-steady-orders.ts';
import type { Live } from '../firebase/live.ts';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';
import type { Loadable } from '../lib/loadable.ts';
import { useMidnight } from '../lib/use-midnight.ts';

const DayOverview = lazyComponent(
  async () => (await import('../features/orders/components/day-overview.tsx')).DayOverview,
);

const CHOICES: readonly Decision[] = [
  { label: 'Accept', to: 'approved', isMain: true },
  { label: 'Reject', to: 'reject', isMain: false },
];

const EVERY_ORDER = { byEmail: true };

/** Heading and filters render for everybody; the orders only for admins. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(ORDER_STATUSES);
  const Filter = role === 'admin' ? CountedFilter : StatusFilter;
  return (
    <>
      <PageHeading
        title="Order List"
        aside={<Filter statuses={ORDER_STATUSES} current={status} onChange={setStatus} />}
      >
        Order List
      </PageHeading>
      {role === 'admin' ? (
        <>
          <Today />
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

/** What the kitchen gave back stands first: somebody waits for it already. */
function PendingOrders(): React.JSX.Element {
  const returned = useReturnedOrders();
  return <HouseOrders status="pending" returned={returned.status === 'ready' ? returned.value.items : NONE} />;
}

/** The filter with how many orders stand under each button. */
function CountedFilter(props: ComponentProps<typeof StatusFilter>): React.JSX.Element {
  return <StatusFilter {...props} counts={useOrderCounts()} />;
}

/** The day in figures, for who opens it: nobody else pays for its charts and its reads. */
function Today(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const sinceMs = useMidnight();
  return (
    <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? 'Close the overview' : 'Overview of today'}
      </Button>
      {isOpen && (
        <Box sx={{ mt: 2 }}>
          <Region>
            <Suspense fallback={<Placeholder aria-busy="true" sx={{ height: 260 }} />}>
              <DayOverview key={sinceMs} sinceMs={sinceMs} aside={<LowStock />} />
            </Suspense>
          </Region>
        </Box>
      )}
    </Box>
  );
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
  const { found, search } = useOrderSearch(EVERY_ORDER);
  if (found)
    return (
      <>
        {search}
        <FoundHouseOrders orders={found} decisions={decisions} />
      </>
    );
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
          <OlderButton list={orders}>Show older orders</OlderButton>
        </>
      )}
    </OrdersRegion>
  );
}

/** What a search found, whatever its status: a pending order is decided right here. */
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

/** Rows stay where they are while somebody works on them; what is new waits above. */
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
    <>
      <Box role="status" sx={{ minHeight: 52, mb: 1 }}>
        {waiting > 0 && (
          <Button variant="contained" onClick={showAll}>
            {waiting === 1 ? 'One new order: show it' : `${waiting} new orders: show them`}
          </Button>
        )}
      </Box>
      <OrderTable
        label={`Orders: ${STATUS_LABELS[status]}`}
        orders={[...returned, ...shown.filter(({ id }) => !isReturned.has(id))]}
        note={reasonOf}
        {...(status === 'pending' && { action, status: statusOf })}
      />
    </>
  );
}
