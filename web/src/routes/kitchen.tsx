import { worksInKitchen } from '@foodhouse/domain';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { KitchenBoard } from '../features/orders/kitchen/kitchen-board.tsx';
import { useDeliveries } from '../features/orders/kitchen/use-deliveries.ts';
import { StatusFilter, useStatusFilter } from '../features/orders/list/status-filter.tsx';
import { FailureBlock } from '../ui/failure-block.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const FILTERS = ['approved', 'delivered'] as const;

/** Everybody sees heading and filters; only chefs and admins see the board. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(FILTERS);
  const deliveries = useDeliveries(); // shared by both lists: one delivers, the other undoes
  return (
    <>
      <PageHeading title="Kitchen" aside={<StatusFilter statuses={FILTERS} current={status} onChange={setStatus} />}>
        Kitchen
      </PageHeading>
      {worksInKitchen(role) ? (
        <KitchenBoard status={status === 'delivered' ? 'delivered' : 'approved'} deliveries={deliveries} />
      ) : (
        <FailureBlock reason="no-permission" />
      )}
    </>
  );
}
