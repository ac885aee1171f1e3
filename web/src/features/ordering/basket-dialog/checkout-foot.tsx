// No stories: in basket-dialog.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { OrderSums, type ReadSums } from '../../orders/details/order-sums.tsx';
import { AcceptLine } from '../checkout/accept-line.tsx';
import { FOOT, SUM } from '../checkout/foot-styles.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../checkout/texts.ts';

/** The total of the basket, and its next step below the notices. */
export function CheckoutFoot({
  notices,
  sums,
  isStale,
  total,
  isLinesAlone,
  step,
}: {
  readonly notices: ReactNode;
  readonly sums: ReadSums;
  /** Whether the sums are being asked for. */
  readonly isStale: boolean;
  /** With its currency; three dots while unknown. */
  readonly total: string;
  /** Whether it is that of the lines alone, which nobody has confirmed. */
  readonly isLinesAlone: boolean;
  /** What comes next: Confirm, or what leads there. */
  readonly step: ReactNode;
}): React.JSX.Element {
  return (
    <Box sx={FOOT}>
      {notices}
      <OrderSums {...sums} isStale={isStale} />
      <Typography sx={TOTAL}>
        {isLinesAlone ? words.linesAlone() : common.total()} {/* Another one, which does not move the first. */}
        <Box key={total} component="strong" sx={SUM}>
          {total}
        </Box>
      </Typography>
      {isLinesAlone && (
        <Typography variant="body2" color="textSecondary" sx={{ width: 1 }}>
          {words.linesAloneHelp()}
        </Typography>
      )}
      <AcceptLine />
      {step}
    </Box>
  );
}

/** The amount below those of the lines. */
const TOTAL = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', width: 1 } as const;
