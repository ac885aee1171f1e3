import { ORDER_STATUSES } from '@foodhouse/domain';
import { each } from '../../../dev/stories.tsx';
import { StatusChip } from './status-chip.tsx';

export const stories = {
  ...each(ORDER_STATUSES, (status) => <StatusChip status={status} />),
  'cancelled by its customer': <StatusChip status="reject" rejectCode="customer" />,
};
