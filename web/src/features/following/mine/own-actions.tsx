// No stories: in the table of My Orders.
import { isOpen, isSold, isUndecided, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { CancelButton } from '../../orders/changes/lazy-cancel.tsx';
import { useIsNamed } from '../../../lib/house-face.ts';
import { rowAfter } from '../../orders/list/rows.ts';
import { REJECTIONS } from '../../orders/timeline/event-words.ts';
import { OrderAgainButton } from '../../orders/timing/lazy-parts.tsx';
import { PayButton } from './pay-button.tsx';
import * as site from '../../../texts.ts';

/** What customers can do about an order of theirs. */
function OwnActions({ order }: { readonly order: Order }): React.JSX.Element {
  const focus = useKeptFocus(order.status, rowAfter);
  const isNamed = useIsNamed();
  // Where it is over nothing is due; the specification has the button for every order with a price.
  if (order.rejectCode !== null || (isNamed && !isOpen(order.status))) return <OrderAgainButton order={order} />;
  if (!isOpen(order.status))
    return (
      <Box sx={OVER}>
        <PayButton order={order} />
        <OrderAgainButton order={order} />
      </Box>
    );
  if (!isUndecided(order.status)) return <PayButton order={order} />;
  return (
    <Box {...focus} sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
      <PayButton order={order} />
      <CancelButton order={order} isAfterPay={order.priceMinor > 0} />
    </Box>
  );
}

/** What is most likely wanted ends the line. */
const OVER = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 } as const;

/** For the rows of a table, none of which is rendered again for another function. */
export function ownActionsOf(order: Order): React.JSX.Element {
  return <OwnActions order={order} />;
}

/** What customers read below an order of theirs: why it was rejected, or that the kitchen has returned it; null for nothing. */
export function noteOf({ status, returnedAtMs, rejectReason, rejectCode }: Order): string | null {
  if (rejectCode !== null) return REJECTIONS[rejectCode];
  if (!isSold(status)) return rejectReason === null ? null : `“${rejectReason}”`;
  return isUndecided(status) && returnedAtMs !== null ? site.orderReturned() : null;
}
