import type { CellStyle, Column } from './column.ts';
import { RADII } from '../../ui/radii.ts';

/** Layout of a row on a phone: a grid, in which every column names its area (`phoneSx`). */
export interface PhoneGrid {
  /** Width of the window in pixels below which the layout is used. */
  readonly below: number;
  /** Of the grid. */
  readonly columns: string;
}

const LINES_BELOW = 760;

/** Rows as rounded cards under muted column names. */
const LOOK = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 8px',
  '& th': { textAlign: 'left', color: 'text.secondary', typography: 'caption', px: 2 },
  '& td': { bgcolor: 'background.paper', px: 2, py: 1.25, borderBlock: 1, borderColor: 'divider' },
  '& td:first-of-type': { borderLeft: 1, borderColor: 'divider', borderRadius: '20px 0 0 20px' },
  '& td:last-of-type': { borderRight: 1, borderColor: 'divider', borderRadius: '0 20px 20px 0' },
} as const;

/** On a phone every row is a card, and only screen readers get the column names. */
const PHONE_LOOK = {
  '& thead': {
    display: 'block',
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&, & tbody': { display: 'block' },
} as const;

const CARD = {
  display: 'grid',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.card,
  p: 2,
  mb: 1.5,
  // The browser skips style and layout of cards that are off-screen.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 160px',
} as const;

const CARD_CELL = { border: 0, p: 0, bgcolor: 'transparent' } as const;
const EVERY_CELL = '& td, & td:first-of-type, & td:last-of-type';

/** The cells of a card one below the other, each after the name of its column. */
const LINES = {
  ...PHONE_LOOK,
  '& tbody tr': { ...CARD, gap: 1 },
  [EVERY_CELL]: {
    ...CARD_CELL,
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    gap: 1.5,
    alignItems: 'center',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  },
  '& td::before': { content: 'attr(data-label)', color: 'text.secondary', typography: 'caption' },
} as const;

/** The style of a whole table. All rules are on the table itself, so that a row costs no styling of its own. */
export function tableStyle<T>(columns: readonly Column<T>[], phone: PhoneGrid | undefined): CellStyle {
  const cells = cellStyles(columns, 'sx');
  if (!phone)
    return {
      ...LOOK,
      '& td': { ...LOOK['& td'], overflowWrap: 'break-word' },
      ...cells,
      [`@media (max-width: ${LINES_BELOW}px)`]: LINES,
    };
  return {
    ...LOOK,
    ...cells,
    [`@media (max-width: ${phone.below}px)`]: {
      ...PHONE_LOOK,
      '& tbody tr': {
        ...CARD,
        gridTemplateColumns: phone.columns,
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
      },
      [EVERY_CELL]: { ...CARD_CELL, width: 'auto', minWidth: 0 },
      ...cellStyles(columns, 'phoneSx'),
    },
  };
}

function cellStyles<T>(columns: readonly Column<T>[], name: 'sx' | 'phoneSx'): Record<string, CellStyle> {
  return Object.fromEntries(
    columns.flatMap(({ label, [name]: style }) => (style ? [[`& td[data-label="${label}"]`, style]] : [])),
  );
}
