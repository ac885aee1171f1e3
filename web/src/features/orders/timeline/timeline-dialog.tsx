// No stories: order-details.tsx in a dialog.
import type { Order } from '@foodhouse/domain';
import type { ReactNode } from 'react';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { DetailsButtons, detailsTitle, OrderDetails } from './order-details.tsx';

/** The details of an order over the page. */
export function TimelineDialog({
  order,
  actions,
  onClose,
}: {
  readonly order: Order;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <InfoDialog
      title={detailsTitle(order)}
      titleSx={{ pb: 0 }}
      aside={<DetailsButtons order={order} actions={actions} />}
      onClose={onClose}
    >
      <OrderDetails order={order} />
    </InfoDialog>
  );
}
