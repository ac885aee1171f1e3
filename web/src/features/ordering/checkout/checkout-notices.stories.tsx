import type { Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { readSumsOfDto } from '../../orders/details/order-sums.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';

const SUMS = readSumsOfDto({ currency: 'EUR' });
const QUIET = {
  notice: null,
  setRefused: () => undefined,
  isChecking: false,
  isOnline: true,
  known: null,
  lastOrders: null,
  quoted: LOADING,
  totalMinor: 1240,
  sums: SUMS,
} as const;

export const stories: Stories = {
  'before the last orders': <CheckoutNotices {...QUIET} lastOrders="Last orders 21:30." />,
  'after a change of two foods': <CheckoutNotices {...QUIET} changes={2} />,
  'with a food that is served in the evening': (
    <CheckoutNotices {...QUIET} notServed={[{ from: '2026-11-27T18:00:00.000Z', names: [] }]} />
  ),
  'after too many orders': <CheckoutNotices {...QUIET} notice={{ status: 'too-many', waitSeconds: 20 }} />,
  'while the answer is late': <CheckoutNotices {...QUIET} isChecking />,
  'without an answer, offline': (
    <CheckoutNotices {...QUIET} isOnline={false} notice={{ status: 'unknown', reason: 'unavailable' }} />
  ),
  'of Order Now, at another price': <CheckoutNotices {...QUIET} food={{ name: 'Pho', isDearer: true }} />,
};
