import { Chip } from '../../../ui/chip.tsx';
import { isCancelled, type OrderStatus, type RejectCode } from '@foodhouse/domain';
import { statusLabelOf } from '../status/status-label.ts';
import { STATUS_LOOK } from '../status/status-look.ts';

export function StatusChip({
  status,
  rejectCode = null,
  label = statusLabelOf({ status, rejectCode }),
}: {
  readonly status: OrderStatus;
  readonly rejectCode?: RejectCode | null;
  /** What it says; the name of the status when left out. */
  readonly label?: string;
}): React.JSX.Element {
  return <Chip color={isCancelled(rejectCode) ? 'default' : STATUS_LOOK[status].color} label={label} />;
}
