import {
  formatMoney,
  isMember,
  pictureAlt,
  portionPrice,
  type AllergenStatement,
  type MenuFood,
  type Order,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { myOrdersWith } from '../../../paths.ts';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { RADII } from '../../../ui/radii.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { ServedFromBeside } from '../../house/now/lazy-served-from.tsx';
import type { NewLine } from '../../orders/again/new-line.ts';
import { plainLine, type BasketLine } from '../basket/basket.ts';
import { useAttempts, useBasket } from '../basket/basket-store.ts';
import { saidIn } from '../basket/said.ts';
import { BasketReceipt } from '../checkout/basket-receipt.tsx';
import { useOpenBasket } from '../basket/use-open-basket.ts';
import { Allergens } from '../choose/allergens.tsx';
import { Choices } from '../choose/choices.tsx';
import { countOptions, MANY_OPTIONS } from '../choose/choosing.ts';
import { lostText } from '../choose/lost.ts';
import { NoteField } from '../choose/note-field.tsx';
import { chosenOnPage } from '../choose/shown-choices.ts';
import { useChoosing, type Choosing } from '../choose/use-choosing.ts';
import { useTried } from '../choose/use-tried.ts';
import { PersonFields } from '../checkout/person-fields.tsx';
import { ServiceFields } from '../checkout/service-fields.tsx';
import type { Placed, Refused } from '../checkout/read-answer.ts';
import { useCheckout, type CheckoutState } from '../checkout/use-checkout.ts';
import { isBetween } from '../../orders/details/order-sums.tsx';
import type { SignedInUser } from '../../../data/session.ts';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { Receipt, receiptFrame, useLiveOrder } from '../checkout/receipt.tsx';
import { ReceiptFoot } from '../checkout/receipt-foot.tsx';
import { useBehindFrame } from '../../../lib/behind-frame.ts';
import { shownId } from '../../../lib/shown-id.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import { LINE_ID, useChoicesAgain, useDeclared } from './use-declared.ts';
import { OrderFoot } from './order-foot.tsx';
import { usePortions, type Portions } from './use-portions.ts';
import * as texts from './texts.ts';

export interface OrderDialogProps {
  /** The live food: price and stock may change while the dialog is open. */
  readonly food: MenuFood;
  /** Null while nobody is signed in: then the portion can be put into the basket, and not be ordered. */
  readonly user: SignedInUser | null;
  /** The price to send instead of the shown one, which is then sent too. */
  readonly sentPrice?: string;
  /** Whether it was opened to put the food into the basket, and not to order it now. */
  readonly isAdding?: boolean;
  /** Puts the portion into the basket; left out where there is none. */
  readonly onAdd?: (line: NewLine) => void;
  readonly onClose: () => void;
}

/** The one line of Order Now, and what is chosen for it. */
function useOrderLine(food: MenuFood): {
  readonly line: BasketLine;
  readonly choosing: Choosing;
  readonly portions: Portions | null;
  readonly note: string;
  readonly setNote: (note: string) => void;
} {
  const { wantedAt } = saidIn(useBasket());
  const [begunWith] = useState(() => chosenOnPage(food)?.asked ?? null);
  const choosing = useChoosing(food, { wantedAt, begun: begunWith });
  const portions = usePortions(food, { wantedAt });
  const [note, setNote] = useState('');
  const line: BasketLine = {
    ...plainLine(food),
    ...choosing.asked,
    name: choosing.name,
    id: LINE_ID,
    quantity: portions?.count ?? 1,
    chosen: choosing.text,
    note: note.trim() === '' ? null : note.trim(),
    eachMinor: portionPrice(food.priceMinor, choosing.extraMinor),
    allergens: choosing.allergens,
  };
  return { line, choosing, portions, note, setNote };
}

/** A checkout of one portion that is not in the basket: it confirms one order at what is charged, and becomes its receipt. */
export function OrderDialog({
  food,
  user,
  sentPrice,
  isAdding = false,
  onAdd,
  onClose,
}: OrderDialogProps): React.JSX.Element {
  const [openedAtMinor] = useState(food.priceMinor);
  const form = useRef<HTMLDivElement>(null);
  const openBasket = useOpenBasket();
  const ordered = useOrderLine(food);
  const { line, choosing, portions } = ordered;
  const [isTried, toUnmet] = useTried(form);
  const isDearer = food.priceMinor !== openedAtMinor;
  const checkout = useCheckout(form, [line], {
    priceMinor: line.eachMinor,
    declared: food.allergens,
    isDearer,
    foodName: food.name,
    sentPrice,
  });
  useChoicesAgain(choosing, checkout.revision);
  const declared = useDeclared(food, choosing, checkout.isSettled ? checkout.known : null);
  const { isBusy, placed, refused, sending } = checkout;
  const [isBelowDrawn, drawBelow] = useBehindFrame(hasManyOptions(choosing));
  const live = useLiveOrder(placed?.order._id ?? null);
  const unanswered = useAttempts().filter(
    ({ uid, isSingle, lines, key }) =>
      uid === user?.uid && isSingle === true && lines[0]?.foodId === food.id && key !== sending?.key,
  );
  const [oldest] = unanswered;
  const isGone = refused?.status === 'changed' && isOfStock(refused, line);
  const isSoldOut = isGone || (food.quantity < 1 && !isBusy);
  /** What is missing comes into sight first. @returns whether all is chosen */
  const isChosen = (): boolean => {
    toUnmet();
    return !choosing.isUnfit;
  };
  const add = (): void => {
    if (!isChosen()) return;
    const { id: _id, ...added } = line;
    onAdd?.(added);
    onClose();
  };
  const order = (): void => {
    flushSync(drawBelow); // what is to be filled in is there when it is looked for
    if (oldest) void checkout.repeat(oldest);
    else if (isChosen()) checkout.press();
  };
  // The same dialog at the same place, so that it neither closes nor moves.
  if (placed)
    return (
      <TitledDialog
        {...receiptFrame(placed.order, live)}
        onClose={onClose}
        actions={
          <ReceiptFoot to={placed.link ?? myOrdersWith(live?.status ?? null)} onFollow={onClose} onClose={onClose} />
        }
      >
        <PlacedReceipt placed={placed} live={live} allergens={declared.allergens} />
      </TitledDialog>
    );
  const [priced = line] = checkout.lines;
  return (
    <TitledDialog
      title={texts.orderFood({ name: isolated(food.name) })}
      picture={
        <Box sx={PICTURE}>
          <FoodPicture src={food.img} alt={pictureAlt(food)} seed={food.id} size={84} isEager />
        </Box>
      }
      subtitle={
        <>
          <Typography sx={{ mt: 0.5, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(priced.eachMinor, priced.currency)}
          </Typography>
          <ServedFromBeside food={food} />
        </>
      }
      isSheet
      cross={common.cancel()}
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={
        <OrderFoot
          food={food}
          isDearer={isDearer}
          lost={lostText(choosing.lost)}
          redeclared={declared.isChanged ? { now: declared.allergens } : null}
          checkout={checkout}
          portions={
            portions && {
              ...portions,
              put: (count) => {
                checkout.setRefused(null);
                portions.put(count);
              },
            }
          }
          isSoldOut={isSoldOut}
          unanswered={unanswered}
          isAdding={isAdding}
          onAdd={onAdd && add}
          onOrder={user && order}
        />
      }
    >
      <div ref={form}>
        <Fields
          food={food}
          user={user}
          ordered={ordered}
          allergens={declared.allergens}
          checkout={checkout}
          isTried={isTried}
          isBelowDrawn={isBelowDrawn}
        />
        {isBelowDrawn && user && isMember(user.role) && onAdd && checkout.known?.sums.offMinor === 0 && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <LazyVoucherOffer
                uid={user.uid}
                food={food}
                isDisabled={isBusy || isSoldOut || unanswered.length > 0}
                onTake={() => {
                  if (!isChosen()) return;
                  add();
                  openBasket();
                }}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </TitledDialog>
  );
}

function PlacedReceipt({
  placed,
  live,
  allergens,
}: {
  readonly placed: Placed;
  readonly live: Order | null;
  readonly allergens: Choosing['allergens'];
}): React.JSX.Element {
  return isPlain(placed) ? (
    <Receipt order={placed.order} live={live} note={placed.note} readyInMs={placed.shown?.readyInMs ?? null}>
      <Allergens allergens={allergens} />
    </Receipt>
  ) : (
    <BasketReceipt placed={placed} live={live} />
  );
}

/** What is ordered, and what the house asks of whoever orders it. */
function Fields({
  food,
  user,
  ordered: { choosing, portions, note, setNote },
  allergens,
  checkout,
  isTried,
  isBelowDrawn,
}: Pick<OrderDialogProps, 'food' | 'user'> & {
  readonly ordered: ReturnType<typeof useOrderLine>;
  readonly allergens: AllergenStatement | null;
  readonly checkout: CheckoutState;
  /** Whether somebody wanted to go on before all was chosen. */
  readonly isTried: boolean;
  /** Whether what stands below the choices is drawn. */
  readonly isBelowDrawn: boolean;
}): React.JSX.Element {
  const { isBusy } = checkout;
  const facts = factsOf(food, user, portions !== null);
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', textWrap: 'pretty', overflowWrap: 'anywhere' }}>
        {food.description}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Allergens allergens={allergens} />
      </Box>
      {food.leastExtraMinor !== null && <Choices choosing={choosing} isTried={isTried} />}
      {isBelowDrawn && (
        <>
          {food.leastExtraMinor !== null && (
            <Box sx={{ mt: 2 }}>
              <NoteField note={note} disabled={isBusy} onNote={setNote} />
            </Box>
          )}
          {user && (
            <Box sx={{ mt: 2 }}>
              <ServiceFields checkout={checkout} />
            </Box>
          )}
          {facts.length > 0 && (
            <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
              <FactList facts={facts} />
            </Box>
          )}
          {user && (
            <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
              <PersonFields checkout={checkout} ordered={{ wanted: { id: food.id, name: food.name } }} />
            </Box>
          )}
        </>
      )}
    </>
  );
}

/** @param isCounted whether a stepper says how many it is of */
function factsOf(
  food: MenuFood,
  user: SignedInUser | null,
  isCounted: boolean,
): readonly (readonly [string, string])[] {
  const facts = [
    ...(shownId(food.id) === '' ? [] : [[texts.foodId(), food.id] as const]),
    ...(isCounted ? [] : [[common.quantity(), texts.onePortion()] as const]),
  ];
  if (!user) return facts;
  return [...facts, [texts.userEmail(), user.email || '—'], [texts.userName(), user.displayName || '—']];
}

/** Whether its list of options goes on below the first window: then what stands below it is not seen at first. */
function hasManyOptions({ choices }: Choosing): boolean {
  return choices.status === 'ready' && countOptions(choices.value.groups) >= MANY_OPTIONS;
}

/** Whether the food itself is what lacks: for the other half of it another one can be chosen, and of several fewer. */
function isOfStock(
  { problems, lacking }: Extract<Refused, { status: 'changed' }>,
  { foodId, quantity }: Pick<BasketLine, 'foodId' | 'quantity'>,
): boolean {
  if (problems.includes('gone')) return true;
  return quantity === 1 && problems.includes('sold-out') && (lacking?.includes(foodId) ?? true);
}

/** Whether the head of its receipt says all about an order. */
function isPlain({ lines, shown }: Placed): boolean {
  const [line] = lines;
  const isFood = line !== undefined && line.quantity === 1 && line.chosen === '' && line.note === null;
  return isFood && !(shown && isBetween(shown.sums));
}

const PICTURE = { flexShrink: 0, width: 96, height: 96, borderRadius: RADII.field, overflow: 'hidden' } as const;
