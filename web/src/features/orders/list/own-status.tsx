// No stories: of status-chip.tsx.
import { isDelivered, type Order } from '@foodhouse/domain';
import { useIsNamed } from '../../../lib/house-face.ts';
import { servedAs, useHandover } from '../details/served.tsx';
import { STAGE_WORDS } from '../status/guest-words.ts';
import { StatusChip } from './status-chip.tsx';

/** The status of an order as its customer reads it; in a house with a name with what became of it, as its last step says it. */
function OwnStatus({ order }: { readonly order: Order }): React.JSX.Element {
  const isNamed = useIsNamed();
  const service = servedAs(useHandover()(order));
  const { status, rejectCode } = order;
  const label = isNamed && isDelivered(status) ? { label: STAGE_WORDS.delivered({ service }) } : {};
  return <StatusChip status={status} rejectCode={rejectCode} {...label} />;
}

export function ownStatusOf(order: Order): React.JSX.Element {
  return <OwnStatus order={order} />;
}
