import { judgeWaiting, worksInKitchen, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useState } from 'react';
import { FailureBlock } from '../components/failure-block.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { OlderButton } from '../components/older-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { StatusFilter, useStatusFilter } from '../components/status-filter.tsx';
import { AlarmBar } from '../features/kitchen/components/alarm-bar.tsx';
import { PrintedTicket } from '../features/kitchen/components/printed-ticket.tsx';
import { Ticket } from '../features/kitchen/components/ticket.tsx';
import { useAlarm } from '../features/kitchen/use-alarm.ts';
import { useKitchenKeys } from '../features/kitchen/use-kitchen-keys.ts';
import { useWakeLock } from '../features/kitchen/use-wake-lock.ts';
import { useKitchenOrders } from '../features/orders/api/use-live-orders.ts';
import { DeliverButtons, UndoDelivery } from '../features/orders/components/deliver-buttons.tsx';
import { OrdersRegion } from '../features/orders/components/orders-region.tsx';
import { useDeliveries, waitingSince, type Deliveries } from '../features/orders/use-deliveries.ts';
import { useOrderSearch } from '../features/orders/use-order-search.tsx';
import type { Live } from '../firebase/live.ts';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';
import type { Loadable } from '../lib/loadable.ts';
import { formatAge } from '../lib/relative-time.ts';
import { useInSteps } from '../lib/use-in-steps.ts';
import { useKeys } from '../lib/use-keys.ts';
import { useNow } from '../lib/use-now.ts';

type KitchenStatus = 'approved' | 'delivered';

const FILTERS = ['approved', 'delivered'] as const;
const AGE_REFRESH_MS = 10_000;
/** Tickets that a key delivers. */
const KEYS = 9;
/** Open tickets that come without being asked for: what the kitchen does not see, it does not cook. */
const MOST_UNASKED = 200;

/** Heading and filters render for everybody; the board only for chefs and admins. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(FILTERS);
  const deliveries = useDeliveries(); // of both lists: what one delivers, the other takes back
  return (
    <>
      <PageHeading title="Kitchen" aside={<StatusFilter statuses={FILTERS} current={status} onChange={setStatus} />}>
        Kitchen
      </PageHeading>
      {worksInKitchen(role) ? (
        <Board key={status} status={status === 'delivered' ? 'delivered' : 'approved'} deliveries={deliveries} />
      ) : (
        <FailureBlock reason="no-permission" />
      )}
    </>
  );
}

function Board({
  status,
  deliveries,
}: {
  readonly status: KitchenStatus;
  readonly deliveries: Deliveries;
}): React.JSX.Element {
  const orders = useKitchenOrders(status);
  useWakeLock();
  const isOpen = status === 'approved';
  const pages = orders.status === 'ready' ? orders.value : null;
  const isCut = isOpen && pages?.older === 'some' && pages.items.length < MOST_UNASKED;
  useEffect(() => {
    if (isCut) pages?.showOlder();
  }, [isCut, pages]);
  const alarm = useAlarm(isOpen ? orders : null);
  useKeys({ a: alarm.acknowledge });
  const show = (items: readonly Order[], isLive: boolean): React.JSX.Element => (
    <Tickets
      status={status}
      orders={isOpen ? deliveries.keepStruck(items) : items}
      deliveries={deliveries}
      isLive={isLive}
    />
  );
  return (
    <>
      {isOpen && <AlarmBar alarm={alarm} />}
      <OrdersRegion orders={orders} empty={show([], true)}>
        {show}
      </OrdersRegion>
      <OlderButton list={orders}>{isOpen ? 'Show more tickets' : 'Show older deliveries'}</OlderButton>
    </>
  );
}

function Tickets({
  status,
  orders,
  deliveries,
  isLive,
}: {
  readonly status: KitchenStatus;
  readonly orders: readonly Order[];
  readonly deliveries: Deliveries;
  readonly isLive: boolean;
}): React.JSX.Element {
  const nowMs = useNow(AGE_REFRESH_MS);
  const searched = useOrderSearch({ status, byEmail: useSignedInUser().role === 'admin' });
  const found = ticketsOf(orders, searched.found);
  const shown = useInSteps(found);
  const [printed, setPrinted] = useState<Order | null>(null);
  const endPrint = useCallback(() => {
    setPrinted(null);
  }, []);
  const isOpen = status === 'approved';
  const action = useCallback(
    (order: Order) => <DeliverButtons order={order} deliveries={deliveries} isLive={isLive} />,
    [deliveries, isLive],
  );
  const wayBack = useCallback(
    (order: Order) => {
      const stage = deliveries.of(order);
      return stage && <UndoDelivery order={order} stage={stage} onUndo={deliveries.undo} />;
    },
    [deliveries],
  );
  const deliver = (order: Order | undefined): void => {
    if (isOpen && isLive && order) deliveries.deliver(order);
  };
  useKitchenKeys({
    onNumber: (place) => {
      deliver(found[place - 1]);
    },
    onEnter: (orderId) => {
      deliver(found.find(({ id }) => id === orderId));
    },
    onUndo: () => {
      if (deliveries.last !== null) deliveries.undo(deliveries.last);
    },
  });
  return (
    <>
      {searched.search}
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
              age={formatAge(isOpen ? waitingSince(order) : (order.deliveredAtMs ?? order.updatedAtMs), nowMs)}
              waiting={isOpen ? judgeWaiting(nowMs - waitingSince(order)) : null}
              place={isOpen && index < KEYS ? index + 1 : null}
              isStruck={isOpen && deliveries.of(order) !== null}
              onPrint={setPrinted}
              action={isOpen ? action : wayBack}
            />
          ))}
        </Box>
      )}
      {printed && <PrintedTicket order={printed} onPrinted={endPrint} />}
    </>
  );
}

/** The tickets of the board, or those that a search found. */
function ticketsOf(orders: readonly Order[], found: Loadable<Live<Order>> | null): readonly Order[] {
  if (found === null) return orders;
  return found.status === 'ready' ? found.value.items : [];
}
