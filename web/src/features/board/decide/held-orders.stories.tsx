import { anOrder } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { HeldOrders } from './held-orders.tsx';

export const stories: Stories = {
  'a new order': <HeldOrders orders={[anOrder()]} onShow={nothing} />,
  'new ones and one that came back': (
    <HeldOrders
      orders={[anOrder({ id: 'c', returnedAtMs: 1 }), anOrder({ id: 'd' }), anOrder({ id: 'e' })]}
      onShow={nothing}
    />
  ),
  'orders that the kitchen gave back': (
    <HeldOrders
      orders={[anOrder({ id: 'a', returnedAtMs: 1 }), anOrder({ id: 'b', returnedAtMs: 1 })]}
      onShow={nothing}
    />
  ),
};
