import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OrderSums, type ReadSums } from '../order-sums.tsx';
import { FOOT, SUM } from '../place/foot.ts';

/** The total of the basket, and its Confirm below the notices. */
export function CheckoutFoot({
  notices,
  sums,
  total,
  isBusy,
  isUnheard,
  disabled,
  onConfirm,
}: {
  readonly notices: ReactNode;
  readonly sums: ReadSums;
  /** With its currency. */
  readonly total: string;
  readonly isBusy: boolean;
  /** Whether an order of this basket has no answer yet. */
  readonly isUnheard: boolean;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}): React.JSX.Element {
  return (
    <Box sx={FOOT}>
      {notices}
      <OrderSums {...sums} />
      <Typography sx={TOTAL}>
        Total{' '}
        <Box component="strong" sx={SUM}>
          {total}
        </Box>
      </Typography>
      <Button variant="contained" size="large" loading={isBusy} disabled={disabled} onClick={onConfirm} sx={STEP}>
        {isUnheard ? 'Try again' : 'Confirm'}
      </Button>
    </Box>
  );
}

/** The amount below those of the lines. */
const TOTAL = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', width: 1 } as const;

const STEP = { width: 1, '&&': { minHeight: { xs: 56, sm: 52 } } } as const;
