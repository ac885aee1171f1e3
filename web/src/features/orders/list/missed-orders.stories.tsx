import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { MissedOrders } from './missed-orders.tsx';

const MISSED = anOrder({ status: 'reject', rejectCode: 'not-answered' });

export const stories: Stories = {
  'one guest': <MissedOrders orders={[MISSED]} />,
  'on another day': <MissedOrders orders={[MISSED]} isToday={false} />,
  'one that the kitchen gave back': <MissedOrders orders={[{ ...MISSED, returnedAtMs: 1 }]} />,
  'one at a table': (
    <MissedOrders orders={[{ ...MISSED, fulfilment: { kind: 'table', table: { name: 'Table 7' } } }]} />
  ),
  'two guests': <MissedOrders orders={[MISSED, { ...MISSED, id: 'other', user: '' }]} />,
};
