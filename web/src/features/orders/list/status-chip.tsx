import { Chip, type ChipColor } from '../../../ui/chip.tsx';
import { STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';

const COLOURS: Record<OrderStatus, ChipColor> = {
  pending: 'warning',
  approved: 'secondary',
  reject: 'error',
  delivered: 'default',
};

export function StatusChip({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  return <Chip color={COLOURS[status]} label={STATUS_LABELS[status]} />;
}
