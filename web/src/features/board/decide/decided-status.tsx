import type { Order, OrderStatus } from '@foodhouse/domain';
import { StatusChip } from '../../orders/list/status-chip.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useDecided, type Decisions } from './use-decisions.ts';

const UNDER_WAY: Record<OrderStatus, string> = {
  pending: 'Sending back …',
  approved: 'Accepting …',
  reject: 'Rejecting …',
  delivered: 'Delivering …',
};

/** The status of an order, or a pending decision about it. It counts as done only when the server agrees. */
export function DecidedStatus({
  order,
  decisions,
}: {
  readonly order: Order;
  readonly decisions: Pick<Decisions, 'of' | 'subscribe'>;
}): React.JSX.Element {
  const decided = useDecided(decisions, order);
  if (!decided) return <StatusChip status={order.status} />;
  return (
    <span role="status">
      {decided.stage === 'done' ? (
        <StatusChip status={decided.to} />
      ) : (
        <Chip variant="outlined" label={UNDER_WAY[decided.to]} />
      )}
    </span>
  );
}
