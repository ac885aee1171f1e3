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
/** The name over what is left, both beside the one button and the menu. */
const CHEFS_PHONE = {
  ...PHONE,
  columns: 'minmax(0, 1fr) auto auto',
  row: { py: 1, rowGap: 0, columnGap: 1, containIntrinsicHeight: 'auto 75px' },
} as const;
/** The portions under the name; price and buttons beside both. */
const ADMINS_TABLET = { below: 1023.95, columns: 'minmax(0, 1fr) auto auto auto' } as const;
/** Portions and price under the name; the buttons, which are three, beside both. */
const CHEFS_TABLET = { ...ADMINS_TABLET, columns: '132px minmax(0, 1fr) auto auto' } as const;
/** Beside a row's picture; a phone's is larger. */
const BESIDE_PICTURE = '56px';
const BESIDE_PHONE_PICTURE = '76px';
const BESIDE_CHEFS_PICTURE = '60px';

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
      tablet={staff && (isChefs(staff) ? CHEFS_TABLET : ADMINS_TABLET)}
      phone={isChefs(staff) ? CHEFS_PHONE : PHONE}
    />
  );
}

/** Chefs see the portions, and change them elsewhere. */
const isChefs = (staff: StaffCells | undefined): boolean => staff !== undefined && staff.quantity === undefined;

