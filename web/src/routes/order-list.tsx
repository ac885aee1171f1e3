import { ORDER_STATUSES, STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';
import { FailureBlock } from '../components/failure-block.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { StatusFilter, useStatusFilter } from '../components/status-filter.tsx';
import { useHouseOrders } from '../features/orders/api/use-live-orders.ts';
import { DecisionButtons, type Decision } from '../features/orders/components/decision-buttons.tsx';
import { OrdersRegion } from '../features/orders/components/orders-region.tsx';
import { OrderTable } from '../features/orders/components/order-table.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

const DECISIONS: readonly Decision[] = [
  { label: 'Accept', to: 'approved', isMain: true },
  { label: 'Reject', to: 'reject', isMain: false },
];

/** Heading and filters render for everybody; the orders only for admins. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(ORDER_STATUSES);
  return (
    <>
      <PageHeading
        title="Order List"
        aside={<StatusFilter statuses={ORDER_STATUSES} current={status} onChange={setStatus} />}
      >
        Order List
      </PageHeading>
      {role === 'admin' ? <HouseOrders status={status} /> : <FailureBlock reason="no-permission" />}
    </>
  );
}

function HouseOrders({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  const orders = useHouseOrders(status);
  const action =
    status === 'pending'
      ? (order: Parameters<typeof DecisionButtons>[0]['order']) => (
          <DecisionButtons order={order} decisions={DECISIONS} />
        )
      : null;
  return (
    <OrdersRegion
      orders={orders}
      empty={
        <NoticeBlock picture="/img/site/bell.webp" title={`No orders under ${STATUS_LABELS[status]}`}>
          New orders appear here the moment they are placed.
        </NoticeBlock>
      }
    >
      {(items) => <OrderTable label={`Orders: ${STATUS_LABELS[status]}`} orders={items} {...(action && { action })} />}
    </OrdersRegion>
  );
}
