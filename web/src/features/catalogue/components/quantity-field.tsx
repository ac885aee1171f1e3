import { LIMITS, portionsOf, type Food } from '@foodhouse/domain';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { RADII } from '../../../ui/radii.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { useQuantity, type QuantityInput } from './use-quantity.ts';

/**
 * A food's portions, changed in place: by steps, which are saved after a pause, or typed, where Enter or blur saves and
 * Escape discards. A saved change can be undone for ten seconds. For a food marked as sold out it shows the portions put
 * aside.
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
  /** Whether a chip says that few portions are left. */
  readonly hasChip?: boolean;
}): React.JSX.Element {
  const quantity = useQuantity({ portions: portionsOf(food), onChange });
  const isOnline = useOnline();
  const { text, isWrong, hasFailed, canUndo } = quantity;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Box sx={STEPPER}>
        <IconButton
          aria-label={`One less: ${food.name}`}
          disabled={!isOnline || Number(text) <= 0}
          onClick={() => {
            quantity.step(-1);
          }}
        >
          <Remove fontSize="small" />
        </IconButton>
        <InlineInput
          inputMode="numeric"
          aria-label={`Quantity of ${food.name}`}
          aria-invalid={isWrong}
          title={isWrong ? `A whole number from 0 to ${LIMITS.quantity}` : 'Enter saves'}
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
        <IconButton
          aria-label={`One more: ${food.name}`}
          disabled={!isOnline || Number(text) >= LIMITS.quantity}
          onClick={() => {
            quantity.step(1);
          }}
        >
          <Add fontSize="small" />
        </IconButton>
      </Box>
      {hasFailed ? (
        <Button
          size="small"
          color="error"
          disabled={!isOnline}
          aria-label={`Try again: quantity of ${food.name}`}
          onClick={quantity.save}
        >
          Try again
        </Button>
      ) : canUndo ? (
        <Button size="small" aria-label={`Undo: quantity of ${food.name}`} onClick={quantity.undo}>
          Undo
        </Button>
      ) : (
        hasChip && <StockChip quantity={food.quantity} />
      )}
      {hasFailed && (
        <Typography role="alert" variant="caption" component="p" color="error" sx={{ width: 1 }}>
          Not saved yet
        </Typography>
      )}
    </Box>
  );
}

/** One control with three targets. */
const STEPPER = {
  display: 'inline-flex',
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  '& button': { width: 44, height: 42, borderRadius: RADII.field },
  '& input': { width: 52, minHeight: 42, px: 0, border: 0, bgcolor: 'transparent', textAlign: 'center' },
  '& input[aria-invalid="true"]': { color: 'error.main' },
} as const;
