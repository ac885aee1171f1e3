import type { Food } from '@foodhouse/domain';
import type { ComponentProps } from 'react';
import type { CellStyle, Column } from '../../../ui/data-table/column.ts';
import type { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LEFT_CONTENT } from '../../../lib/left-content.ts';

// How a row of the Food List lies on each screen: guests choose, admins change each value in the row, chefs mark what is
// sold out. What all rows have in common stands with the columns (food-columns.tsx).

type Layouts = Pick<ComponentProps<typeof DataTable<Food>>, 'phone' | 'tablet'>;
type Look = Pick<Column<Food>, 'sx' | 'tabletSx' | 'phoneSx' | 'minWidth'>;

export interface RowLook extends Layouts {
  /** From where the list is a table with columns for chef and token. */
  readonly wide: string;
  /** Whether a phone has chef and price under the portions: its buttons are beside the name. */
  readonly isCompact: boolean;
  /** Whether a phone's card has a button in its corner, beside the name. */
  readonly hasCorner: boolean;
  /** Whether the price and the order button are quiet: the work of staff is another. */
  readonly isStaffs: boolean;
  /** The look of the order button: beside the one button that a chef is here for, words are enough. */
  readonly ordersBy: 'outlined' | 'text';
  /** Of the picture where a row is no line of a table, beside its lines. */
  readonly picture: CellStyle;
  /** Of the number of portions there. */
  readonly portions: CellStyle;
  readonly name: Look;
  readonly quantity: Look;
  readonly payment: Look;
  readonly order: Look;
  readonly manage: Look;
}

const PHONE = { below: 767.95, columns: 'minmax(0, 1fr) auto' } as const;
export const ON_PHONE = `@media (max-width: ${PHONE.below}px)`;
/** Whether chef and token have columns in the table with tools. */
export const ROOMY = '(min-width: 1280px)';
export const NARROW = `screen and (max-width: ${PHONE.below}px)`;

/** Beside a row's picture; a phone's is larger. */
const BESIDE_PICTURE = '56px';
const BESIDE_PHONE_PICTURE = '76px';
const BESIDE_LOW_PICTURE = '60px';

/** Digit under digit. */
export const FIGURES = { textAlign: 'end', paddingInlineEnd: '20px', fontVariantNumeric: 'tabular-nums' } as const;
/** As narrow as what is in it. */
const NARROWEST = { width: '1px' } as const;
/** Beside both lines of a row. */
const BOTH = { gridRow: '1 / 3' } as const;
const ON_TABLET = '@media (min-width: 767.97px) and (max-width: 1023.95px)';
/** Where no name of a column says what the number is. */
const LEFT = {
  typography: 'body2',
  fontWeight: 700,
  '&::before': { content: LEFT_CONTENT.before },
  '&::after': { content: LEFT_CONTENT.after },
} as const;
/** A tablet's picture is beside both lines of a row. */
const CENTRED = { [ON_TABLET]: { position: 'absolute', insetInlineStart: '16px', top: 'calc(50% - 22px)' } } as const;

const NAME_ON_TABLET = { gridColumn: '1', gridRow: '1', paddingInlineStart: BESIDE_PICTURE } as const;
const NAME_ON_PHONE = {
  gridColumn: '1 / -1',
  gridRow: '1',
  position: 'relative',
  paddingInlineStart: BESIDE_PHONE_PICTURE,
  minHeight: 44,
} as const;
const UNDER_NAME = { gridColumn: '1', gridRow: '2', paddingInlineEnd: 0, textAlign: 'start' } as const;
/** The narrowest phone has no room beside the picture for a stepper and a button. */
const UNDER_PICTURE = { '@media (max-width: 359.95px)': { paddingInlineStart: 0, pt: '24px' } } as const;
const PAYMENT_ON_PHONE = {
  gridColumn: '1',
  gridRow: '2',
  paddingInlineStart: BESIDE_PHONE_PICTURE,
  textAlign: 'start',
} as const;
const ORDER_ON_TABLET = { gridColumn: '3', marginInlineEnd: '-4px', ...BOTH } as const;
const ORDER_ON_PHONE = { gridColumn: '2', justifySelf: 'end', alignSelf: 'start', position: 'relative' } as const;
const MANAGE_ON_TABLET = { gridColumn: '4', ...BOTH } as const;
const MANAGE_ON_PHONE = { gridColumn: '2', gridRow: '2', justifySelf: 'end', alignSelf: 'end' } as const;

/** Beside a button of 36 pixels: portions and price in one line, where that has room. */
const TWO_LOW_LINES = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: '8px',
  lineHeight: '20px',
} as const;

