import { Tag, type TagTone } from './tag.tsx';
import { STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';

const COLOURS: Record<OrderStatus, TagTone> = {
  pending: 'warning',
  approved: 'secondary',
  reject: 'error',
  delivered: 'plain',
};

export function StatusChip({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  return <Tag tone={COLOURS[status]}>{STATUS_LABELS[status]}</Tag>;
}
