// No stories: in the table of My Orders.
import { isOpen, isUndecided, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { CancelButton } from '../../orders/changes/lazy-cancel.tsx';
import { rowAfter } from '../../orders/list/rows.ts';
import { OrderAgainButton } from '../../orders/timing/lazy-parts.tsx';
import { PayButton } from './pay-button.tsx';

/** What customers can do about an order of theirs. */
export function OwnActions({ order }: { readonly order: Order }): React.JSX.Element {
  const focus = useKeptFocus(order.status, rowAfter);
  if (order.rejectCode !== null) return <OrderAgainButton order={order} />;
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
