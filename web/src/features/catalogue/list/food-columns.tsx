// No stories: the columns of managed-foods.tsx.
import { portionsText, stockOf, toDecimal, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { StockChip } from '../../foods/stock-chip.tsx';
import { RADII } from '../../../ui/radii.ts';
import { NARROW, ON_PHONE, ROOMY, ROW_LOOKS, type RowLook } from './food-row-styles.ts';
import { isolated } from '../../../lib/isolated.ts';
import { priceText } from '../../../lib/price-text.ts';
import { sheetAmount } from '../../../lib/sheet.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface FoodCells {
  readonly onOrder: (food: Food) => void;
  /** Staff's cells, which replace or follow the others. */
  readonly staff?: StaffCells;
  readonly look: RowLook;
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

/** The table of the Food List. */
export function FoodTable({
  foods,
  onOrder,
  staff,
}: Pick<FoodCells, 'onOrder' | 'staff'> & { readonly foods: readonly Food[] }): React.JSX.Element {
  const look = lookOf(staff);
  const isWide = useMediaQuery(look.wide);
  const isOnPhone = useMediaQuery(NARROW);
  const isRoomy = useMediaQuery(ROOMY);
  const width = isWide ? 'columns' : isOnPhone ? 'phone' : 'lines';
  const columns = useMemo(
    () => foodColumns({ onOrder, look, width, isRoomy, ...(staff && { staff }) }),
    [onOrder, look, staff, width, isRoomy],
  );
  return (
    <DataTable
      label={texts.foodList()}
      rows={foods}
      rowKey={({ id }) => id}
      columns={columns}
      tablet={look.tablet}
      phone={look.phone}
      hasTools={look.isStaffs}
      isRemembered
    />
  );
}

function lookOf(staff: StaffCells | undefined): RowLook {
  if (!staff) return ROW_LOOKS.guests;
  return staff.quantity ? ROW_LOOKS.admins : ROW_LOOKS.chefs; // chefs see the portions, and change them elsewhere
}

/** The columns of the Food List, named as in the specification. */
function foodColumns({ onOrder, staff, look, width, isRoomy }: FoodCells): readonly Column<Food>[] {
  const underName = width === 'columns' ? {} : ({ only: 'tools', isAside: !isRoomy } as const);
  const isOnPhone = width === 'phone';
  const isStaffsPhone = isOnPhone && look.isStaffs;
  const isCompact = isOnPhone && look.isCompact;
  const order = (food: Food): React.JSX.Element => (
    <OrderButton food={food} onOrder={onOrder} isQuiet={look.isStaffs} variant={look.ordersBy} />
  );
  return [
    nameColumn(
      look,
      width === 'columns' || isCompact ? null : (food) => <Facts food={food} isStaffsPhone={isStaffsPhone} />,
      !isRoomy,
    ),
    {
      label: texts.chefs(),
      cell: ({ supplier }) => supplier,
      minWidth: 84,
      value: ({ supplier }) => supplier,
      toolsSx: { whiteSpace: 'normal', typography: 'body2' },
      ...underName,
    },
    {
      label: common.token(),
      cell: ({ id }, _index, view) => (
        <Box component="code" sx={view === 'tools' ? TOOLS_TOKEN : TOKEN}>
          {id}
        </Box>
      ),
      minWidth: 112,
      value: ({ id }) => id,
      sx: QUIET,
      toolsSx: {
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        typography: { xs: 'caption', xl: 'body2' },
      },
      ...underName,
    },
    {
      label: common.quantity(),
      value: ({ quantity }) => quantity,
      toolsSx: { width: { xs: '1px', xl: '244px' } },
      ...look.quantity,
      sx: { whiteSpace: 'nowrap', ...look.quantity.sx },
      cell: (food, _index, view) =>
        staff?.quantity?.(food, width) ?? (
          <>
            <Portions
              quantity={food.quantity}
              lowAt={look.isStaffs ? food.lowAt : null}
              sx={view === 'plain' ? look.portions : {}}
              chipSx={isCompact ? COMPACT_CHIP : null}
            />
            {isCompact && (
              <Box component="span" sx={[FACTS, { contain: 'none' }]}>
                <span>
                  <Price food={food} />
                </span>
              </Box>
            )}
          </>
        ),
    },
    {
      label: texts.payment(),
      minWidth: 80,
      value: ({ priceMinor, currency }) => toDecimal(priceMinor, currency),
      exported: ({ priceMinor, currency }) => sheetAmount(priceMinor, currency),
      ...look.payment,
      ...(isStaffsPhone && underName),
      cell: (food) => (
        <Typography
          component="span"
          sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', whiteSpace: { sm: 'nowrap' } }}
        >
          {priceText(food)}
        </Typography>
      ),
    },
    {
      label: texts.order(),
      minWidth: 104,
      ...look.order,
      cell: (isOnPhone && staff?.menu) || order,
    },
    ...(staff
      ? [
          {
            label: texts.manage(),
            minWidth: width === 'columns' ? 240 : 132,
            ...look.manage,
            sx: { width: '1px', ...look.manage.sx },
            cell: (food: Food) => staff.manage(food, width),
          },
        ]
      : []),
  ];
}

export function OrderButton({
  food,
  onOrder,
  isQuiet = false,
  variant = 'outlined',
}: {
  readonly food: Food;
  /** In the rows of staff, whose work is another. */
  readonly isQuiet?: boolean;
  readonly variant?: RowLook['ordersBy'];
} & Pick<FoodCells, 'onOrder'>): React.JSX.Element {
  return (
    <Button
      size="small"
      variant={variant}
      disabled={food.quantity < 1}
      aria-label={common.labelFor({ label: common.orderNow(), name: isolated(food.name) })}
      onClick={() => {
        onOrder(food);
      }}
      sx={variant === 'text' ? IN_WORDS : isQuiet ? NEUTRAL : ONE_LINE}
    >
      {common.orderNow()}
    </Button>
  );
}

/** Beside a button a long word takes a second line. */
const COMPACT_CHIP = { minWidth: 54, height: 'auto', minHeight: 24, whiteSpace: 'normal', lineHeight: 1.25 } as const;

/** On a phone it leaves the portions before it their room. */
export const ONE_LINE = {
  lineHeight: 1.25,
  [ON_PHONE]: { maxWidth: 148 },
  '@media (min-width: 768px)': { whiteSpace: 'nowrap' },
  '@media (max-width: 379.95px)': { maxWidth: 112, '&&': { px: 1.25 } },
} as const;
/** Beside a button that is the next step. */
export const IN_WORDS = {
  ...ONE_LINE,
  // Its words begin where the name of their column does.
  marginInlineStart: '-14px',
  fontWeight: 600,
  '&&:enabled': {
    color: 'text.primary',
    textDecoration: 'underline',
    textDecorationColor: 'var(--mui-palette-edge)',
    textUnderlineOffset: '4px',
  },
} as const;
/** Of what is not the one next step. */
export const NEUTRAL = { ...ONE_LINE, '&&:enabled': { color: 'text.primary', borderColor: 'edge' } } as const;

const QUIET = { typography: 'body2', color: 'text.secondary' } as const;
const TOKEN = { fontFamily: 'inherit' } as const;
const TOOLS_TOKEN = { fontWeight: 400 } as const;

/** The portions; of few and of none the chip alone tells. */
function Portions({
  quantity,
  lowAt,
  sx,
  chipSx,
}: Pick<Food, 'quantity' | 'lowAt'> &
  Pick<ComponentProps<typeof StockChip>, 'sx'> & {
    readonly chipSx: ComponentProps<typeof StockChip>['sx'];
  }): React.JSX.Element {
  if (stockOf({ quantity }, lowAt).kind !== 'plenty')
    return <StockChip quantity={quantity} lowAt={lowAt} sx={chipSx} />;
  return (
    <Box component="span" data-portions="" sx={sx ?? null}>
      {portionsText(quantity)}
    </Box>
  );
}

function Price({ food }: { readonly food: Food }): React.JSX.Element {
  return (
    <Box component="b" sx={{ color: 'text.primary', fontSize: '0.875rem', lineHeight: 1 }}>
      {priceText(food)}
    </Box>
  );
}

/** Chef and token on one line; on staff's phones the price in place of the token. */
function Facts({ food, isStaffsPhone }: { readonly food: Food; readonly isStaffsPhone: boolean }): React.JSX.Element {
  return (
    <Box component="span" sx={FACTS}>
      <Typography component="span" variant="inherit" noWrap>
        {isStaffsPhone && (
          <>
            <Price food={food} /> ·{' '}
          </>
        )}
        <bdi>{food.supplier}</bdi>
        {!isStaffsPhone && (
          <>
            {' · '}
            <Box component="code" sx={TOKEN}>
              {food.id}
            </Box>
          </>
        )}
      </Typography>
      {isStaffsPhone && food.quantity < 1 && <StockChip quantity={food.quantity} />}
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
} as const;

/**
 * Picture and name.
 * @param facts a line under the name
 * @param hasToolsFacts whether the line is in the table with tools too
 */
function nameColumn(look: RowLook, facts: ((food: Food) => ReactNode) | null, hasToolsFacts: boolean): Column<Food> {
  const hasLines = facts !== null || look.isCompact;
  return {
    label: common.food(),
    value: ({ name }) => name,
    minWidth: 184,
    toolsSx: { whiteSpace: 'normal' },
    sx: { height: 64, minWidth: 150, overflowWrap: 'anywhere' },
    ...look.name,
    cell: (food, _index, view) => (
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box sx={view === 'plain' && hasLines ? [PICTURE, look.picture] : PICTURE}>
          <FoodPicture src={food.img} seed={food.id} size={38} />
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography
            component="span"
            sx={[NAME, view === 'tools' && NAME_IN_TOOLS, facts && TWO_LINES, look.hasCorner && BESIDE_CORNER]}
          >
            <bdi>{food.name}</bdi>
          </Typography>
          {(view === 'plain' || hasToolsFacts) && facts?.(food)}
        </Box>
      </Box>
    ),
  };
}

const NAME_IN_TOOLS = { fontSize: { xs: '0.875rem', xl: '1rem' } } as const;
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
const BESIDE_CORNER = { [ON_PHONE]: { marginInlineEnd: '36px' } } as const;

const PICTURE = { width: 44, height: 44, borderRadius: RADII.field, overflow: 'hidden', flexShrink: 0 } as const;

export const NAME_COLUMN: Column<Food> = nameColumn(ROW_LOOKS.guests, null, false);
