import { formatMoney, type MenuFood, type OrderDto } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import toast from 'react-hot-toast';
import { MESSAGES } from '../../../copy.ts';
import { Button } from '../../../ui/button.tsx';
import { paths } from '../../../paths.ts';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { RADII } from '../../../ui/radii.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { ServedFromBeside } from '../../house/lazy-closed.tsx';
import { askedOf, plainLine, type NewLine } from '../basket/basket.ts';
import { askedOfTab } from '../basket/how.ts';
import { useOpenBasket } from '../basket/use-open-basket.ts';
import { Allergens } from '../choose/allergens.tsx';
import { Choices } from '../choose/choices.tsx';
import { NoteField } from '../choose/note-field.tsx';
import { useChoosing } from '../choose/use-choosing.ts';
import type { SignedInUser } from '../../../data/session.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { LazyVoucherOffer } from '../vouchers/lazy-voucher-offer.tsx';
import { CLOSE, FOOT, SUM } from './foot.ts';
import { placeOrder, type PlaceOrderResult } from './place-order.ts';
import { Receipt, receiptFrame } from './receipt.tsx';
import { ReceiptFoot } from './receipt-foot.tsx';
import { unheardOrder } from './unheard-orders.ts';
import { houseClock } from '../../../lib/clock.ts';

export interface OrderDialogProps {
  /** The live food: price and stock may change while the dialog is open. */
  readonly food: MenuFood;
  /** Null while nobody is signed in: then the portion can be put into the basket, and not be ordered. */
  readonly user: SignedInUser | null;
  /** The price to send instead of the shown one, which is then sent too. */
  readonly sentPrice?: string;
  /** Puts the portion into the basket; left out where there is none. */
  readonly onAdd?: (line: NewLine) => void;
  readonly onClose: () => void;
}

type Refused = Exclude<PlaceOrderResult, { status: 'placed' }>;