const GUESTS: RowLook = {
  wide: ROOMY,
  phone: { ...PHONE, row: { rowGap: 0 } },
  isCompact: false,
  hasCorner: false,
  isStaffs: false,
  ordersBy: 'outlined',
  picture: { [ON_PHONE]: { position: 'absolute', insetInlineStart: 0, top: 0, width: 64, height: 64 } },
  portions: { [ON_PHONE]: LEFT },
  name: { phoneSx: NAME_ON_PHONE },
  quantity: {
    minWidth: 96,
    sx: FIGURES,
    // Under the price, however long that is.
    phoneSx: { ...UNDER_NAME, gridRow: '3', paddingInlineStart: BESIDE_PHONE_PICTURE },
  },
  payment: { sx: FIGURES, phoneSx: { ...PAYMENT_ON_PHONE, paddingInlineEnd: 0, alignSelf: 'end' } },
  order: { sx: NARROWEST, phoneSx: { ...ORDER_ON_PHONE, gridRow: '2 / 4', alignSelf: 'center' } },
  manage: {},
};

/** On a tablet the portions are under the name; price and buttons beside both. */
const ADMINS: RowLook = {
  ...GUESTS,
  wide: '(min-width: 1600px)',
  phone: PHONE,
  tablet: { below: 1023.95, columns: 'minmax(0, 1fr) auto auto auto' },
  hasCorner: true,
  isStaffs: true,
  picture: { ...GUESTS.picture, ...CENTRED },
  name: { tabletSx: NAME_ON_TABLET, phoneSx: NAME_ON_PHONE },
  quantity: {
    minWidth: 138,
    sx: { width: '244px' },
    tabletSx: { ...UNDER_NAME, paddingInlineStart: BESIDE_PICTURE },
    phoneSx: { ...UNDER_NAME, paddingInlineStart: BESIDE_PHONE_PICTURE, ...UNDER_PICTURE },
  },
  payment: {
    sx: { ...FIGURES, ...NARROWEST },
    tabletSx: { gridColumn: '2', ...BOTH },
    phoneSx: PAYMENT_ON_PHONE,
  },
  order: {
    sx: { ...NARROWEST, paddingInlineEnd: 0 },
    tabletSx: ORDER_ON_TABLET,
    phoneSx: { gridRow: '1', ...ORDER_ON_PHONE },
  },
  manage: { tabletSx: MANAGE_ON_TABLET, phoneSx: MANAGE_ON_PHONE },
};

/**
 * Portions and price are under the name, on a tablet and on a phone; the buttons beside both, or beside what is left of the
 * second line.
 */
const CHEFS: RowLook = {
  ...ADMINS,
  tablet: { below: 1023.95, columns: '132px minmax(0, 1fr) auto auto' },
  phone: {
    ...PHONE,
    columns: 'minmax(0, 1fr) auto auto',
    row: { py: 1, rowGap: '2px', columnGap: 1, containIntrinsicHeight: 'auto 75px' },
  },
  isCompact: true,
  ordersBy: 'text',
  hasCorner: false,
  picture: { [ON_PHONE]: { position: 'absolute', insetInlineStart: 0, top: '4px', width: 48, height: 48 }, ...CENTRED },
  // On a phone before the price, which is under that of the other foods.
  portions: { [ON_TABLET]: LEFT, [ON_PHONE]: { ...LEFT, minWidth: 54, fontWeight: 400 } },
  name: {
    tabletSx: { ...NAME_ON_TABLET, gridColumn: '1 / 3' },
    phoneSx: { gridColumn: '1 / -1', gridRow: '1', position: 'relative', paddingInlineStart: BESIDE_LOW_PICTURE },
  },
  quantity: {
    minWidth: 96,
    sx: FIGURES,
    tabletSx: { ...UNDER_NAME, paddingInlineStart: BESIDE_PICTURE },
    phoneSx: { ...UNDER_NAME, paddingInlineStart: BESIDE_LOW_PICTURE, ...TWO_LOW_LINES },
  },
  payment: {
    sx: { ...FIGURES, ...NARROWEST },
    tabletSx: { gridColumn: '2', gridRow: '2', textAlign: 'start' },
    phoneSx: PAYMENT_ON_PHONE,
  },
  order: {
    sx: { ...NARROWEST, paddingInlineEnd: 0 },
    tabletSx: ORDER_ON_TABLET,
    phoneSx: { gridColumn: '3', gridRow: '2' },
  },
  manage: { tabletSx: MANAGE_ON_TABLET, phoneSx: MANAGE_ON_PHONE },
};

export const ROW_LOOKS = { guests: GUESTS, admins: ADMINS, chefs: CHEFS } as const;
