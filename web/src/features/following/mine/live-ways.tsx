// No stories: in under-way.tsx.
import { isBeingMade, type Order } from '@foodhouse/domain';
import { useNow } from '../../../lib/use-now.ts';
import { CancelButton } from '../../orders/changes/lazy-cancel.tsx';
import { CallHouse } from '../../orders/details/call-house.tsx';
import { isBroken } from '../../orders/timing/promise-words.ts';
import { PayButton } from './pay-button.tsx';

const REFRESH_MS = 5000;

/** What can be done about an order that is under way: the house is called about a late one. */
export function LiveWays({
  order,
  isAlone,
}: {
  readonly order: Order;
  /** Whether no row of a list has *Pay* for it. */
  readonly isAlone: boolean;
}): React.JSX.Element {
  return (
    <>
      {order.promisedAtMs !== null && isBeingMade(order.status) && <CallWhenLate atMs={order.promisedAtMs} />}
      {isAlone && <PayButton order={order} />}
      <CancelButton order={order} isAfterPay={isAlone && order.priceMinor > 0} />
    </>
  );
}

function CallWhenLate({ atMs }: { readonly atMs: number }): React.JSX.Element | null {
  return isBroken(atMs, useNow(REFRESH_MS)) ? <CallHouse isShort /> : null;
}