/** Confirms one order at the shown price, and becomes its receipt. Repeated requests make one order. */
export function OrderDialog({ food, user, sentPrice, onAdd, onClose }: OrderDialogProps): React.JSX.Element {
  const [openedAtMinor] = useState(food.priceMinor);
  const [serverPrice, setServerPrice] = useState<{ readonly priceMinor: number; readonly insteadOf: number } | null>(
    null,
  );
  const openBasket = useOpenBasket();
  const choosing = useChoosing(food);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const hasChoices = food.leastExtraMinor !== null;
  const liveMinor = food.priceMinor + choosing.extraMinor;
  // The server's price replaces the live one until the live food, or what is chosen of it, changes.
  const priceMinor = serverPrice?.insteadOf === liveMinor ? serverPrice.priceMinor : liveMinor;
  const [isBusy, setIsBusy] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [openedAtMs] = useState(Date.now);
  const [refused, setRefused] = useState<Refused | null>(() =>
    user && unheardOrder(user.uid, food.id) ? { status: 'unknown', reason: 'unavailable' } : null,
  );
  const [placed, setPlaced] = useState<OrderDto | null>(null);
  const isOnline = useOnline();
  // The last portion may be the one of this unanswered order.
  const isUnheard = refused?.status === 'unknown';
  const isSoldOut =
    refused?.status === 'sold-out' || refused?.status === 'not-on-menu' || (food.quantity < 1 && !isBusy && !isUnheard);
  /** What is missing comes into sight first. @returns whether all is chosen */
  const isChosen = (button: HTMLElement): boolean => {
    setIsTried(true);
    const dialog = button.closest('[role="dialog"]');
    dialog?.querySelector<HTMLElement>('[data-unmet] input:not(:disabled)')?.focus();
    return !choosing.isUnfit;
  };
  const line: NewLine = {
    ...plainLine(food),
    ...choosing.asked,
    chosen: choosing.text,
    note: note.trim() === '' ? null : note.trim(),
    eachMinor: priceMinor,
  };
  const confirm = async (user: SignedInUser): Promise<void> => {
    setIsBusy(true);
    setRefused(null);
    const onCheck = (): void => {
      setIsChecking(true);
    };
    const fulfilment = askedOfTab();
    const asked = hasChoices || fulfilment ? askedOf(line) : undefined;
    const options = { openedAtMs, sentPrice, line: asked, fulfilment, onCheck };
    const result = await placeOrder(food, user, priceMinor, options);
    setIsBusy(false);
    setIsChecking(false);
    if (result.status === 'placed') {
      toast.success(MESSAGES.orderConfirmed);
      setPlaced(result.order);
      return;
    }
    if (result.status === 'price-changed') {
      setServerPrice({ priceMinor: result.priceMinor, insteadOf: liveMinor });
    }
    if (result.status === 'choices-changed') choosing.again();
    // After a sign-out there is no dialog.
    if ('reason' in result && result.reason === 'signed-out') toast.error(explain(result, food));
    setRefused(result);
  };
  // The same dialog at the same place, so that it neither closes nor moves.
  if (placed)
    return (
      <TitledDialog
        {...receiptFrame(placed)}
        onClose={onClose}
        actions={<ReceiptFoot to={paths.myOrders} onFollow={onClose} onClose={onClose} />}
      >
        <Receipt order={placed}>
          <Allergens allergens={choosing.allergens} />
        </Receipt>
      </TitledDialog>
    );
  const notice: Refused | null =
    refused ?? (priceMinor - choosing.extraMinor === openedAtMinor ? null : { status: 'price-changed', priceMinor });
  const facts = [
    ['Food id', food.id],
    ['Quantity', '1 portion'],
    ...(user
      ? ([
          ['User email', user.email],
          ['User name', user.displayName || '—'],
        ] as const)
      : []),
  ] as const;
  const price = formatMoney(priceMinor, food.currency);
  const isAddTheStep = onAdd !== undefined && (hasChoices || user === null);
  return (
    <TitledDialog
      title={`Order ${food.name}`}
      picture={
        <Box sx={{ flexShrink: 0, width: 96, height: 96, borderRadius: RADII.field, overflow: 'hidden' }}>
          <FoodPicture src={food.img} seed={food.id} size={84} isEager />
        </Box>
      }
      subtitle={
        <>
          <Typography sx={{ mt: 0.5, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{price}</Typography>
          <ServedFromBeside food={food} isSentence />
        </>
      }
      isSheet
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={
        <Box sx={{ width: 1 }}>
          <Box sx={BUTTONS}>
            <Typography sx={TOTAL}>
              Total{' '}
              <Box component="strong" sx={SUM}>
                {price}
              </Box>
            </Typography>
            <Button onClick={onClose} disabled={isBusy} sx={CLOSE}>
              Cancel
            </Button>
            {onAdd && (
              <Button
                variant={isAddTheStep ? 'contained' : 'outlined'}
                size="large"
                disabled={isBusy || isSoldOut}
                onClick={({ currentTarget }) => {
                  if (!isChosen(currentTarget)) return;
                  onAdd(line);
                  onClose();
                }}
                sx={STEP}
              >
                Add to basket
              </Button>
            )}
            {user && (
              <Button
                variant={isAddTheStep ? 'outlined' : 'contained'}
                size="large"
                onClick={({ currentTarget }) => {
                  if (isUnheard || isChosen(currentTarget)) void confirm(user);
                }}
                loading={isBusy}
                disabled={isSoldOut || !isOnline}
                sx={onAdd ? APART : STEP}
              >
                {isSoldOut ? 'Sold out' : isUnheard ? 'Try again' : 'Confirm'}
              </Button>
            )}
          </Box>
          {user && onAdd && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textAlign: 'right' }}>
              Confirm orders this food now.
            </Typography>
          )}
        </Box>
      }
    >
      <Typography sx={{ whiteSpace: 'pre-line', textWrap: 'pretty', overflowWrap: 'anywhere' }}>
        {food.description}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Allergens allergens={choosing.allergens} />
      </Box>
      {hasChoices && (
        <>
          <Choices choosing={choosing} isTried={isTried} />
          <Box sx={{ mt: 2 }}>
            <NoteField note={note} disabled={isBusy} onNote={setNote} />
          </Box>
        </>
      )}
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <FactList facts={facts} />
      </Box>
      {user && onAdd && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <LazyVoucherOffer
              uid={user.uid}
              food={food}
              isDisabled={isBusy || isSoldOut || isUnheard}
              onTake={(button) => {
                if (!isChosen(button)) return;
                onAdd(line);
                onClose();
                openBasket();
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {notice && (
        <Alert severity={isNews(notice) ? 'info' : 'error'} sx={{ mt: 2 }}>
          {explain(notice, food)}
        </Alert>
      )}
      {isChecking && (
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          Checking your order: the kitchen is slow to answer. There will be one order, however often we ask.
        </Alert>
      )}
      {!isOnline && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          You are offline. An order is only sent while you are connected.
        </Alert>
      )}
    </TitledDialog>
  );
}

/** One row where there is room; on a phone the total with Cancel, and below them what orders. */
const BUTTONS = { ...FOOT, flexWrap: { xs: 'wrap', sm: 'nowrap' }, rowGap: 0.5 } as const;

/** On a phone no button of the second row fits beside it. */
const TOTAL = { flexGrow: 1, flexBasis: { xs: '60%', sm: 'auto' } } as const;

const STEP = { flexGrow: { xs: 1, sm: 0 }, '&&': { minHeight: { xs: 56, sm: 52 } } } as const;

/** It orders at once: no finger meets it for the other. */
const APART = { ...STEP, ml: 1 } as const;

function isNews({ status }: Refused): boolean {
  return status === 'price-changed' || status === 'ordered-before';
}

function explain(refused: Refused, { currency }: MenuFood): string {
  switch (refused.status) {
    case 'ordered-before':
      return `You ordered this at ${houseClock().words(refused.atMs)} already. Confirm if you want it once more.`;
    case 'sold-out':
      return 'Sold out meanwhile: the last portion went to somebody else.';
    case 'not-on-menu':
      return 'This food has just left the menu.';
    case 'choices-changed':
      return 'What can be chosen has changed meanwhile; nothing was ordered. Please look at your choice.';
    case 'closed':
      return `${refused.sentence} Nothing was ordered.`;
    case 'try-later':
      return 'Many people are ordering this right now. Please try again.';
    case 'too-many':
      return `You have ordered a lot within a minute. Please try again in ${refused.waitSeconds} seconds.`;
    case 'price-changed':
      return `The price has changed to ${formatMoney(refused.priceMinor, currency)}. Confirm again if that is fine.`;
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
