import { formatMoney, stockOf, toDecimal, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
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
  /** Staff's cells, which replace or follow the others. */
  readonly staff?: StaffCells;
  readonly width: Width;
}

/** Chef and token are columns, or under the name. A phone's rows have fewer buttons, which a menu completes. */
type Width = 'columns' | 'lines' | 'phone';

export interface StaffCells {
  readonly quantity?: (food: Food) => ReactNode;
  /** In place of the order button on a phone. */
  readonly menu: (food: Food) => ReactNode;
  readonly manage: (food: Food, isOnPhone: boolean) => ReactNode;
}

const PHONE = { below: 767.95, columns: 'minmax(0, 1fr) auto' } as const;
const ON_PHONE = `@media (max-width: ${PHONE.below}px)`;
/** The buttons of a row under its figures. */
const STAFF_TABLET = { below: 1279.95, columns: 'minmax(0, 1fr) 240px 84px' } as const;
/** Beside a phone's picture. */
const BESIDE_PICTURE = '76px';

/** The table of the Food List. */
export function FoodTable({
  foods,
  ...cells
}: Omit<FoodCells, 'width'> & { readonly foods: readonly Food[] }): React.JSX.Element {
  const isWide = useMediaQuery(cells.staff ? '(min-width: 1600px)' : '(min-width: 1280px)');
  const isOnPhone = useMediaQuery(`screen and (max-width: ${PHONE.below}px)`);
  const width = isWide ? 'columns' : isOnPhone ? 'phone' : 'lines';
  return (
    <DataTable
      label="Food List"
      rows={foods}
      rowKey={({ id }) => id}
      columns={foodColumns({ ...cells, width })}
      tablet={cells.staff && STAFF_TABLET}
      phone={PHONE}
    />
  );
}

/** The columns of the Food List, named as in the specification. */
function foodColumns({ onOrder, staff, width }: FoodCells): readonly Column<Food>[] {
  const underName = width === 'columns' ? {} : ({ only: 'tools' } as const);
  const isStaffsPhone = width === 'phone' && staff !== undefined;
  const order = (food: Food): React.JSX.Element => <OrderButton food={food} onOrder={onOrder} />;
  return [
    nameColumn(
      width === 'columns' ? null : (food) => <Facts food={food} hasPrice={isStaffsPhone} />,
      staff ? '1' : '1 / -1',
    ),
    { label: 'Chefs', cell: ({ supplier }) => supplier, value: ({ supplier }) => supplier, ...underName },
    { label: 'Token', cell: ({ id }) => <code>{id}</code>, value: ({ id }) => id, sx: QUIET, ...underName },
    {
      label: 'Quantity',
      value: ({ quantity }) => quantity,
      minWidth: 240,
      sx: { whiteSpace: 'nowrap' },
      phoneSx: { gridColumn: '1', gridRow: '2', pl: staff ? BESIDE_PICTURE : '148px' },
      cell: (food) => staff?.quantity?.(food) ?? <Portions quantity={food.quantity} />,
    },
    {
      label: 'Payment',
      value: ({ priceMinor }) => toDecimal(priceMinor),
      sx: { textAlign: 'right' },
      phoneSx: { gridColumn: '1', gridRow: '2', pl: BESIDE_PICTURE, textAlign: 'left' },
      ...(isStaffsPhone && underName),
      cell: ({ priceMinor }) => (
        <Typography component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(priceMinor)}
        </Typography>
      ),
    },
    {
      label: 'Order',
      sx: { width: '1px' },
      tabletSx: { gridColumn: '1', gridRow: '2', justifySelf: 'end' },
      phoneSx: { gridColumn: '2', gridRow: staff ? '1' : '2', justifySelf: 'end', alignSelf: 'start' },
      cell: isStaffsPhone ? staff.menu : order,
    },
    ...(staff
      ? [
          {
            label: 'Manage',
            minWidth: 280,
            sx: { width: '1px' },
            cell: (food: Food) => staff.manage(food, isStaffsPhone),
            tabletSx: { gridColumn: '2 / -1', gridRow: '2', justifySelf: 'end' },
            phoneSx: { gridColumn: '2', gridRow: '2', justifySelf: 'end' },
          },
        ]
      : []),
  ];
}

export function OrderButton({
  food,
  onOrder,
}: { readonly food: Food } & Pick<FoodCells, 'onOrder'>): React.JSX.Element {
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={food.quantity < 1}
      aria-label={`${MESSAGES.orderNow}: ${food.name}`}
      onClick={() => {
        onOrder(food);
      }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {MESSAGES.orderNow}
    </Button>
  );
}

const QUIET = { typography: 'body2', color: 'text.secondary' } as const;

/** The portions; a phone says what the number is. */
function Portions({ quantity }: Pick<Food, 'quantity'>): React.JSX.Element {
  const isPlenty = stockOf({ quantity }).kind === 'plenty';
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box
        component="span"
        sx={{ [ON_PHONE]: isPlenty ? { ...QUIET, '&::after': { content: '" left"' } } : { display: 'none' } }}
      >
        {quantity}
      </Box>
      <StockChip quantity={quantity} />
    </Box>
  );
}

/** Chef and token; on staff's phones the price in place of the token. */
function Facts({ food, hasPrice }: { readonly food: Food; readonly hasPrice: boolean }): React.JSX.Element {
  return (
    <Box component="span" sx={{ ...QUIET, display: 'block' }}>
      {food.supplier}
      {' · '}
      {hasPrice ? (
        formatMoney(food.priceMinor)
      ) : (
        <Box component="code" sx={{ fontFamily: 'inherit' }}>
          {food.id}
        </Box>
      )}
    </Box>
  );
}

/** Picture and name. @param facts a line under the name @param phoneColumns of the grid of a phone's row */
function nameColumn(facts: ((food: Food) => ReactNode) | null, phoneColumns = '1'): Column<Food> {
  return {
    label: 'Food',
    value: ({ name }) => name,
    minWidth: 240,
    sx: { height: 64, minWidth: 150, overflowWrap: 'anywhere' },
    phoneSx: { gridColumn: phoneColumns, gridRow: '1', position: 'relative', pl: BESIDE_PICTURE, minHeight: 44 },
    cell: (food, _index, view) => (
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box sx={facts ? [PICTURE, PHONE_PICTURE] : PICTURE}>
          <FoodPicture src={food.img} seed={food.id} size={38} />
        </Box>
        <div>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {food.name}
          </Typography>
          {view === 'plain' && facts?.(food)}
        </div>
      </Box>
    ),
  };
}

export const NAME_COLUMN: Column<Food> = nameColumn(null);

const PICTURE = { width: 44, height: 44, borderRadius: RADII.field, overflow: 'hidden', flexShrink: 0 } as const;
/** Beside the name and what is under it. */
const PHONE_PICTURE = { [ON_PHONE]: { position: 'absolute', left: 0, top: 0, width: 64, height: 64 } } as const;
