import { formatMoney, MESSAGES, type Food } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/button.tsx';
import { FactList } from '../../../components/fact-list.tsx';
import { FoodPicture } from '../../../components/food-picture.tsx';
import type { SignedInUser } from '../../../firebase/session.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { placeOrder, type PlaceOrderResult } from '../api/place-order.ts';

export interface OrderDialogProps {
  /** As the list shows it, live: price and stock may change while the dialog is open. */
  readonly food: Food;
  readonly user: SignedInUser;
  /** What is sent as the price instead of the one shown, which then goes beside it. */
  readonly sentPrice?: string;
  readonly onClose: () => void;
}

type Refused = Exclude<PlaceOrderResult, { status: 'placed' }>;

/** Confirms one order at the price that stands there. Whatever is repeated, there is one order. */
export function OrderDialog({ food, user, sentPrice, onClose }: OrderDialogProps): React.JSX.Element {
  const [openedAtMinor] = useState(food.priceMinor);
  const [told, setTold] = useState<{ readonly priceMinor: number; readonly insteadOf: number } | null>(null);
  // The food is live; the server knows it better until the food says something else.
  const priceMinor = told?.insteadOf === food.priceMinor ? told.priceMinor : food.priceMinor;
  const [isBusy, setIsBusy] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isOnline = useOnline();
  const isSoldOut = food.quantity < 1 || refused?.status === 'sold-out' || refused?.status === 'not-on-menu';
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setRefused(null);
    const onCheck = (): void => {
      setIsChecking(true);
    };
    const result = await placeOrder(food, user, priceMinor, { sentPrice, onCheck });
    setIsBusy(false);
    setIsChecking(false);
    if (result.status === 'placed') {
      toast.success(MESSAGES.orderConfirmed);
      onClose();
      return;
    }
    if (result.status === 'price-changed') {
      setTold({ priceMinor: result.priceMinor, insteadOf: food.priceMinor });
    }
    // Who is signed out meanwhile has no dialog any more.
    if ('reason' in result && result.reason === 'signed-out') toast.error(explain(result));
    setRefused(result);
  };
  const notice: Refused | null =
    refused ?? (priceMinor === openedAtMinor ? null : { status: 'price-changed', priceMinor });
  const facts = [
    ['Food name', food.name],
    ['Quantity', '1 portion'],
    ['Details', food.description],
    ['Food id', food.id],
    ['Price', formatMoney(priceMinor)],
    ['User email', user.email],
    ['User name', user.displayName || '—'],
  ] as const;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby="order-title" fullWidth maxWidth="sm">
      <Box sx={{ height: 150 }}>
        <FoodPicture src={food.img} seed={food.id} size={112} isEager />
      </Box>
      <DialogTitle id="order-title" component="h2" sx={{ fontWeight: 800, pb: 0.5 }}>
        Order {food.name}
      </DialogTitle>
      <DialogContent>
        <FactList facts={facts} />
        {notice && (
          <Alert severity={notice.status === 'price-changed' ? 'info' : 'error'} sx={{ mt: 2, borderRadius: 3 }}>
            {explain(notice)}
          </Alert>
        )}
        {isChecking && (
          <Alert severity="info" role="status" sx={{ mt: 2, borderRadius: 3 }}>
            Checking your order: the kitchen is slow to answer. There will be one order, however often we ask.
          </Alert>
        )}
        {!isOnline && (
          <Alert severity="warning" sx={{ mt: 2, borderRadius: 3 }}>
            You are offline. An order is only sent while you are connected.
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => void confirm()} isBusy={isBusy} disabled={isSoldOut || !isOnline}>
          {isSoldOut ? 'Sold out' : refused?.status === 'unknown' ? 'Try again' : 'Confirm'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function explain(refused: Refused): string {
  switch (refused.status) {
    case 'sold-out':
      return 'Sold out meanwhile: the last portion went to somebody else.';
    case 'not-on-menu':
      return 'This food has just left the menu.';
    case 'try-later':
      return 'Many people are ordering this right now. Please try again.';
    case 'too-many':
      return `You have ordered a lot within a minute. Please try again in ${refused.waitSeconds} seconds.`;
    case 'price-changed':
      return `The price has changed to ${formatMoney(refused.priceMinor)}. Confirm again if that is fine.`;
    case 'refused':
      return refused.reason === 'signed-out'
        ? 'Your session has ended. Please log in again; nothing was ordered.'
        : 'That was refused; nothing was ordered.';
    case 'unknown':
      return refused.reason === 'signed-out'
        ? 'Your session has ended before we heard back. Please log in and order this again: there will be one order.'
        : 'We could not hear back. Trying again is safe: you will never get two orders.';
  }
}
