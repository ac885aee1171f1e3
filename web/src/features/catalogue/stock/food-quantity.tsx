// No stories: in managed-foods.tsx.
import { changeStock, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import toast from 'react-hot-toast';
import { explainRefusalOf, type ManageFoodResult } from '../api/manage-food.ts';
import { setStock } from '../api/set-stock.ts';
import type { PendingFoods } from '../api/use-pending-foods.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { QuantityField } from './quantity-field.tsx';
import * as texts from './texts.ts';

/** Shows the changed food at once. A refused change is reverted, with a toast. */
export async function sendChange(
  { change }: PendingFoods,
  shows: Food,
  request: () => Promise<ManageFoodResult>,
): Promise<ManageFoodResult> {
  const result = await change(shows, request);
  if (result.status !== 'done') toast.error(explainRefusalOf(shows.name, result));
  return result;
}

/** The portions of a food in a list, changed in place. */
export function FoodQuantity({
  food,
  pending,
  hasChip,
  ...look
}: Pick<ComponentProps<typeof QuantityField>, 'size' | 'isListOfLow'> & {
  readonly food: Food;
  readonly pending: PendingFoods;
  /** Whether a chip says that none is left. */
  readonly hasChip: boolean;
}): React.JSX.Element {
  if (!food.counted)
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 44, color: 'text.secondary' }}>
        <span>{texts.notCounted()}</span>
        {hasChip && <StockChip quantity={food.quantity} />}
      </Box>
    );
  return (
    <QuantityField
      food={food}
      isBusy={pending.isBusy(food.id)}
      hasChip={hasChip}
      {...look}
      onChange={(change, seen) =>
        sendChange(pending, changeStock(food, change) ?? food, async () => {
          const { result } = await setStock(food.id, seen, seen + change);
          return result;
        })
      }
    />
  );
}
