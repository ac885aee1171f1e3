import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OrderSums, type ReadSums } from '../order-sums.tsx';
import { CLOSE, FOOT, SUM } from '../place/foot.ts';

/** The total of the basket, and its Confirm below the notices. */
export function CheckoutFoot({
  notices,
  sums,
  total,
  isPanel,
  isBusy,
  isUnheard,
  disabled,
  stepSx,
  onConfirm,
  onClose,
}: {
  readonly notices: ReactNode;
  readonly sums: ReadSums;
  /** With its currency. */
  readonly total: string;
  readonly isPanel: boolean;
  readonly isBusy: boolean;
  /** Whether an order of this basket has no answer yet. */
  readonly isUnheard: boolean;
  readonly disabled: boolean;
  /** The look of the button of the next step. */
  readonly stepSx: SxProps<Theme>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <Box sx={FOOT}>
      {notices}
      <OrderSums {...sums} />
      <Typography sx={{ flexGrow: 1 }}>
        Total{' '}
        <Box component="strong" sx={SUM}>
          {total}
        </Box>
      </Typography>
      {!isPanel && (
        <Button onClick={onClose} disabled={isBusy} sx={CLOSE}>
          Close
        </Button>
      )}
      <Button variant="contained" size="large" loading={isBusy} disabled={disabled} onClick={onConfirm} sx={stepSx}>
        {isUnheard ? 'Try again' : 'Confirm'}
      </Button>
    </Box>
  );
}
