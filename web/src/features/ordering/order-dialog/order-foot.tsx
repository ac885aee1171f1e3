// No stories: in order-dialog.tsx.
import { formatMoney, type AllergenStatement, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { confirmWords } from '../../../lib/confirm-words.ts';
import { useIsNamed } from '../../../lib/house-face.ts';
import { isolated } from '../../../lib/isolated.ts';
import { servedAgainText } from '../../../lib/served-again.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useServedAgain } from '../../house/now/serving.ts';
import { OrderSums } from '../../orders/details/order-sums.tsx';
import { currencyOf, totalOf, type Attempt } from '../basket/basket.ts';
import { AcceptLine } from '../checkout/accept-line.tsx';
import { CheckoutNotices } from '../checkout/checkout-notices.tsx';
import { ConfirmText } from '../checkout/confirm-text.tsx';
import { SUM } from '../checkout/foot-styles.ts';
import { Unanswered } from '../checkout/unanswered.tsx';
import type { CheckoutState } from '../checkout/use-checkout.ts';
import type { Portions } from './use-portions.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../checkout/texts.ts';
import * as choose from '../choose/texts.ts';
import * as texts from './texts.ts';

interface OrderFootProps {
  readonly food: MenuFood;
  readonly isDearer: boolean;
  /** What of the choice is not to be had any more, in words; empty for nothing. */
  readonly lost: string;
  /** What is declared now; null where that has not changed since it was opened. */
  readonly redeclared: { readonly now: AllergenStatement | null } | null;
  readonly checkout: CheckoutState;
  /** How many it is of; null where it is always one. */
  readonly portions: Portions | null;
  readonly isSoldOut: boolean;
  /** Orders of this food without an answer: the first of them is sent once more. */
  readonly unanswered: readonly Attempt[];
  /** Whether it was opened to put the food into the basket. */
  readonly isAdding: boolean;
  readonly onAdd: (() => void) | undefined;
  /** Null while nobody is signed in. */
  readonly onOrder: (() => void) | null;
}

/** What is wrong, what it costs, and what can be done: what it was opened for is loud, and the other step quiet (decision 085). */
export function OrderFoot({
  food,
  isDearer,
  lost,
  redeclared,
  checkout,
  portions,
  isSoldOut,
  unanswered,
  isAdding,
  onAdd,
  onOrder,
}: OrderFootProps): React.JSX.Element {
  const { isBusy, refused, read, said, known } = checkout;
  // Beside an order without an answer is a notice of its own.
  const notice = refused?.status === 'unknown' && refused.reason !== 'signed-out' ? null : refused;
  const isRepeat = unanswered.length > 0;
  const again = useServedAgain(food);
  const isNow = again === null || said.wantedAt !== null;
  /** As on the menu: what is not to be had now is quiet, and says from when on it is, until another time is wanted. */
  const later = isSoldOut || isRepeat || isNow ? null : servedAgainText(again);
  const isAddTheStep = onAdd !== undefined && (isAdding || onOrder === null);
  const add = onAdd && (
    <AddStep
      key="add"
      checkout={checkout}
      isTheStep={isAddTheStep}
      isQuiet={later !== null}
      isDisabled={isBusy || isSoldOut}
      onAdd={onAdd}
    />
  );
  const order = onOrder && (
    <OrderStep
      key="order"
      checkout={checkout}
      isTheStep={!isAddTheStep}
      later={later}
      isRepeat={isRepeat}
      isSoldOut={isSoldOut}
      onOrder={onOrder}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {/* Beside its button, not above what is scrolled. */}
      <Unanswered attempts={unanswered} isBusy={isBusy} />
      <CheckoutNotices
        {...checkout}
        notice={notice}
        isRepeat={isRepeat}
        notServed={known ? [...known.later.values()] : []}
        food={{ name: food.name, isDearer, lost, redeclared, portions: portions?.count }}
      />
      <Box sx={AMOUNTS}>
        {portions && <PortionsStepper food={food} portions={portions} isFixed={isBusy || isRepeat || isSoldOut} />}
        <Sums checkout={checkout} isOnConfirm={onOrder !== null && !isAddTheStep} />
      </Box>
      <Box sx={SMALL_PRINT}>
        {onOrder && <AcceptLine />}
        {onOrder && onAdd && !isRepeat && !isSoldOut && isOrderable(checkout) && (
          <WhatConfirmDoes wantedAt={said.wantedAt} />
        )}
      </Box>
      {/* The next one is the last, and has the room. */}
      <Box sx={STEPS}>{isAddTheStep ? [order, add] : [add, order]}</Box>
      {read.isLinesAlone === true && (
        <Typography variant="body2" color="textSecondary">
          {words.linesAloneHelp()}
        </Typography>
      )}
    </Box>
  );
}

function PortionsStepper({
  food: { name },
  portions: { count, most, put },
  isFixed,
}: {
  readonly food: MenuFood;
  readonly portions: Portions;
  readonly isFixed: boolean;
}): React.JSX.Element {
  return (
    <Stepper
      of={name}
      label={choose.portionsOf({ name: isolated(name) })}
      value={count}
      readOnly
      canStep={{ down: !isFixed && count > 1, up: !isFixed && count < most }}
      onStep={(by) => {
        put(count + by);
      }}
    />
  );
}

/** The amounts, and the total where no button carries it. @param isOnConfirm whether Confirm has room for it */
function Sums({
  checkout: { read, lines },
  isOnConfirm,
}: {
  readonly checkout: CheckoutState;
  readonly isOnConfirm: boolean;
}): React.JSX.Element {
  const isNamed = useIsNamed();
  const isOther = !isOnConfirm && read.totalMinor !== null && read.totalMinor !== totalOf(lines);
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <OrderSums {...read.sums} isStale={read.isStale} />
      {(!isNamed || read.isLinesAlone === true || isOther) && (
        <Typography sx={isNamed ? SMALL_TOTAL : TOTAL}>
          {read.isLinesAlone === true ? words.linesAlone() : common.total()}{' '}
          <Box component="strong" sx={isNamed ? FIGURE : SUM}>
            {read.totalMinor === null ? '…' : formatMoney(read.totalMinor, read.sums.currency)}
          </Box>
        </Typography>
      )}
    </Box>
  );
}

