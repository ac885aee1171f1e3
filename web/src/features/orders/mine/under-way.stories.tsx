import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { UnderWay } from './under-way.tsx';

const ago = (minutes: number): number => Date.now() - minutes * 60_000;
const pending = anOrder({ createdAtMs: ago(2) });
const accepted = anOrder({ id: 'accepted', foodName: 'Ramen', status: 'approved', createdAtMs: ago(6) });
const returned = anOrder({
  id: 'returned',
  foodName: 'Slow-cooked chicken curry with steamed rice and coriander',
  createdAtMs: ago(14),
  returnedAtMs: ago(1),
});

export const stories: Stories = {
  'waits for the house': <UnderWay orders={[pending]} count={1} />,
  'is being cooked': <UnderWay orders={[accepted]} count={1} />,
  'five, of which the kitchen gave one back': <UnderWay orders={[pending, accepted, returned]} count={5} />,
  'eight, the others by a button': (
    <UnderWay
      orders={Array.from({ length: 8 }, (_, age) =>
        anOrder({ id: `order-${age}`, createdAtMs: ago(2 + age), ...(age > 3 && { status: 'approved' }) }),
      )}
      count={9}
    />
  ),
};
