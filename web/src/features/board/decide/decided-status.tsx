import type { Order } from '@foodhouse/domain';
import { StatusChip } from '../../orders/list/status-chip.tsx';
import { STATUS_LOOK } from '../../orders/status/status-look.ts';
import { Chip } from '../../../ui/chip.tsx';
import { useDecided, type Decisions } from './use-decisions.ts';

/** The status of an order, or a pending decision about it. It counts as done only when the server agrees. */
export function DecidedStatus({
  order,
  decisions,
}: {
  readonly order: Order;
  readonly decisions: Pick<Decisions, 'of' | 'subscribe'>;
}): React.JSX.Element {
  const decided = useDecided(decisions, order);
  if (!decided) return <StatusChip status={order.status} rejectCode={order.rejectCode} />;
  return (
    <span role="status">
      {decided.stage === 'done' ? (
        <StatusChip status={decided.to} />
      ) : (
        <Chip variant="outlined" label={STATUS_LOOK[decided.to].underWay} />
      )}
    </span>
  );
}
