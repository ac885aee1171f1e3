import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { Button } from '../../../ui/button.tsx';

/** Announces orders that would move visible rows, and shows them on request. It lies over the list, which stays where it is. */
export function HeldOrders({
  orders,
  onShow,
}: {
  readonly orders: readonly Order[];
  readonly onShow: () => void;
}): React.JSX.Element {
  return (
    <Box role="status" sx={STYLE}>
      {orders.length > 0 && (
        <Button variant="contained" onClick={onShow}>
          {wordsFor(orders)}
        </Button>
      )}
    </Box>
  );
}

function wordsFor(orders: readonly Order[]): string {
  const isOne = orders.length === 1;
  if (orders.every(({ returnedAtMs }) => returnedAtMs !== null))
    return isOne ? 'One order came back: show it' : `${orders.length} orders came back: show them`;
  return isOne ? 'One new order: show it' : `${orders.length} new orders: show them`;
}

const STYLE = {
  position: 'sticky',
  top: 'calc(var(--bar-height, 68px) + 40px)',
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  height: 0,
  // Between the filters and the names of the first row.
  '& > button': { mb: { xs: 2.5, md: 0 } },
  '@media print': { display: 'none' },
} as const;
