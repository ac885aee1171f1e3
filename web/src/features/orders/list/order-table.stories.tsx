import { DELETED_USER, ORDER_STATUSES } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { Button } from '../../../ui/button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { OrderAgainButton } from '../again/order-again-button.tsx';
import { OrderTable } from './order-table.tsx';

const LONG = 'Slow-cooked chicken curry with steamed rice and coriander';
const ago = (minutes: number): number => Date.now() - minutes * 60_000;

const SERVED = [
  anOrder({
    id: 'table',
    createdAtMs: ago(4),
    fulfilment: { kind: 'table', table: { name: 'Table 7' } },
  }),
  anOrder({
    id: 'pickup',
    foodName: LONG,
    createdAtMs: ago(12),
    fulfilment: { kind: 'pickup' },
    wantedAtMs: ago(-90),
    user: 'customer.with.a.name@example.com',
  }),
];

export const stories: Stories = {
  'of every status': (
    <OrderTable
      label="Orders"
      orders={ORDER_STATUSES.map((status, index) => anOrder({ id: status, status, createdAtMs: ago(index * 20) }))}
    />
  ),
  'with buttons and a note': (
    <OrderTable
      label="Orders to decide"
      orders={[anOrder({ createdAtMs: ago(3) })]}
      action={() => <Button variant="outlined">Pay</Button>}
      note={() => 'The kitchen asked the house again'}
    />
  ),
  'that nobody answered, with the way to order again': (
    <OrderTable
      label="Rejected orders"
      orders={[anOrder({ status: 'reject', rejectCode: 'not-answered', createdAtMs: ago(30) })]}
      action={(order) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          <OrderAgainButton order={order} />
          <PhoneLink phone="+49 30 123456">Call +49 30 123456</PhoneLink>
        </Box>
      )}
    />
  ),
  'to decide, in a house with services': (
    <OrderTable
      label="Orders that wait"
      kind="deciding"
      orders={SERVED}
      action={() => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained">Accept</Button>
          <Button variant="outlined">Reject</Button>
        </Box>
      )}
    />
  ),
  'that are due, in a house with services': (
    <OrderTable
      label="Orders that are due"
      kind="due"
      orders={SERVED.map((order) => ({ ...order, status: 'approved', promisedAtMs: ago(-35) }))}
      // As narrow as that of the Order List.
      action={() => (
        <Button variant="outlined" sx={{ '&&': { px: 1.5 } }}>
          Running late
        </Button>
      )}
    />
  ),
  'a long name, a long address and a deleted account': (
    <OrderTable
      label="Long orders"
      orders={[
        anOrder({ id: 'long', foodName: LONG, user: `${'ann'.repeat(18)}@example.com` }),
        anOrder({ id: 'deleted', user: DELETED_USER, image: 'data:,' }),
      ]}
    />
  ),
};
