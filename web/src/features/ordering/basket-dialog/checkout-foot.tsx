// No stories: in basket-dialog.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OrderSums, type ReadSums } from '../../orders/details/order-sums.tsx';
import { FOOT, SUM } from '../checkout/foot-styles.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../checkout/texts.ts';

/** The total of the basket, and its Confirm below the notices. */
export function CheckoutFoot({
  notices,
  sums,
  isStale,
  total,
  isBusy,
  disabled,
  onConfirm,
}: {
  readonly notices: ReactNode;
  readonly sums: ReadSums;
  /** Whether the sums are being asked for. */
  readonly isStale: boolean;
  /** With its currency; three dots while unknown. */
  readonly total: string;
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}): React.JSX.Element {
  return (
    <Box sx={FOOT}>
      {notices}
      <OrderSums {...sums} isStale={isStale} />
      <Typography sx={TOTAL}>
        {common.total()}{' '}
        <Box component="strong" sx={SUM}>
          {total}
        </Box>
      </Typography>
      <Button variant="contained" size="large" loading={isBusy} disabled={disabled} onClick={onConfirm} sx={STEP}>
        {words.confirm()}
      </Button>
    </Box>
  );
}

/** The amount below those of the lines. */
const TOTAL = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', width: 1 } as const;

const STEP = { width: 1, '&&': { minHeight: { xs: 56, sm: 52 } } } as const;