/** The columns of the Food List, named as in the specification. */
function foodColumns({ onOrder, staff, width, isRoomy }: FoodCells): readonly Column<Food>[] {
  const underName = width === 'columns' ? {} : ({ only: 'tools', isAside: !isRoomy } as const);
  const isOnPhone = width === 'phone';
  const isStaffsPhone = isOnPhone && staff !== undefined;
  const isChefsPhone = isOnPhone && isChefs(staff);
  const order = (food: Food): React.JSX.Element => (
    <OrderButton food={food} onOrder={onOrder} isQuiet={staff !== undefined} />
  );
  return [
    nameColumn(
      width === 'columns' || isChefsPhone ? null : (food) => <Facts food={food} isStaffsPhone={isStaffsPhone} />,
      { hasMenu: staff?.menu !== undefined, hasToolsFacts: !isRoomy, isBesideButtons: isChefs(staff) },
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
      sx: { whiteSpace: 'nowrap', ...(staff?.quantity ? { width: '244px', ...LOW_STEPPER } : FIGURES) },
      tabletSx: { gridColumn: '1', gridRow: '2', pl: BESIDE_PICTURE, pr: 0, ...LEFT },
      phoneSx: {
        gridColumn: '1',
        gridRow: '2',
        pl: isChefs(staff) ? BESIDE_CHEFS_PICTURE : staff ? BESIDE_PHONE_PICTURE : '148px',
        pr: 0,
        ...LEFT,
        ...(isChefs(staff) && TWO_LOW_LINES),
      },
      cell: (food) =>
        staff?.quantity?.(food, width) ?? (
          <>
            <Portions quantity={food.quantity} lowAt={staff ? food.lowAt : null} />
            {isChefsPhone && <Facts food={food} isStaffsPhone hasChip={false} />}
          </>
        ),
    },
    {
      label: 'Payment',
      minWidth: 80,
      value: ({ priceMinor, currency }) => toDecimal(priceMinor, currency),
      sx: { ...FIGURES, ...(staff && { width: '1px' }) },
      tabletSx: isChefs(staff) ? { gridColumn: '2', gridRow: '2', textAlign: 'left' } : { gridColumn: '2', ...BOTH },
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
      tabletSx: { gridColumn: '3', mr: '-4px', ...BOTH },
      phoneSx: isChefs(staff)
        ? { gridColumn: '3', gridRow: '2', '& button': { my: '-4px' } }
        : {
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
            tabletSx: { gridColumn: '4', ...BOTH },
            phoneSx: { gridColumn: '2', gridRow: '2', justifySelf: 'end', ...(isChefs(staff) && LOW_BUTTON) },
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

/** In the narrowest windows it leaves the portions before it their room. */
const ONE_LINE = { whiteSpace: 'nowrap', '@media (max-width: 379.95px)': { '&&': { px: 1.25 } } } as const;
/** Of what is not the one next step. */
export const NEUTRAL = { ...ONE_LINE, '&&:enabled': { color: 'text.primary', borderColor: 'edge' } } as const;

/** Digit under digit. */
export const FIGURES = { textAlign: 'right', pr: '20px', fontVariantNumeric: 'tabular-nums' } as const;

/** Where no name of a column says what the number is. */
const LEFT = {
  textAlign: 'left',
  '& > [data-portions]': { typography: 'body2', fontWeight: 700, '&::after': { content: '" left"' } },
} as const;
/** Beside both lines of a row. */
const BOTH = { gridRow: '1 / 3' } as const;
/** Beside a button of 36 pixels. */
const TWO_LOW_LINES = {
  lineHeight: '20px',
  '& > span:first-of-type': { height: 20 },
  // The menu has the chef, too.
  '& span > span > span': { display: 'none' },
} as const;
/** As low as a row of staff lets it be; it is pressed above and below, too. */
const LOW_BUTTON = {
  '& button': {
    position: 'relative',
    minHeight: 36,
    px: '12px',
    '&::after': { content: '""', position: 'absolute', inset: '-5px -1px' },
  },
} as const;

const QUIET = { typography: 'body2', color: 'text.secondary' } as const;

/** The portions; of few and of none the chip alone tells. */
function Portions({ quantity, lowAt }: Pick<Food, 'quantity' | 'lowAt'>): React.JSX.Element {
  if (stockOf({ quantity }, lowAt).kind !== 'plenty') return <StockChip quantity={quantity} lowAt={lowAt} />;
  return <span data-portions="">{portionsText(quantity)}</span>;
}

/** Chef and token on one line; on staff's phones the price in place of the token. */
function Facts({
  food: { id, supplier, priceMinor, currency, quantity },
  isStaffsPhone,
  hasChip = isStaffsPhone,
}: {
  readonly food: Food;
  readonly isStaffsPhone: boolean;
  /** Whether a chip says that none is left. */
  readonly hasChip?: boolean;
}): React.JSX.Element {
  return (
    <Box component="span" sx={FACTS}>
      <span>
        {isStaffsPhone && (
          <>
            <b>{formatMoney(priceMinor, currency)}</b>
            <span> · </span>
          </>
        )}
        <span>{supplier}</span>
        {!isStaffsPhone && (
          <>
            {' · '}
            <code>{id}</code>
          </>
        )}
      </span>
      {hasChip && quantity < 1 && <StockChip quantity={quantity} />}
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
  '& b': { color: 'text.primary', fontSize: '0.875rem', lineHeight: 1 },
} as const;

/** Picture and name. @param facts a line under the name */
function nameColumn(
  facts: ((food: Food) => ReactNode) | null,
  {
    hasMenu = false,
    hasToolsFacts = false,
    isBesideButtons = false,
  }: {
    /** Whether a phone's card has a button in its corner. */
    readonly hasMenu?: boolean;
    /** Whether the line is in the table with tools too. */
    readonly hasToolsFacts?: boolean;
    /** Whether buttons are beside the name and what is under it. */
    readonly isBesideButtons?: boolean;
  } = {},
): Column<Food> {
  const picture = facts || isBesideButtons ? [PICTURE, isBesideButtons ? CHEFS_PICTURE : PHONE_PICTURE] : PICTURE;
  return {
    label: 'Food',
    value: ({ name }) => name,
    minWidth: 184,
    toolsSx: {
      whiteSpace: 'normal',
      '& > div > div > span:first-of-type': { fontSize: { xs: '0.875rem', xl: '1rem' } },
    },
    sx: { height: 64, minWidth: 150, overflowWrap: 'anywhere' },
    tabletSx: {
      gridColumn: isBesideButtons ? '1 / 3' : '1',
      gridRow: '1',
      pl: BESIDE_PICTURE,
      '& > div > div:first-of-type': CENTRED,
    },
    phoneSx: {
      gridRow: '1',
      position: 'relative',
      ...(isBesideButtons
        ? { gridColumn: '1 / -1', pl: BESIDE_CHEFS_PICTURE }
        : { gridColumn: '1 / -1', pl: BESIDE_PHONE_PICTURE, minHeight: 44 }),
    },
    cell: (food, _index, view) => (
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box sx={picture}>
          <FoodPicture src={food.img} seed={food.id} size={38} />
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="span" sx={[NAME, facts && TWO_LINES, hasMenu && !isBesideButtons && BESIDE_MENU]}>
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

const PICTURE = { width: 44, height: 44, borderRadius: RADII.field, overflow: 'hidden', flexShrink: 0 } as const;
/** Beside the name and what is under it. */
const PHONE_PICTURE = { [ON_PHONE]: { position: 'absolute', left: 0, top: 0, width: 64, height: 64 } } as const;
const CHEFS_PICTURE = { [ON_PHONE]: { position: 'absolute', left: 0, top: '4px', width: 48, height: 48 } } as const;

export const NAME_COLUMN: Column<Food> = nameColumn(null);
