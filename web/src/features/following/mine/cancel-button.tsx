// No stories: a button that asks the server, twice pressed.
import type { Order } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import { CancelPress } from '../../orders/changes/cancel-press.tsx';
import { tellChange } from '../../orders/changes/heard-changes.ts';

/** Takes a pending order back. */
export function CancelButton({
  order: { id, foodName },
}: {
  readonly order: Pick<Order, 'id' | 'foodName'>;
}): React.JSX.Element {
  return (
    <CancelPress
      name={foodName}
      send={async () => {
        const answer = await callAsUser(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
        tellChange();
        return answer;
      }}
    />
  );
}
