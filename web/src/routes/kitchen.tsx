import { judgeWaiting, worksInKitchen, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { FailureBlock } from '../components/failure-block.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { StatusFilter, useStatusFilter } from '../components/status-filter.tsx';
import { useFoundRows } from '../components/table-search.tsx';
import { AlarmBar } from '../features/kitchen/components/alarm-bar.tsx';
import { PrintedTicket } from '../features/kitchen/components/printed-ticket.tsx';
import { Ticket } from '../features/kitchen/components/ticket.tsx';
import { useAlarm } from '../features/kitchen/use-alarm.ts';
import { useKitchenKeys } from '../features/kitchen/use-kitchen-keys.ts';
import { useWakeLock } from '../features/kitchen/use-wake-lock.ts';
import { useKitchenOrders } from '../features/orders/api/use-live-orders.ts';
import { DecisionButtons, type Decision } from '../features/orders/components/decision-buttons.tsx';
import { searchTextOf } from '../features/orders/components/order-table.tsx';
import { OrdersRegion } from '../features/orders/components/orders-region.tsx';
import { useDecisions } from '../features/orders/use-decisions.ts';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';
import { formatAge } from '../lib/relative-time.ts';
import { useInSteps } from '../lib/use-in-steps.ts';
import { useNow } from '../lib/use-now.ts';

type KitchenStatus = 'approved' | 'delivered';

const FILTERS = ['approved', 'delivered'] as const;
const CHOICES: readonly Decision[] = [{ label: 'Deliver', to: 'delivered', isMain: true }];
const AGE_REFRESH_MS = 10_000;
/** Tickets that a key delivers. */
const KEYS = 9;

/** Heading and filters render for everybody; the board only for chefs and admins. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(FILTERS);
  return (
    <>
      <PageHeading title="Kitchen" aside={<StatusFilter statuses={FILTERS} current={status} onChange={setStatus} />}>
        Kitchen
      </PageHeading>
      {worksInKitchen(role) ? (
        <Board key={status} status={status === 'delivered' ? 'delivered' : 'approved'} />
      ) : (
        <FailureBlock reason="no-permission" />
      )}
    </>
  );
}

function Board({ status }: { readonly status: KitchenStatus }): React.JSX.Element {
  const orders = useKitchenOrders(status);
  useWakeLock();
  return (
    <OrdersRegion orders={orders} empty={<Tickets status={status} orders={[]} isLive />}>
      {(items, isLive) => <Tickets status={status} orders={items} isLive={isLive} />}
    </OrdersRegion>
  );
}

function Tickets({
  status,
  orders,
  isLive,
}: {
  readonly status: KitchenStatus;
  readonly orders: readonly Order[];
  readonly isLive: boolean;
}): React.JSX.Element {
  const nowMs = useNow(AGE_REFRESH_MS);
  const decisions = useDecisions();
  const alarm = useAlarm(status === 'approved' ? orders : []);
  const found = useFoundRows(orders, searchTextOf);
  const shown = useInSteps(found);
  const [printed, setPrinted] = useState<Order | null>(null);
  const endPrint = useCallback(() => {
    setPrinted(null);
  }, []);
  const isOpen = status === 'approved';
  const action = useCallback(
    (order: Order) => <DecisionButtons order={order} choices={CHOICES} decisions={decisions} isLive={isLive} />,
    [decisions, isLive],
  );
  useKitchenKeys({
    onNumber: (place) => {
      const order = found[place - 1];
      if (isOpen && isLive && order) decisions.decide(order, 'delivered');
    },
    onUndo: () => {
      if (decisions.last !== null) decisions.undo(decisions.last);
    },
    onAcknowledge: alarm.acknowledge,
  });
  return (
    <>
      {isOpen && <AlarmBar alarm={alarm} />}
      {orders.length === 0 ? (
        <NoticeBlock picture="/img/site/cook.webp" title={isOpen ? 'The kitchen is clear' : 'Nothing delivered yet'}>
          {isOpen
            ? 'Accepted orders appear here the moment an admin accepts them.'
            : 'What the kitchen hands out is listed here.'}
        </NoticeBlock>
      ) : (
        <Box
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 310px), 1fr))' }}
        >
          {shown.map((order, index) => (
            <Ticket
              key={order.id}
              order={order}
              age={formatAge(order.createdAtMs, nowMs)}
              waiting={isOpen ? judgeWaiting(nowMs - order.createdAtMs) : null}
              place={isOpen && index < KEYS ? index + 1 : null}
              onPrint={setPrinted}
              {...(isOpen && { action })}
            />
          ))}
        </Box>
      )}
      {printed && <PrintedTicket order={printed} onPrinted={endPrint} />}
    </>
  );
}
