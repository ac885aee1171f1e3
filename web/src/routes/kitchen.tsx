import { worksInKitchen, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { FailureBlock } from '../components/failure-block.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { StatusFilter, useStatusFilter } from '../components/status-filter.tsx';
import { Ticket } from '../features/kitchen/components/ticket.tsx';
import { useKitchenOrders } from '../features/orders/api/use-live-orders.ts';
import { DecisionButtons, type Decision } from '../features/orders/components/decision-buttons.tsx';
import { OrdersRegion } from '../features/orders/components/orders-region.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';
import { useNow } from '../lib/use-now.ts';

const FILTERS = ['approved', 'delivered'] as const;
const DELIVER: readonly Decision[] = [{ label: 'Deliver', to: 'delivered', isMain: true }];
const AGE_REFRESH_MS = 10_000;

/** Heading and filters render for everybody; the board only for chefs and admins. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(FILTERS);
  return (
    <>
      <PageHeading title="Kitchen" aside={<StatusFilter statuses={FILTERS} current={status} onChange={setStatus} />}>
        Kitchen
      </PageHeading>
      {worksInKitchen(role) ? (
        <Board status={status === 'delivered' ? 'delivered' : 'approved'} />
      ) : (
        <FailureBlock reason="no-permission" />
      )}
    </>
  );
}

function Board({ status }: { readonly status: 'approved' | 'delivered' }): React.JSX.Element {
  const orders = useKitchenOrders(status);
  const nowMs = useNow(AGE_REFRESH_MS);
  const ticket = (order: Order): React.JSX.Element => (
    <Ticket
      key={order.id}
      order={order}
      nowMs={nowMs}
      action={status === 'approved' && <DecisionButtons order={order} decisions={DELIVER} />}
    />
  );
  return (
    <OrdersRegion
      orders={orders}
      empty={
        <NoticeBlock
          picture="/img/site/cook.webp"
          title={status === 'approved' ? 'The kitchen is clear' : 'Nothing delivered yet'}
        >
          {status === 'approved'
            ? 'Accepted orders appear here the moment an admin accepts them.'
            : 'What the kitchen hands out is listed here.'}
        </NoticeBlock>
      }
    >
      {(items) => (
        <Box
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))' }}
        >
          {items.map(ticket)}
        </Box>
      )}
    </OrdersRegion>
  );
}
