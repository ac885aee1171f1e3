// No stories: a button that asks the server, twice pressed.
import type { Order } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import { isolated } from '../../../lib/isolated.ts';
import { CancelPress } from './cancel-press.tsx';
import { tellChange } from './heard-changes.ts';
import * as texts from './texts.ts';

/** Takes a pending order of one's own back. */
export function CancelButton({
  order: { id, foodName, token },
  isAfterPay = false,
}: {
  readonly order: Pick<Order, 'id' | 'foodName' | 'token'>;
  /** Whether *Pay* is before it. */
  readonly isAfterPay?: boolean;
}): React.JSX.Element {
  return (
    <CancelPress
      name={texts.order({ name: isolated(foodName), token })}
      isAlone={false}
      isAfterPay={isAfterPay}
      send={async () => {
        const answer = await callAsUser(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
        tellChange();
        return answer;
      }}
    />
  );
}
