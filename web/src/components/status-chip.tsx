import { STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';
import Chip from '@mui/material/Chip';

const COLOURS: Record<OrderStatus, 'warning' | 'secondary' | 'error' | 'default'> = {
  pending: 'warning',
  approved: 'secondary',
  reject: 'error',
  delivered: 'default',
};

export function StatusChip({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  return <Chip size="small" color={COLOURS[status]} label={STATUS_LABELS[status]} sx={{ fontWeight: 700 }} />;
}
