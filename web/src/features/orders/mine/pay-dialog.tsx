import { formatMoney, isSold, type Order } from '@foodhouse/domain';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';

/** The amount due and how to pay it: at the delivery, with the pickup code. The site charges nothing. */
export function PayDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <InfoDialog title={`Pay for ${order.foodName}`} onClose={onClose}>
      <Typography variant="figure">{formatMoney(order.priceMinor)}</Typography>
      <DialogContentText sx={{ mt: 1 }}>
        {isSold(order.status)
          ? `Due when you get your food. You pay the house itself: say your token ${order.token}.`
          : 'This order was rejected: nothing is due.'}
      </DialogContentText>
    </InfoDialog>
  );
}
