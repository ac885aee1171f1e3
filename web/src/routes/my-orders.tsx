import { MESSAGES, STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import { Button, LinkButton } from '../components/button.tsx';
import { paths } from '../app/paths.ts';
import { NoticeBlock } from '../components/notice-block.tsx';
import { OlderButton } from '../components/older-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { StatusFilter, useStatusFilter } from '../components/status-filter.tsx';
import { useMyOrders } from '../features/orders/api/use-live-orders.ts';
import { OrderNews } from '../features/orders/components/order-news.tsx';
import { FoundOrders } from '../features/orders/components/found-orders.tsx';
import { OrdersRegion } from '../features/orders/components/orders-region.tsx';
import { OrderTable } from '../features/orders/components/order-table.tsx';
import { PayButton } from '../features/orders/components/pay-button.tsx';
import { useOrderSearch } from '../features/orders/use-order-search.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

const FILTERS: readonly OrderStatus[] = ['pending', 'approved', 'reject'];
const WITH_HISTORY: readonly OrderStatus[] = [...FILTERS, 'delivered'];

const noteOf = ({ status, returnedAtMs }: Order): string | null =>
  status === 'pending' && returnedAtMs !== null ? MESSAGES.orderReturned : null;

const payFor = (order: Order): React.JSX.Element => <PayButton order={order} />;

export function Component(): React.JSX.Element {
  const { uid } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(WITH_HISTORY);
  const orders = useMyOrders(uid, status);
  const { found, search } = useOrderSearch({ uid, byEmail: false });
  return (
    <>
      <PageHeading title="My Orders" aside={<StatusFilter statuses={FILTERS} current={status} onChange={setStatus} />}>
        My Orders
      </PageHeading>
      <OrderNews key={uid} uid={uid} />
      {search}
      {found ? (
        <FoundOrders orders={found} action={payFor} note={noteOf} />
      ) : (
        <>
          <OrdersRegion orders={orders} empty={<NoOrders status={status} />}>
            {(items) => (
              <OrderTable label={`My orders: ${STATUS_LABELS[status]}`} orders={items} action={payFor} note={noteOf} />
            )}
          </OrdersRegion>
          <OlderButton list={orders}>Show older orders</OlderButton>
        </>
      )}
      {status !== 'delivered' && (
        <Button
          sx={{ mt: 2 }}
          onClick={() => {
            setStatus('delivered');
          }}
        >
          Show delivered orders
        </Button>
      )}
    </>
  );
}

function NoOrders({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  return (
    <NoticeBlock
      picture="/img/site/bag.webp"
      title={`No orders under ${STATUS_LABELS[status]}`}
      action={
        <LinkButton to={paths.inventory} variant="contained">
          See all foods
        </LinkButton>
      }
    >
      What you order appears here by itself and moves as the kitchen works on it.
    </NoticeBlock>
  );
}
