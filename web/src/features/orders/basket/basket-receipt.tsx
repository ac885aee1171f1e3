import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { ReadLine } from '../order-lines.tsx';
import type { ReadSums } from '../order-sums.tsx';
import { FOOT } from '../place/foot.ts';
import { Receipt } from '../place/receipt.tsx';
import { takeFocus } from '../place/take-focus.ts';
import type { BasketLine } from './basket.ts';
import type { Quoted } from './judge-lines.ts';
import type { OrderBasketResult } from './order-basket.ts';

/** A repeat after a reload does not know its sums and allergens. */
export type PlacedBasket = Extract<OrderBasketResult, { status: 'placed' }> & {
  readonly sums: ReadSums;
  readonly allergens: Quoted['allergens'];
};

/** What was ordered, with its token. */
export function BasketReceipt({ placed }: { readonly placed: PlacedBasket }): React.JSX.Element {
  const { order, lines, sums, allergens } = placed;
  return (
    <Receipt order={order} lines={lines.map((line) => orderedLine(line, allergens.get(line.id) ?? null))} sums={sums} />
  );
}

/** The buttons of the receipt. */
export function ReceiptFoot({
  placed,
  isPanel,
  stepSx,
  onClose,
}: {
  readonly placed: PlacedBasket;
  readonly isPanel: boolean;
  /** The look of the button of the next step. */
  readonly stepSx: SxProps<Theme>;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <Box sx={FOOT}>
      <Button onClick={onClose}>Close</Button>
      <LinkButton
        to={placed.link ?? paths.myOrders}
        variant="contained"
        size="large"
        ref={takeFocus}
        onClick={isPanel ? undefined : onClose} // the panel goes with its page
        sx={stepSx}
      >
        Follow it
      </LinkButton>
    </Box>
  );
}

function orderedLine(
  { foodId, name, quantity, note, chosen, eachMinor }: BasketLine,
  allergens: ReadLine['allergens'],
): ReadLine {
  return { foodId, name, quantity, note, chosen, allergens, totalMinor: quantity * eachMinor };
}
