import { formatMoney, toDecimal, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MESSAGES } from '../../../copy.ts';
import { Button } from '../../../ui/button.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { StockChip } from '../../foods/stock-chip.tsx';
import { RADII } from '../../../ui/radii.ts';

interface FoodCells {
  readonly onOrder: (food: Food) => void;
  /** Replaces the quantity by an editable one. */
  readonly quantityCell?: (food: Food) => ReactNode;
  /** The last column, for staff. */
  readonly manageCell?: (food: Food) => ReactNode;
}

const QUIET = { color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' } as const;
/** Under the name, beside the picture. */
const UNDER_NAME = '64px';

/** Where the columns do not fit beside each other: chef and id under the name, the buttons of a row under its figures. */
const GRIDS = {
  tablet: { below: 1439.95, columns: 'auto minmax(0, 1fr) 150px 76px 116px' },
  phone: { below: 760, columns: 'auto minmax(0, 1fr) auto' },
} as const;

/** The table of the Food List. */
export function FoodTable({
  foods,
  columns,
}: {
  readonly foods: readonly Food[];
  readonly columns: readonly Column<Food>[];
}): React.JSX.Element {
  return <DataTable label="Food List" rows={foods} rowKey={({ id }) => id} columns={columns} {...GRIDS} />;
}

/** The columns of the Food List, named as in the specification. */
export function foodColumns({ onOrder, quantityCell, manageCell }: FoodCells): readonly Column<Food>[] {
  return [
    NAME_COLUMN,
    {
      label: 'Chefs',
      cell: ({ supplier }) => supplier,
      value: ({ supplier }) => supplier,
      tabletSx: { gridColumn: '1', gridRow: '2', pl: UNDER_NAME, ...QUIET },
      phoneSx: { gridColumn: '1', gridRow: '2', pl: UNDER_NAME, ...QUIET },
    },
    {
      label: 'Token',
      cell: ({ id }) => <code>{id}</code>,
      value: ({ id }) => id,
      tabletSx: { gridColumn: '2', gridRow: '2', ...QUIET },
      phoneSx: { gridColumn: '2 / -1', gridRow: '2', ...QUIET },
    },
    {
      label: 'Quantity',
      value: ({ quantity }) => quantity,
      minWidth: 210,
      tabletSx: { gridColumn: '3', gridRow: '1' },
      phoneSx: { gridColumn: '1 / 3', gridRow: '3' },
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
      tabletSx: { gridColumn: '4', gridRow: '1', textAlign: 'right' },
      phoneSx: { gridColumn: '3', gridRow: '1', textAlign: 'right' },
      cell: ({ priceMinor }) => (
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {formatMoney(priceMinor)}
        </Typography>
      ),
    },
    {
      label: 'Order',
      tabletSx: { gridColumn: '5', gridRow: '1', justifySelf: 'end' },
      phoneSx: { gridColumn: '3', gridRow: '3', justifySelf: 'end' },
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
    ...(manageCell
      ? [
          {
            label: 'Manage',
            minWidth: 280,
            cell: manageCell,
            tabletSx: { gridColumn: '3 / -1', gridRow: '2', justifySelf: 'end' },
            phoneSx: { gridColumn: '1 / -1', gridRow: '4', justifySelf: 'end' },
          },
        ]
      : []),
  ];
}

export const NAME_COLUMN: Column<Food> = {
  label: 'Food',
  tabletSx: { gridColumn: '1 / 3' },
  phoneSx: { gridColumn: '1 / 3' },
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
