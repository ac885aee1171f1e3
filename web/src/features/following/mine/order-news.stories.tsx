import { anOrder } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { News } from './order-news.tsx';

export const stories: Stories = {
  'of one order': <News orders={[anOrder({ status: 'approved' })]} onDismiss={nothing} />,
  'of several, one of them rejected with a reason': (
    <News
      orders={[
        anOrder({ id: 'delivered', status: 'delivered' }),
        anOrder({ id: 'returned', status: 'pending', returnedAtMs: 0 }),
        anOrder({
          id: 'rejected',
          status: 'reject',
          foodName: 'Slow-cooked chicken curry with steamed rice',
          rejectReason: 'The kitchen is closing',
        }),
      ]}
      onDismiss={nothing}
    />
  ),
};
