import { formatMoney, portionsText, stockOf, toDecimal, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode } from 'react';
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
  /** Whether chef and token have columns in the table with tools; else they are under the name there too. */
  readonly isRoomy: boolean;
}

/** Chef and token are columns, or under the name. The narrower a row, the more of its buttons are in a menu. */
export type Width = 'columns' | 'lines' | 'phone';

export interface StaffCells {
  /** The portions, where they can be changed. */
  readonly quantity?: (food: Food, width: Width) => ReactNode;
  /** In place of the order button on a phone. */
  readonly menu?: (food: Food) => ReactNode;
  readonly manage: (food: Food, width: Width) => ReactNode;
}

const PHONE = { below: 767.95, columns: 'minmax(0, 1fr) auto' } as const;
const ON_PHONE = `@media (max-width: ${PHONE.below}px)`;
/** Portions and buttons under the name and the price. */
const STAFF_TABLET = { below: 1023.95, columns: 'minmax(0, 1fr) auto auto' } as const;
/** Beside a row's picture; a phone's is larger. */
const BESIDE_PICTURE = '56px';
const BESIDE_PHONE_PICTURE = '76px';

/** The table of the Food List. */
export function FoodTable({
  foods,
  onOrder,
  staff,
}: Omit<FoodCells, 'width' | 'isRoomy'> & { readonly foods: readonly Food[] }): React.JSX.Element {
  const isWide = useMediaQuery(staff ? '(min-width: 1600px)' : '(min-width: 1280px)');
  const isOnPhone = useMediaQuery(`screen and (max-width: ${PHONE.below}px)`);
  const isRoomy = useMediaQuery('(min-width: 1280px)');
  const width = isWide ? 'columns' : isOnPhone ? 'phone' : 'lines';
  const columns = useMemo(
    () => foodColumns({ onOrder, width, isRoomy, ...(staff && { staff }) }),
    [onOrder, staff, width, isRoomy],
  );
  return (
    <DataTable
      label="Food List"
      rows={foods}
      rowKey={({ id }) => id}
      columns={columns}
      tablet={staff && STAFF_TABLET}
      phone={PHONE}
    />
  );
}

/** The columns of the Food List, named as in the specification. */
function foodColumns({ onOrder, staff, width, isRoomy }: FoodCells): readonly Column<Food>[] {
  const underName = width === 'columns' ? {} : ({ only: 'tools', isAside: !isRoomy } as const);
  const isOnPhone = width === 'phone';
  const isStaffsPhone = isOnPhone && staff !== undefined;
  /** Two buttons and nothing else under the name. */
  const isChefsPhone = isStaffsPhone && staff.quantity === undefined;
  const order = (food: Food): React.JSX.Element => (
    <OrderButton food={food} onOrder={onOrder} isQuiet={staff !== undefined} />
  );
  return [
    nameColumn(
      width === 'columns'
        ? null
        : (food) => <Facts food={food} isStaffsPhone={isStaffsPhone} hasPortions={isChefsPhone} />,
      { hasMenu: staff?.menu !== undefined, hasToolsFacts: !isRoomy },
    ),
    {
      label: 'Chefs',
      cell: ({ supplier }) => supplier,
      minWidth: 84,
      value: ({ supplier }) => supplier,
      toolsSx: { whiteSpace: 'normal', typography: 'body2' },
      ...underName,
    },
    {
      label: 'Token',
      cell: ({ id }) => <code>{id}</code>,
      minWidth: 112,
      value: ({ id }) => id,
      sx: QUIET,
      toolsSx: {
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        typography: { xs: 'caption', xl: 'body2' },
        '& code': { fontWeight: 400 },
      },
      ...underName,
    },
    {
      label: 'Quantity',
      value: ({ quantity }) => quantity,
      minWidth: staff?.quantity ? 138 : 96,
      toolsSx: { width: { xs: '1px', xl: '244px' } },
      sx: { whiteSpace: 'nowrap', ...(staff?.quantity && { width: '244px', ...LOW_STEPPER }) },
      tabletSx: { gridColumn: '1', gridRow: '2', pl: BESIDE_PICTURE, ...LEFT },
      phoneSx: { gridColumn: '1', gridRow: '2', pl: staff ? BESIDE_PHONE_PICTURE : '148px', ...LEFT },
      ...(isChefsPhone && underName),
      cell: (food) =>
        staff?.quantity?.(food, width) ?? <Portions quantity={food.quantity} lowAt={staff ? food.lowAt : null} />,
    },
    {
      label: 'Payment',
      minWidth: 80,
      value: ({ priceMinor, currency }) => toDecimal(priceMinor, currency),
      sx: { textAlign: 'right', pr: '20px', ...(staff && { width: '1px' }) },
      tabletSx: {
        gridColumn: '3',
        gridRow: '1',
        justifySelf: 'end',
        alignSelf: 'start',
        lineHeight: 1.3,
        '& span': { lineHeight: 1.3 },
      },
      phoneSx: { gridColumn: '1', gridRow: '2', pl: BESIDE_PHONE_PICTURE, textAlign: 'left' },
      ...(isStaffsPhone && underName),
      cell: ({ priceMinor, currency }) => (
        <Typography component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(priceMinor, currency)}
        </Typography>
      ),
    },
    {
      label: 'Order',
      minWidth: 104,
      sx: { width: '1px', ...(staff && { pr: 0 }) },
      tabletSx: { gridColumn: '2', gridRow: '2', mr: '-4px' },
      phoneSx: {
        gridColumn: '2',
        gridRow: staff ? '1' : '2',
        justifySelf: 'end',
        alignSelf: 'start',
        position: 'relative',
      },
      cell: (isOnPhone && staff?.menu) || order,
    },
    ...(staff
      ? [
          {
            label: 'Manage',
            minWidth: width === 'columns' ? 240 : 132,
            sx: { width: '1px' },
            cell: (food: Food) => staff.manage(food, width),
            tabletSx: { gridColumn: '3', gridRow: '2' },
            phoneSx: { gridColumn: '2', gridRow: '2', justifySelf: 'end' },
          },
        ]
      : []),
  ];
}

