import { anOrder } from '@foodhouse/domain/testing';
import { each, nothing, type Stories } from '../../../dev/stories.tsx';
import { DeliverButtons, UndoDelivery } from './deliver-buttons.tsx';

const order = anOrder({ status: 'approved' });
const buttons = { order, isLive: true, isOldest: false, onDeliver: nothing } as const;

export const stories: Stories = {
  'to deliver': <DeliverButtons {...buttons} />,
  'to deliver next': <DeliverButtons {...buttons} isOldest />,
  'another one, while the board is not live': <DeliverButtons {...buttons} isLive={false} />,
  'while the board is not live': <DeliverButtons {...buttons} isLive={false} isOldest />,
  ...each(['delivering', 'done', 'undoing'], (stage) => <UndoDelivery order={order} stage={stage} onUndo={nothing} />),
};
