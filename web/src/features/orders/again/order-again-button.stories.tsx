import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { OrderAgainButton } from './order-again-button.tsx';

export const stories: Stories = {
  'of an order that nobody answered': (
    <OrderAgainButton order={anOrder({ status: 'reject', rejectCode: 'not-answered' })} />
  ),
  'of an order that was delivered': <OrderAgainButton order={anOrder({ status: 'delivered' })} />,
};
