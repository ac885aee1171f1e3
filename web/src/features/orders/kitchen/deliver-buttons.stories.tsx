import { anOrder } from '@foodhouse/domain/testing';
import { each, nothing, type Stories } from '../../../dev/stories.tsx';
import { DeliverButtons } from './deliver-buttons.tsx';
import type { Deliveries, DeliveryStage } from './use-deliveries.ts';

export const stories: Stories = {
  'to deliver': <Buttons stage={null} />,
  'while the board is not live': <Buttons stage={null} isLive={false} />,
  ...each(['delivering', 'delivered', 'undoing'], (stage) => <Buttons stage={stage} />),
};

function Buttons({
  stage,
  isLive = true,
}: {
  readonly stage: DeliveryStage | null;
  readonly isLive?: boolean;
}): React.JSX.Element {
  const deliveries: Deliveries = {
    of: () => stage,
    isOwn: () => stage !== null,
    deliver: nothing,
    undo: nothing,
    last: null,
    keepStruck: (open) => open,
  };
  return <DeliverButtons order={anOrder({ status: 'approved' })} deliveries={deliveries} isLive={isLive} />;
}
