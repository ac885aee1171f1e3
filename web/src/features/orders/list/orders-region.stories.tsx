import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { OrderTable } from './order-table.tsx';
import { OrdersRegion } from './orders-region.tsx';

type Props = React.ComponentProps<typeof OrdersRegion>;

export const stories: Stories = {
  'on its way': <Orders orders={LOADING} />,
  failed: <Orders orders={{ status: 'failed', reason: 'unavailable' }} />,
  empty: <Orders orders={{ status: 'ready', value: { items: [], isFresh: true } }} />,
  'not live': <Orders orders={{ status: 'ready', value: { items: [anOrder()], isFresh: false } }} />,
};

function Orders({ orders }: Pick<Props, 'orders'>): React.JSX.Element {
  return (
    <OrdersRegion orders={orders} empty={<NoticeBlock picture="/img/site/bell.webp" title="No orders under Pending" />}>
      {(items) => <OrderTable label="Orders that may be old" orders={items} />}
    </OrdersRegion>
  );
}
