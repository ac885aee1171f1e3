// No stories: shows order-table.tsx.
import { isOpen, type Order } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { OrdersRegion } from '../../orders/list/orders-region.tsx';
import { ownStatusOf } from '../../orders/list/own-status.tsx';
import { OrderTable } from '../../orders/list/order-table.tsx';
import { NoOrders } from './no-orders.tsx';
import { noteOf, ownActionsOf } from './own-actions.tsx';
import * as texts from './texts.ts';

const NONE: readonly Order[] = [];

/** What became of the orders of a customer who has few: so few are read, and neither filtered nor searched. */
export function EarlierOrders({ orders }: { readonly orders: Loadable<Live<Order>> }): React.JSX.Element {
  const items = orders.status === 'ready' ? orders.value.items : NONE;
  // The first list has only what is open: whether that is all is not known.
  const isAll = orders.status === 'ready' && orders.value.isFirst !== true;
  const over = useMemo(
    () => items.filter(({ status }) => !isOpen(status)).toSorted((a, b) => b.createdAtMs - a.createdAtMs),
    [items],
  );
  return (
    <OrdersRegion
      orders={orders.status === 'ready' ? { ...orders, value: { ...orders.value, items: over } } : orders}
      empty={isAll && items.length === 0 && <NoOrders title={texts.noOrdersYet()} />}
    >
      {() => (
        <>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            {texts.earlierOrders()}
          </Typography>
          <OrderTable
            label={texts.earlierOrders()}
            orders={over}
            isOwn
            hasTools={false}
            action={ownActionsOf}
            status={ownStatusOf}
            note={noteOf}
          />
        </>
      )}
    </OrdersRegion>
  );
}
