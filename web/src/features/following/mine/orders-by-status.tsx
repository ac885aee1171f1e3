// No stories: asks the database; shows order-table.tsx.
import {
  isDelivered,
  isOpen,
  STATUS_LABELS,
  statusesThat,
  worksInKitchen,
  type Order,
  type OrderStatus,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { ListBar } from '../../../ui/table-search.tsx';
import { StatusFilter, useStatusFilter } from '../../orders/list/status-filter.tsx';
import type { OrderCounts } from '../../orders/list/count-orders.ts';
import { UNKNOWN } from '../../orders/list/use-order-counts.ts';
import { useMyOrders } from '../../orders/list/use-live-orders.ts';
import { FoundOrders } from '../../orders/list/found-orders.tsx';
import { OrdersRegion } from '../../orders/list/orders-region.tsx';
import { ownStatusOf } from '../../orders/list/own-status.tsx';
import { OrderTable } from '../../orders/list/order-table.tsx';
import { useOrderSearch } from '../../orders/list/use-order-search.tsx';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { LOADING } from '../../../lib/loadable.ts';
import { NoOrders } from './no-orders.tsx';
import { noteOf, ownActionsOf } from './own-actions.tsx';
import * as words from '../../orders/list/texts.ts';
import * as texts from './texts.ts';

const HISTORY = statusesThat(isDelivered);
const FILTERS = statusesThat((status) => !isDelivered(status));
const WITH_HISTORY = [...FILTERS, ...HISTORY];
/** In a house with a name, what is over first: the open ones stand above. */
const OVER_FIRST = [
  ...HISTORY,
  ...statusesThat((status) => !isOpen(status) && !isDelivered(status)),
  ...statusesThat(isOpen),
];

/** On a phone they share one line. */
const FILTERS_STYLE = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: { xs: 0.5, sm: 1 },
  width: { xs: 1, sm: 'auto' },
} as const;
/** Its words take two lines there. */
const HISTORY_STYLE = {
  flexShrink: 0,
  maxWidth: { xs: 104, sm: 'none' },
  px: { xs: 0.5, sm: 1.5 },
  typography: { xs: 'caption', sm: 'body2' },
  fontWeight: { xs: 700, sm: 700 },
} as const;

/** So many are sorted and filtered by whoever ordered them; fewer are read. */
const MANY = 25;

interface OrdersByStatusProps {
  readonly uid: string;
  readonly counts: OrderCounts;
  /** Whether what is under way is still asked for: it would push the list down. */
  readonly isOpening: boolean;
}

/** All orders of a customer by their status, as in the specification. */
export function OrdersByStatus({ uid, counts, isOpening }: OrdersByStatusProps): React.JSX.Element {
  const [status, setStatus] = useStatusFilter(WITH_HISTORY);
  return (
    <>
      {!isOpening && (
        <ListBar>
          <Box sx={FILTERS_STYLE}>
            <StatusFilter statuses={FILTERS} current={status} onChange={setStatus} counts={counts} />
            {HISTORY.filter((of) => of !== status).map((of) => (
              <Button
                key={of}
                sx={HISTORY_STYLE}
                onClick={() => {
                  setStatus(of);
                }}
              >
                {texts.showDelivered()}
              </Button>
            ))}
          </Box>
        </ListBar>
      )}
      <OrdersOf uid={uid} status={status} isOpening={isOpening} standsAbove={NOBODY} />
    </>
  );
}

const NOBODY = (): boolean => false;

/** The orders that stand nowhere else on the page, by those statuses that lead to one. */
export function OtherOrders({
  uid,
  counts,
  isOpening,
  above,
  standsAbove,
}: OrdersByStatusProps & {
  readonly above: readonly Order[];
  readonly standsAbove: (order: Order) => boolean;
}): React.JSX.Element {
  const { first, leads, readable, below } = useLeads(counts, above, standsAbove);
  const [status, setStatus] = useStatusFilter(readable, first);
  const statuses = OVER_FIRST.filter((of) => of === status || leads.includes(of));
  return (
    <>
      {!isOpening && (
        <ListBar>
          {statuses.length > 1 && (
            <StatusFilter statuses={statuses} current={status} onChange={setStatus} counts={below} />
          )}
        </ListBar>
      )}
      <OrdersOf uid={uid} status={status} isOpening={isOpening} standsAbove={standsAbove} />
    </>
  );
}

interface Leads {
  /** The status that the page opens with. */
  readonly first: OrderStatus;
  /** The statuses of the orders below. */
  readonly leads: readonly OrderStatus[];
  /** The statuses that can be read: a list does not end under its reader with its last order. */
  readonly readable: readonly OrderStatus[];
  readonly below: OrderCounts;
}

const UNCOUNTED: Leads = { first: HISTORY[0], leads: [], readable: OVER_FIRST, below: UNKNOWN };

/**
 * Returns the statuses that lead to an order below, with their counts less what stands above. While the counts are unknown,
 * as without a connection, the last statuses stay without their numbers.
 */
function useLeads(counts: OrderCounts, above: readonly Order[], standsAbove: (order: Order) => boolean): Leads {
  const [known, setKnown] = useState({ of: UNKNOWN, ...UNCOUNTED });
  // Once for each answer: what stands above moves before it is counted.
  if (counts !== UNKNOWN && counts !== known.of) {
    const isFirst = known.of === UNKNOWN;
    const below = countsBelow(counts, above.filter(standsAbove));
    const leads = OVER_FIRST.filter((of) => (below[of] ?? 0) > 0);
    setKnown({
      of: counts,
      first: isFirst ? (leads[0] ?? known.first) : known.first,
      leads,
      readable: OVER_FIRST.filter((of) => leads.includes(of) || (isFirst ? !isOpen(of) : known.readable.includes(of))),
      below,
    });
  }
  return counts === UNKNOWN ? { ...known, below: UNKNOWN } : known;
}

function countsBelow(counts: OrderCounts, above: readonly Order[]): OrderCounts {
  return Object.fromEntries(
    OVER_FIRST.map((of) => [of, Math.max(0, (counts[of] ?? 0) - above.filter(({ status }) => status === of).length)]),
  );
}

/** Memoised: it is long, and the news and counts above it come by themselves. */
const OrdersOf = memo(function OrdersOf({
  uid,
  status,
  isOpening,
  standsAbove,
}: Pick<OrdersByStatusProps, 'uid' | 'isOpening'> & {
  readonly status: OrderStatus;
  readonly standsAbove: (order: Order) => boolean;
}): React.JSX.Element {
  const { role } = useSignedInUser();
  const orders = useMyOrders(uid, status);
  const found = useOrderSearch({ uid, byEmail: false });
  const hasTools = worksInKitchen(role);
  if (found)
    return (
      <FoundOrders orders={found} isOwn action={ownActionsOf} status={ownStatusOf} note={noteOf} hasTools={hasTools} />
    );
  return (
    <>
      <OrdersRegion
        orders={isOpening ? LOADING : orders}
        empty={<NoOrders title={words.noOrdersUnder({ status: STATUS_LABELS[status] })} />}
      >
        {(items) => {
          const rest = items.filter((order) => !standsAbove(order));
          return (
            rest.length > 0 && (
              <OrderTable
                label={texts.myOrdersOf({ status: STATUS_LABELS[status] })}
                orders={rest}
                isOwn
                hasTools={hasTools || rest.length >= MANY}
                action={ownActionsOf}
                status={ownStatusOf}
                note={noteOf}
              />
            )
          );
        }}
      </OrdersRegion>
      <LoadMoreButton list={orders}>{words.showOlderOrders()}</LoadMoreButton>
    </>
  );
});
