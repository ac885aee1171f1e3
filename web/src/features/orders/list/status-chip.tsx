import { Chip } from '../../../ui/chip.tsx';
import { STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';
import { STATUS_LOOK } from '../status/status-look.ts';

export function StatusChip({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  return <Chip color={STATUS_LOOK[status].color} label={STATUS_LABELS[status]} />;
}