/** In a house with a name the next step says what it adds. */
function AddStep({
  checkout: { lines },
  isTheStep,
  isQuiet,
  isDisabled,
  onAdd,
}: {
  readonly checkout: CheckoutState;
  readonly isTheStep: boolean;
  readonly isQuiet: boolean;
  readonly isDisabled: boolean;
  readonly onAdd: () => void;
}): React.JSX.Element {
  const isNamed = useIsNamed();
  const button = common.addToBasket();
  return (
    <Button
      variant={variantOf(isTheStep, isQuiet)}
      size="large"
      disabled={isDisabled}
      onClick={onAdd}
      sx={isTheStep ? THE_STEP : OTHER_STEP}
    >
      {isNamed && isTheStep
        ? words.confirmSum({ button, total: formatMoney(totalOf(lines), currencyOf(lines)) })
        : button}
    </Button>
  );
}

function OrderStep({
  checkout,
  isTheStep,
  later,
  isRepeat,
  isSoldOut,
  onOrder,
}: {
  readonly checkout: CheckoutState;
  readonly isTheStep: boolean;
  /** From when on it is served; null for now. */
  readonly later: string | null;
  readonly isRepeat: boolean;
  readonly isSoldOut: boolean;
  readonly onOrder: () => void;
}): React.JSX.Element {
  const button = confirmWords(useAtConfirm().orderWords);
  const { isBusy, totalMinor, isStale, isOnline, isBarred } = checkout;
  const words = isTheStep ? <ConfirmText checkout={checkout} /> : button;
  return (
    <Button
      variant={variantOf(isTheStep, later !== null)}
      size="large"
      onClick={onOrder}
      loading={isBusy}
      disabled={((isSoldOut || isBarred || (isStale && totalMinor === null)) && !isRepeat) || !isOnline}
      aria-label={later === null ? undefined : common.labelFor({ label: button, name: later })}
      sx={isTheStep ? THE_STEP : OTHER_STEP}
    >
      {later ?? (isRepeat ? common.tryAgain() : isSoldOut ? common.soldOut() : words)}
    </Button>
  );
}

/** @param isQuiet whether the food is not to be had now */
function variantOf(isTheStep: boolean, isQuiet: boolean): 'contained' | 'outlined' | 'text' {
  if (!isTheStep) return 'text';
  return isQuiet ? 'outlined' : 'contained';
}

function WhatConfirmDoes({ wantedAt }: { readonly wantedAt: string | null }): React.JSX.Element {
  const clock = useHouseClock();
  const button = confirmWords(useAtConfirm().orderWords);
  return (
    <Typography variant="body2" color="textSecondary">
      {wantedAt === null
        ? texts.confirmOrdersNow({ button })
        : texts.confirmOrdersFor({ button, time: clock.words(Date.parse(wantedAt)) })}
    </Typography>
  );
}

/** Whether nothing that the house has said stands in the way of Confirm. */
function isOrderable({ known, untimely, service, isOnline, isBarred }: CheckoutState): boolean {
  if (!isOnline || isBarred || untimely !== null || (service !== null && service.problem !== null)) return false;
  if (known === null) return true;
  const { tooMany, gone, left } = known;
  return tooMany === null && gone.size + left.size === 0;
}

const AMOUNTS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;

/** Beside each other where there is room. */
const SMALL_PRINT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  '&:empty': { display: 'none' },
} as const;

const TOTAL = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' } as const;
const SMALL_TOTAL = { ...TOTAL, typography: 'body2' } as const;
const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** One of them orders at once: no finger meets it for the other. */
const STEPS = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
const OTHER_STEP = {
  flexGrow: 1,
  '&&': { minHeight: { xs: 56, sm: 52 }, px: { xs: 1.5, sm: 2.75 } },
} as const;
const THE_STEP = { ...OTHER_STEP, flexGrow: 4 } as const;