export function OrderButton({
  food,
  onOrder,
  isQuiet = false,
}: {
  readonly food: Food;
  /** In the rows of staff, whose work is another. */
  readonly isQuiet?: boolean;
} & Pick<FoodCells, 'onOrder'>): React.JSX.Element {
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={food.quantity < 1}
      aria-label={`${MESSAGES.orderNow}: ${food.name}`}
      onClick={() => {
        onOrder(food);
      }}
      sx={isQuiet ? NEUTRAL : ONE_LINE}
    >
      {MESSAGES.orderNow}
    </Button>
  );
}

const ONE_LINE = { whiteSpace: 'nowrap' } as const;
/** Of what is not the one next step. */
export const NEUTRAL = { ...ONE_LINE, '&&:enabled': { color: 'text.primary', borderColor: 'edge' } } as const;

/** Where no name of a column says what the number is. */
const LEFT = {
  '& > [data-portions]': { typography: 'body2', color: 'text.secondary', '&::after': { content: '" left"' } },
};

const QUIET = { typography: 'body2', color: 'text.secondary' } as const;

/** The portions; of few and of none the chip alone tells. */
function Portions({ quantity, lowAt }: Pick<Food, 'quantity' | 'lowAt'>): React.JSX.Element {
  if (stockOf({ quantity }, lowAt).kind !== 'plenty') return <StockChip quantity={quantity} lowAt={lowAt} />;
  return <span data-portions="">{portionsText(quantity)}</span>;
}

/** Chef and token on one line; on staff's phones the price in place of the token, and what is left if nothing else says it. */
function Facts({
  food,
  isStaffsPhone,
  hasPortions,
}: {
  readonly food: Food;
  readonly isStaffsPhone: boolean;
  /** Whether the number of portions is not elsewhere in the row. */
  readonly hasPortions: boolean;
}): React.JSX.Element {
  const { id, supplier, priceMinor, currency, quantity, lowAt } = food;
  return (
    <Box component="span" sx={FACTS}>
      <span>
        {isStaffsPhone && `${formatMoney(priceMinor, currency)} · `}
        {supplier}
        {!isStaffsPhone && (
          <>
            {' · '}
            <code>{id}</code>
          </>
        )}
        {hasPortions && stockOf(food, lowAt).kind === 'plenty' && ` · ${portionsText(quantity)} left`}
      </span>
      {isStaffsPhone && (hasPortions || quantity < 1) && <StockChip quantity={quantity} lowAt={lowAt} />}
    </Box>
  );
}

/** As wide as the name lets it be: a long token does not widen its column. What is cut off stands last. */
const FACTS = {
  contain: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  typography: 'caption',
  '& > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& code': { fontFamily: 'inherit' },
} as const;

/** Picture and name. @param facts a line under the name */
function nameColumn(
  facts: ((food: Food) => ReactNode) | null,
  {
    hasMenu = false,
    hasToolsFacts = false,
  }: {
    /** Whether a phone's card has a button in its corner. */
    readonly hasMenu?: boolean;
    /** Whether the line is in the table with tools too. */
    readonly hasToolsFacts?: boolean;
  } = {},
): Column<Food> {
  return {
    label: 'Food',
    value: ({ name }) => name,
    minWidth: 184,
    toolsSx: {
      whiteSpace: 'normal',
      '& > div > div > span:first-of-type': { fontSize: { xs: '0.875rem', xl: '1rem' } },
    },
    sx: { height: 64, minWidth: 150, overflowWrap: 'anywhere' },
    tabletSx: { gridColumn: '1 / 3', gridRow: '1', pl: BESIDE_PICTURE, '& > div > div:first-of-type': CENTRED },
    phoneSx: { gridColumn: '1 / -1', gridRow: '1', position: 'relative', pl: BESIDE_PHONE_PICTURE, minHeight: 44 },
    cell: (food, _index, view) => (
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box sx={facts ? [PICTURE, PHONE_PICTURE] : PICTURE}>
          <FoodPicture src={food.img} seed={food.id} size={38} />
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="span" sx={[NAME, facts && TWO_LINES, hasMenu && BESIDE_MENU]}>
            {food.name}
          </Typography>
          {(view === 'plain' || hasToolsFacts) && facts?.(food)}
        </Box>
      </Box>
    ),
  };
}

const NAME = { display: 'block', fontWeight: 700, lineHeight: 1.3 } as const;
/** Rows have one height; a phone has room for the whole name. */
const TWO_LINES = {
  '@media (min-width: 768px)': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
} as const;

/** Beside both lines of a row. */
const CENTRED = { position: 'absolute', left: '16px', top: 'calc(50% - 22px)' } as const;
/** As high as the buttons of its row. */
const LOW_STEPPER = {
  '@media (min-width: 900px)': {
    '& button, & input': { height: 36, minHeight: 36 },
    '& div > div > button': { width: 36 },
    '& input': { width: 48 },
  },
} as const;

const BESIDE_MENU = { [ON_PHONE]: { mr: '36px' } } as const;

export const NAME_COLUMN: Column<Food> = nameColumn(null);

const PICTURE = { width: 44, height: 44, borderRadius: RADII.field, overflow: 'hidden', flexShrink: 0 } as const;
/** Beside the name and what is under it. */
const PHONE_PICTURE = { [ON_PHONE]: { position: 'absolute', left: 0, top: 0, width: 64, height: 64 } } as const;
