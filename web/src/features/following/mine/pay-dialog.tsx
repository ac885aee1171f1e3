import { formatMoney, isSold, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { Token } from '../../orders/details/token.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as words from '../../orders/details/texts.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The amount due and how to pay it: at the delivery, with the pickup code. The site charges nothing. */
export function PayDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}): React.JSX.Element {
  const isDue = isSold(order.status);
  return (
    <InfoDialog title={texts.payFor({ name: isolated(order.foodName) })} titleSx={BALANCED} onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Figure name={isDue ? texts.toPay() : common.price()}>
          <Typography component="span" variant="figure">
            {formatMoney(order.priceMinor, order.currency)}
          </Typography>
        </Figure>
        <Figure name={texts.yourToken()}>
          <Token isLarge>{order.token}</Token>
        </Figure>
      </Box>
      <DialogContentText sx={{ mt: 2 }}>{isDue ? words.howToPay() : texts.nothingIsDue()}</DialogContentText>
    </InfoDialog>
  );
}

/** So that no word stands alone on its second line. */
const BALANCED = { textWrap: 'balance' } as const;

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }): React.JSX.Element {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', alignItems: 'center', gridTemplateRows: 'auto 36px' }}>
      <Typography variant="caption" color="textSecondary">
        {name}
      </Typography>
      {children}
    </Box>
  );
}
