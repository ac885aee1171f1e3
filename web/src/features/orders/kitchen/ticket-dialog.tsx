import type { Order } from '@foodhouse/domain';
import { FactList } from '../../../ui/fact-list.tsx';
import { OrderContact } from '../order-contact.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';

const CLOCK = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What the board leaves out of a ticket. */
export function TicketDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}): React.JSX.Element {
  const { foodName, token, user, createdAtMs, acceptedAtMs, deliveredAtMs } = order;
  return (
    <InfoDialog title={foodName} onClose={onClose}>
      <OrderContact order={order} />
      <FactList
        facts={[
          ['Token', token],
          ['For', user],
          ['Ordered', CLOCK.format(createdAtMs)],
          ...(acceptedAtMs === null ? [] : [['Accepted', CLOCK.format(acceptedAtMs)] as const]),
          ...(deliveredAtMs === null ? [] : [['Delivered', CLOCK.format(deliveredAtMs)] as const]),
        ]}
      />
    </InfoDialog>
  );
}
