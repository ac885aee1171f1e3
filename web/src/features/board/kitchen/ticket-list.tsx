import {
  isBeingMade,
  isForLater,
  isInKitchen,
  judgeOpen,
  kitchenDueMs,
  type InKitchen,
  type OrderStatus,
  type Order,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useCallback, useRef, useState } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { formatWait } from '../../../lib/relative-time.ts';
import { useProgressiveRows } from '../../../lib/use-progressive-rows.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Moves } from '../../../ui/moves.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { useOrderSearch } from '../../orders/list/use-order-search.tsx';
import { timeUntilDue } from '../../orders/timing/promise-words.ts';
import { BOARD, columnsFor } from './columns.ts';
import { isLit } from './open-totals.tsx';
import { PrintedTicket } from './printed-ticket.tsx';
import { ticketType, type TicketSize } from './ticket-styles.ts';
import { TicketSkeletons } from './ticket-skeletons.tsx';
import { Ticket } from './ticket.tsx';
import { waitingSince, type Deliveries } from './use-deliveries.ts';
import { useKitchenKeys } from './use-kitchen-keys.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import * as words from '../../../lib/texts.ts';
import * as texts from './texts.ts';

const TicketDialog = lazyDialog(async () => (await import('./ticket-dialog.tsx')).TicketDialog);

/** What stands in a list without tickets. */
const EMPTY: Readonly<Record<InKitchen, { readonly title: string; readonly children: string }>> = {
  approved: {
    title: texts.kitchenIsClear(),
    children: texts.acceptedOrdersAppear(),
  },
};
const NOTHING_DELIVERED = { title: texts.nothingDelivered(), children: texts.deliveriesAppear() };

/** The number of tickets that a number key delivers. */
const KEYS = 9;

export interface TicketListProps {
  readonly status: OrderStatus;
  readonly deliveries: Deliveries;
  readonly nowMs: number;
  readonly size: TicketSize;
  /** Full screen has no search box, and its bar says when the list is not live. */
  readonly isFull: boolean;
  /** Whether the search box finds orders by the email too. */
  readonly byEmail: boolean;
  /** The food whose tickets stand out. */
  readonly lit?: string | null;
}

/** The tickets of one list, page by page. */
export function TicketList({
  orders,
  ...props
}: TicketListProps & { readonly orders: Loadable<LivePages<Order>> }): React.JSX.Element {
  const { status, deliveries, size, isFull } = props;
  const isOpen = isInKitchen(status);
  switch (orders.status) {
    case 'loading':
      return <TicketSkeletons size={size} />;
    case 'failed':
      return <FailureBlock reason={orders.reason} onRetry={orders.retry} />;
    case 'ready': {
      const { items, isFresh } = orders.value;
      return (
        <>
          {!isFull && <FreshnessBanner isFresh={isFresh} />}
          <Tickets {...props} orders={isOpen ? deliveries.keepStruck(items, status) : items} isLive={isFresh} />
          <LoadMoreButton list={orders}>
            {isOpen ? texts.showMoreTickets() : texts.showOlderDeliveries()}
          </LoadMoreButton>
        </>
      );
    }
  }
}

function Tickets({
  status,
  orders,
  deliveries,
  isLive,
  nowMs,
  size,
  isFull,
  byEmail,
  lit = null,
}: TicketListProps & { readonly orders: readonly Order[]; readonly isLive: boolean }): React.JSX.Element {
  const clock = useHouseClock();
  const searched = useOrderSearch({ status, byEmail });
  const isOpen = isInKitchen(status);
  const isToMake = isBeingMade(status);
  const listed = ticketsOf(orders, isFull ? null : searched);
  const found = isToMake ? laterLast(listed, nowMs) : listed;
  const shown = useProgressiveRows(found);
  const [detailed, setDetailed] = useState<Order | null>(null);
  const [printed, setPrinted] = useState<Order | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const closeDetail = useCallback(() => {
    setDetailed(null);
  }, []);
  const endPrint = useCallback(() => {
    setPrinted(null);
  }, []);
  const deliver = (order: Order | undefined): void => {
    if (isOpen && isLive && order) deliveries.deliver(order);
  };
  const haveKeys = useKitchenKeys({
    ids: found.map(({ id }) => id),
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
  const oldest = found.find((order) => deliveries.of(order) === null);
  return (
    <>
      {orders.length === 0 ? (
        <NoticeBlock picture="/img/site/cook.webp" {...(isInKitchen(status) ? EMPTY[status] : NOTHING_DELIVERED)} />
      ) : (
        <Box sx={BOARD}>
          <Box
            ref={board}
            data-keys={haveKeys || undefined}
            sx={{ ...columnsFor(found.length, size), ...ticketType(size) }}
          >
            <Moves within={board}>
              {shown.map((order, index) => {
                const sinceMs = isToMake ? waitingSince(order) : (order.deliveredAtMs ?? order.updatedAtMs);
                const dueMs = isToMake ? kitchenDueMs(order) : null;
                const time = formatWait(sinceMs, nowMs);
                const ageWords = isOpen ? time : words.ago({ time });
                return (
                  <Ticket
                    key={order.id}
                    order={order}
                    age={dueMs === null ? ageWords : timeUntilDue(dueMs, nowMs)}
                    due={dueMs === null ? null : clock.words(dueMs, nowMs)}
                    isForLater={isToMake && isForLater(order, nowMs)}
                    waiting={isToMake ? judgeOpen(order, sinceMs, nowMs) : isOpen ? 'fine' : null}
                    place={isOpen && index < KEYS ? index + 1 : null}
                    stage={deliveries.of(order)}
                    to={deliveries.toOf(order)}
                    isLive={isLive}
                    isOldest={order === oldest}
                    isLit={isLit(order, lit)}
                    onDeliver={deliveries.deliver}
                    onUndo={deliveries.undo}
                    onPrint={setPrinted}
                    onDetail={setDetailed}
                  />
                );
              })}
            </Moves>
          </Box>
        </Box>
      )}
      {detailed && <TicketDialog order={detailed} isLive={isLive} onClose={closeDetail} />}
      {printed && <PrintedTicket order={printed} onPrinted={endPrint} />}
    </>
  );
}

/** What nobody has to begin yet stands behind what is to be made, each in its order. */
function laterLast(orders: readonly Order[], nowMs: number): readonly Order[] {
  const [now, later] = [false, true].map((isLater) => orders.filter((order) => isForLater(order, nowMs) === isLater));
  return [...(now ?? []), ...(later ?? [])];
}

/** The tickets of the board, or of a search. */
function ticketsOf(orders: readonly Order[], found: Loadable<Live<Order>> | null): readonly Order[] {
  if (found === null) return orders;
  return found.status === 'ready' ? found.value.items : [];
}
