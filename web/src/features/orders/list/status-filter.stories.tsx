import { ORDER_STATUSES } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { StatusFilter } from './status-filter.tsx';

const FILTER = { statuses: ORDER_STATUSES, current: 'pending', onChange: nothing } as const;

export const stories: Stories = {
  'without counts': <StatusFilter {...FILTER} />,
  'with counts': <StatusFilter {...FILTER} counts={{ pending: 3, approved: 0, reject: 128, delivered: 10_412 }} />,
};
