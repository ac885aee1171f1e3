import type { Order } from '@foodhouse/domain';
import type { ComponentProps } from 'react';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import type { Live } from '../../../data/firebase/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { OrderTable } from './order-table.tsx';
import { OrdersRegion } from './orders-region.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface FoundOrdersProps extends Omit<ComponentProps<typeof OrderTable>, 'orders' | 'label'> {
  readonly orders: Loadable<Live<Order>>;
}

/** The orders of a search, in place of the list. */
export function FoundOrders({ orders, ...table }: FoundOrdersProps): React.JSX.Element {
  return (
    <OrdersRegion
      orders={orders}
      empty={
        <NoticeBlock picture="/img/site/bag.webp" title={common.nothingFound()}>
          {texts.howToFind()}
        </NoticeBlock>
      }
    >
      {(items) => <OrderTable {...table} label={texts.foundOrders()} orders={items} />}
    </OrdersRegion>
  );
}
