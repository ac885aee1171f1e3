import { formatMoney, toDecimal, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MESSAGES } from '../../../copy.ts';
import { Button } from '../../../ui/button.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { RADII } from '../../../ui/radii.ts';

interface FoodCells {
  readonly onOrder: (food: Food) => void;
  /** Replaces the quantity by an editable one. */
  readonly quantityCell?: (food: Food) => ReactNode;
  /** The last column, for staff. */
  readonly manageCell?: (food: Food) => ReactNode;
}

/** The columns of the Food List, named as in the specification. */
export function foodColumns({ onOrder, quantityCell, manageCell }: FoodCells): readonly Column<Food>[] {
  return [
    NAME_COLUMN,
    { label: 'Chefs', cell: ({ supplier }) => supplier, value: ({ supplier }) => supplier },
    { label: 'Token', cell: ({ id }) => <code>{id}</code>, value: ({ id }) => id },
    {
      label: 'Quantity',
      value: ({ quantity }) => quantity,
      minWidth: 210,
      cell: (food) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
          {quantityCell?.(food) ?? food.quantity}
          <StockChip quantity={food.quantity} />
        </Box>
      ),
    },
    {
      label: 'Payment',
      value: ({ priceMinor }) => toDecimal(priceMinor),
      cell: ({ priceMinor }) => (
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {formatMoney(priceMinor)}
        </Typography>
      ),
    },
    {
      label: 'Order',
      cell: (food) => (
        <Button
          variant="contained"
          disabled={food.quantity < 1}
          aria-label={`${MESSAGES.orderNow}: ${food.name}`}
          onClick={() => {
            onOrder(food);
          }}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {MESSAGES.orderNow}
        </Button>
      ),
    },
    ...(manageCell ? [{ label: 'Manage', minWidth: 280, cell: manageCell }] : []),
  ];
}

export const NAME_COLUMN: Column<Food> = {
  label: 'Food',
  value: ({ name }) => name,
  minWidth: 240,
  cell: (food) => (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ width: 52, height: 52, borderRadius: RADII.field, overflow: 'hidden', flexShrink: 0 }}>
        <FoodPicture src={food.img} seed={food.id} size={38} />
      </Box>
      <Typography component="span" sx={{ fontWeight: 700 }}>
        {food.name}
      </Typography>
    </Box>
  ),
};
