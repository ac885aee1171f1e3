import { ORDER_STATUSES } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { each } from '../../../dev/stories.tsx';
import { PayButton } from './pay-button.tsx';

export const stories = each(ORDER_STATUSES, (status) => <PayButton order={anOrder({ status })} />);
