import { STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import { MESSAGES } from '../../../copy.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { paths } from '../../../paths.ts';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ListBar } from '../../../ui/table-search.tsx';
import { StatusFilter, useStatusFilter } from '../list/status-filter.tsx';
import { useMyOrders } from '../list/use-live-orders.ts';
import { OrderNews } from './order-news.tsx';
import { FoundOrders } from '../list/found-orders.tsx';
import { OrdersRegion } from '../list/orders-region.tsx';
import { OrderTable } from '../list/order-table.tsx';
import { PayButton } from './pay-button.tsx';
import { useOrderSearch } from '../list/use-order-search.tsx';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';

const FILTERS: readonly OrderStatus[] = ['pending', 'approved', 'reject'];
const WITH_HISTORY: readonly OrderStatus[] = [...FILTERS, 'delivered'];

const noteOf = ({ status, returnedAtMs }: Order): string | null =>
  status === 'pending' && returnedAtMs !== null ? MESSAGES.orderReturned : null;

const payFor = (order: Order): React.JSX.Element => <PayButton order={order} />;

/** A customer's orders by status, with their news above. */
export function MyOrdersScreen(): React.JSX.Element {
  const { uid } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(WITH_HISTORY);
  const orders = useMyOrders(uid, status);
  const found = useOrderSearch({ uid, byEmail: false });
  return (
    <>
      <PageHeading title="My Orders">My Orders</PageHeading>
      <OrderNews key={uid} uid={uid} />
      <ListBar>
        <StatusFilter statuses={FILTERS} current={status} onChange={setStatus} />
      </ListBar>
      {found ? (
        <FoundOrders orders={found} action={payFor} note={noteOf} />
      ) : (
        <>
          <OrdersRegion orders={orders} empty={<NoOrders status={status} />}>
            {(items) => (
              <OrderTable label={`My orders: ${STATUS_LABELS[status]}`} orders={items} action={payFor} note={noteOf} />
            )}
          </OrdersRegion>
          <LoadMoreButton list={orders}>Show older orders</LoadMoreButton>
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
