import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { FoundOrders } from './found-orders.tsx';

export const stories: Stories = {
  searching: <FoundOrders orders={LOADING} />,
  'nothing found': <FoundOrders orders={{ status: 'ready', value: { items: [], isFresh: true } }} />,
  found: <FoundOrders orders={{ status: 'ready', value: { items: [anOrder()], isFresh: true } }} />,
};
