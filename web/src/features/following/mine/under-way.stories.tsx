import { onlyLineOf } from '@foodhouse/domain';
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

const PHO = onlyLineOf(pending);
const LINES = [
  { ...PHO, quantity: 2, totalMinor: 1900 },
  { ...PHO, name: 'Green tea', note: 'not too hot' },
  { ...PHO, name: 'Ramen' },
];

export const stories: Stories = {
  'waits for the house': <UnderWay orders={[pending]} count={1} />,
  'of three foods': (
    <UnderWay
      orders={[anOrder({ foodName: '2 × Pho and 2 more', createdAtMs: ago(2), lines: LINES, priceMinor: 3800 })]}
      count={1}
    />
  ),
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
