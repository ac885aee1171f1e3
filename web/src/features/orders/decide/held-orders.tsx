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
  justifyContent: { xs: 'flex-end', md: 'center' },
  alignItems: { xs: 'flex-end', lg: 'flex-start' },
  height: 0,
  // In the last line of the bar, which begins to its left; over the names of the columns where they are seen.
  '& > button': {
    mb: { xs: 1, lg: 0 },
    mt: { lg: -0.5 },
    boxShadow: '0 0 0 4px var(--mui-palette-background-default)',
  },
  '@media print': { display: 'none' },
} as const;
