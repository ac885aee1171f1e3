import { formatMoney, type Order } from '@foodhouse/domain';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Button } from '../../../components/button.tsx';

/** What is due and how it is paid: at delivery, with the pickup code. Nothing is charged here. */
export function PayDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <Dialog open onClose={onClose} aria-labelledby="pay-title" fullWidth maxWidth="xs">
      <DialogTitle id="pay-title" component="h2" sx={{ fontWeight: 800 }}>
        Pay for {order.foodName}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ fontSize: '2.2rem', fontWeight: 800, lineHeight: 1.2 }}>
          {formatMoney(order.priceMinor)}
        </Typography>
        <DialogContentText sx={{ mt: 1 }}>
          {order.status === 'reject'
            ? 'This order was rejected: nothing is due.'
            : `Due when you get your food. You pay the house itself: say your token ${order.token}.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
