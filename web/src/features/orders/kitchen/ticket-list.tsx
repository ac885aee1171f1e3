import { canSeeAddresses, judgeWaiting, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { formatAge } from '../../../lib/relative-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useProgressiveRows } from '../../../lib/use-progressive-rows.ts';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { OrdersRegion } from '../list/orders-region.tsx';
import { useOrderSearch } from '../list/use-order-search.tsx';
import { DeliverButtons, UndoDelivery } from './deliver-buttons.tsx';
import { PrintedTicket } from './printed-ticket.tsx';
import { Ticket } from './ticket.tsx';
import { waitingSince, type Deliveries } from './use-deliveries.ts';
import { useKitchenKeys } from './use-kitchen-keys.ts';

const AGE_REFRESH_MS = 10_000;
/** The number of tickets that a number key delivers. */
const KEYS = 9;

export interface KitchenListProps {
  readonly status: 'approved' | 'delivered';
  readonly deliveries: Deliveries;
}

/** The tickets of one list, page by page. */
export function TicketList({
  status,
  orders,
  deliveries,
}: KitchenListProps & { readonly orders: Loadable<LivePages<Order>> }): React.JSX.Element {
  const isOpen = status === 'approved';
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
      <OrdersRegion orders={orders} empty={show([], true)}>
        {show}
      </OrdersRegion>
      <LoadMoreButton list={orders}>{isOpen ? 'Show more tickets' : 'Show older deliveries'}</LoadMoreButton>
    </>
  );
}

function Tickets({
  status,
  orders,
  deliveries,
  isLive,
}: KitchenListProps & { readonly orders: readonly Order[]; readonly isLive: boolean }): React.JSX.Element {
  const nowMs = useNow(AGE_REFRESH_MS);
  const searched = useOrderSearch({ status, byEmail: canSeeAddresses(useSignedInUser().role) });
  const found = ticketsOf(orders, searched);
  const shown = useProgressiveRows(found);
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

/** The tickets of the board, or of a search. */
function ticketsOf(orders: readonly Order[], found: Loadable<Live<Order>> | null): readonly Order[] {
  if (found === null) return orders;
  return found.status === 'ready' ? found.value.items : [];
}
