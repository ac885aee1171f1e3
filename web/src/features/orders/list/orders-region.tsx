import type { Order } from '@foodhouse/domain';
import type { ReactNode } from 'react';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import type { Live } from '../../../data/firebase/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { DataTableSkeleton } from '../../../ui/data-table/table-skeleton.tsx';
import * as texts from './texts.ts';

const SHAPE = { hasPicture: true, actions: 208, card: 172 };

interface OrdersRegionProps {
  readonly orders: Loadable<Live<Order>>;
  readonly empty: ReactNode;
  /** @param isLive false while the list may be stale */
  readonly children: (orders: readonly Order[], isLive: boolean) => ReactNode;
}

/** The four states of a live list of orders. No live region: each page announces its news in a sentence of its own. */
export function OrdersRegion({ orders, empty, children }: OrdersRegionProps): React.JSX.Element {
  switch (orders.status) {
    case 'loading':
      return <DataTableSkeleton label={texts.loadingOrders()} rows={4} shape={SHAPE} />;
    case 'failed':
      return <FailureBlock reason={orders.reason} onRetry={orders.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={orders.value.isFresh} />
          {orders.value.items.length === 0 ? empty : children(orders.value.items, orders.value.isFresh)}
        </>
      );
  }
}
