import { LIMITS, portionsOf, stockOf, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { UNSEEN } from '../../../ui/unseen.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { useQuantity, type QuantityInput } from './use-quantity.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/**
 * A food's portions, changed in place: by steps, which are saved after a pause, or typed, where Enter or blur saves and
 * Escape discards. A saved change can be undone, until another one is made later. For a food marked as sold out it shows the
 * portions put aside.
 */
export function QuantityField({
  food,
  isBusy,
  hasChip = true,
  size = 'medium',
  isListOfLow = false,
  onChange,
}: Omit<QuantityInput, 'portions'> & {
  readonly food: Food;
  /** Another change of the food is being sent. */
  readonly isBusy: boolean;
  /** Whether a chip says that none is left; of few a word in the stepper tells. */
  readonly hasChip?: boolean;
  readonly size?: 'small' | 'medium';
  /** Where every food is low no word says it, Undo comes before the stepper, and on a phone the chip is below the name. */
  readonly isListOfLow?: boolean;
}): React.JSX.Element {
  const quantity = useQuantity({ portions: portionsOf(food), onChange });
  const isOnline = useOnline();
  const { text, isWrong, hasFailed, canUndo } = quantity;
  const stock = stockOf(food, food.lowAt);
  const isLow = stock.kind === 'low';
  return (
    <Box sx={isListOfLow ? [STYLE, { flexDirection: 'row-reverse' }] : STYLE}>
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <Stepper
          size={size}
          {...(isLow && { color: 'warning', helperText: isListOfLow ? undefined : texts.low() })}
          of={food.name}
          label={texts.quantityOf({ name: isolated(food.name) })}
          canStep={{ down: isOnline && !(Number(text) <= 0), up: isOnline && !(Number(text) >= LIMITS.quantity) }}
          onStep={quantity.step}
          aria-invalid={isWrong}
          title={isWrong ? texts.quantityLimits({ most: LIMITS.quantity }) : texts.enterSaves()}
          value={text}
          readOnly={isBusy}
          disabled={!isOnline}
          onChange={(event) => {
            quantity.type(event.target.value);
          }}
          onBlur={quantity.save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') quantity.save();
            if (event.key === 'Escape') quantity.discard();
          }}
        />
        {isLow && (
          <Box component="span" sx={UNSEEN}>
            {texts.left({ count: stock.left })}
          </Box>
        )}
      </Box>
      {hasFailed ? (
        <Button
          size="small"
          color="error"
          disabled={!isOnline}
          aria-label={texts.tryAgainQuantity({ name: isolated(food.name) })}
          onClick={quantity.save}
        >
          {common.tryAgain()}
        </Button>
      ) : canUndo ? (
        <Button
          size="small"
          aria-label={texts.undoQuantity({ name: isolated(food.name) })}
          onClick={({ currentTarget }) => {
            // It goes: the keys go on where they came from.
            currentTarget.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
            quantity.undo();
          }}
        >
          {common.undo()}
        </Button>
      ) : (
        hasChip && !isLow && <StockChip quantity={food.quantity} sx={isListOfLow ? BELOW_NAME : null} />
      )}
      {hasFailed && (
        <Typography role="alert" variant="caption" component="p" color="error" sx={{ width: 1 }}>
          {texts.notSavedYet()}
        </Typography>
      )}
    </Box>
  );
}

const STYLE = { display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' } as const;
const BELOW_NAME = {
  '@media (max-width: 599.95px)': { position: 'absolute', insetInlineStart: 0, bottom: '4px' },
} as const;
