import { ORDER_STATUSES } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { each, opens } from '../../../dev/stories.tsx';
import { PayDialog } from './pay-dialog.tsx';

export const stories = each(ORDER_STATUSES, (status) =>
  opens((close) => <PayDialog order={anOrder({ status })} onClose={close} />),
);
