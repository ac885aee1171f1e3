import { worksInKitchen } from '@foodhouse/domain';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { SoldOutDialog } from '../features/catalogue/forms/lazy-food-dialogs.tsx';
import { KitchenStock } from '../features/catalogue/stock/kitchen-stock.tsx';
import { PauseControl } from '../features/house/pause/lazy-pause.tsx';
import { KITCHEN_LISTS, KitchenBoard } from '../features/board/kitchen/kitchen-board.tsx';
import { useDeliveries } from '../features/board/kitchen/use-deliveries.ts';
import { StatusFilter, useStatusFilter } from '../features/orders/list/status-filter.tsx';
import { FailureBlock } from '../ui/failure-block.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import * as site from '../texts.ts';

/** Everybody sees heading and filters; only chefs and admins see the board. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(KITCHEN_LISTS);
  const deliveries = useDeliveries(); // shared by both lists: one delivers, the other undoes
  if (worksInKitchen(role))
    return (
      <KitchenBoard
        status={status}
        onStatus={setStatus}
        deliveries={deliveries}
        renderTools={(news, room) => (
          <>
            <KitchenStock
              news={news}
              room={room}
              renderOptions={(food, onClose) => <SoldOutDialog food={food} news={news} onClose={onClose} />}
            />
            <PauseControl news={news} room={room} />
          </>
        )}
      />
    );
  return (
    <>
      <PageHeading
        title={site.kitchen()}
        aside={<StatusFilter statuses={KITCHEN_LISTS} current={status} onChange={setStatus} />}
      >
        {site.kitchen()}
      </PageHeading>
      <FailureBlock reason="no-permission" />
    </>
  );
}
