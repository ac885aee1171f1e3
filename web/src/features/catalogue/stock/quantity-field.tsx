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

/**
 * A food's portions, changed in place: by steps, which are saved after a pause, or typed, where Enter or blur saves and
 * Escape discards. A saved change can be undone, until another one is made later. For a food marked as sold out it shows the
 * portions put aside.
 */
export function QuantityField({
  food,
  isBusy,
  hasChip = true,
  onChange,
}: Omit<QuantityInput, 'portions'> & {
  readonly food: Food;
  /** Another change of the food is being sent. */
  readonly isBusy: boolean;
  /** Whether a chip says that none is left; of few a word in the stepper tells. */
  readonly hasChip?: boolean;
}): React.JSX.Element {
  const quantity = useQuantity({ portions: portionsOf(food), onChange });
  const isOnline = useOnline();
  const { text, isWrong, hasFailed, canUndo } = quantity;
  const stock = stockOf(food, food.lowAt);
  const isLow = stock.kind === 'low';
  return (
    <Box sx={STYLE}>
      <div>
        <Stepper
          of={food.name}
          label={`Quantity of ${isolated(food.name)}`}
          canStep={{ down: isOnline && !(Number(text) <= 0), up: isOnline && !(Number(text) >= LIMITS.quantity) }}
          onStep={quantity.step}
          aria-invalid={isWrong}
          title={isWrong ? `A whole number from 0 to ${LIMITS.quantity}` : 'Enter saves'}
          value={text}
          data-low={isLow || undefined}
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
          <small>
            <span>{stock.left} left</span>
            <span aria-hidden="true">low</span>
          </small>
        )}
      </div>
      {hasFailed ? (
        <Button
          size="small"
          color="error"
          disabled={!isOnline}
          aria-label={`Try again: quantity of ${isolated(food.name)}`}
          onClick={quantity.save}
        >
          Try again
        </Button>
      ) : canUndo ? (
        <Button
          size="small"
          aria-label={`Undo: quantity of ${isolated(food.name)}`}
          onClick={({ currentTarget }) => {
            // It goes: the keys go on where they came from.
            currentTarget.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
            quantity.undo();
          }}
        >
          Undo
        </Button>
      ) : (
        hasChip && !isLow && <StockChip quantity={food.quantity} />
      )}
      {hasFailed && (
        <Typography role="alert" variant="caption" component="p" color="error" sx={{ width: 1 }}>
          Not saved yet
        </Typography>
      )}
    </Box>
  );
}

const STYLE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
  '& > div': { position: 'relative', display: 'inline-flex' },
  '& input[data-low]': { pb: '12px' },
  '& input[data-low]:not([aria-invalid="true"])': { color: 'warning.main' },
  // Under the figure, in the height that the buttons beside it have.
  '& small': {
    position: 'absolute',
    insetInline: 0,
    bottom: '4px',
    color: 'warning.main',
    typography: 'caption',
    lineHeight: '12px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  '& small > span:first-of-type': UNSEEN,
} as const;
