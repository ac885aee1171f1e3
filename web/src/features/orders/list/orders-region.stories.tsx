import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { listStories } from '../../../dev/list-stories.tsx';
import { Button } from '../../../ui/button.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { OrderTable } from './order-table.tsx';
import { OrdersRegion } from './orders-region.tsx';

const MINUTE_MS = 60_000;

export const stories = listStories(
  (id, foodName, index) => anOrder({ id, foodName, createdAtMs: Date.now() - (12 - (index % 12)) * MINUTE_MS }),
  (orders) => (
    <OrdersRegion orders={orders} empty={<NoticeBlock picture="/img/site/bag.webp" title="No orders under Pending" />}>
      {(items) => <OrderTable label="Orders" orders={items} action={payFor} />}
    </OrdersRegion>
  ),
);

function payFor(order: Order): React.JSX.Element {
  return <Button aria-label={`Pay for ${order.foodName}`}>Pay</Button>;
}
