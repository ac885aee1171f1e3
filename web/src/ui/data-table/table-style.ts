import { keyframes } from '@emotion/react';
import type { CellStyle, Column } from './column.ts';
import { RADII } from '../../ui/radii.ts';

/** Layout of a row in a narrow window: a grid, in which every column names its area. */
export interface RowGrid {
  /** Width of the window in pixels below which the layout is used. */
  readonly below: number;
  /** Of the grid. */
  readonly columns: string;
}

/** Layouts of a table's rows where its columns do not fit beside each other. */
export interface RowGrids {
  /** Areas: `tabletSx`. When left out, a tablet has the columns. */
  readonly tablet?: RowGrid | undefined;
  /** Areas: `phoneSx`. When left out, a phone stacks the cells, each after the name of its column. */
  readonly phone?: RowGrid | undefined;
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

/** A row that has just come slides in, and stands out for two seconds. */
const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)', backgroundColor: 'var(--mui-palette-warning-light)' },
  '9%': { opacity: 1, transform: 'none' },
  '60%': { backgroundColor: 'var(--mui-palette-warning-light)' },
});

/** In a narrow window every row is a card, and only screen readers get the column names. */
const NARROW_LOOK = {
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
  ...NARROW_LOOK,
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
export function tableStyle<T>(columns: readonly Column<T>[], { tablet, phone }: RowGrids): CellStyle {
  const linesBelow = phone?.below ?? LINES_BELOW;
  return {
    ...LOOK,
    ...(!phone && { '& td': { ...LOOK['& td'], overflowWrap: 'break-word' } }),
    '& tr[data-new]': { animation: `${arrive} 2s` },
    ...cellStyles(columns, 'sx'),
    ...(tablet && {
      [`@media (min-width: ${linesBelow + 0.02}px) and (max-width: ${tablet.below}px)`]: gridStyle(tablet, {
        ...cellStyles(columns, 'tabletSx'),
        '& tbody tr': { py: 1, px: 2, mb: 1, columnGap: 1.5 },
      }),
    }),
    [`@media (max-width: ${linesBelow}px)`]: phone ? gridStyle(phone, cellStyles(columns, 'phoneSx')) : LINES,
  };
}

function gridStyle(grid: RowGrid, { '& tbody tr': row, ...cells }: Record<string, CellStyle>): CellStyle {
  return {
    ...NARROW_LOOK,
    '& tbody tr': { ...CARD, gridTemplateColumns: grid.columns, columnGap: 2, rowGap: 1, alignItems: 'center', ...row },
    [EVERY_CELL]: { ...CARD_CELL, width: 'auto', minWidth: 0 },
    ...cells,
  };
}

function cellStyles<T>(columns: readonly Column<T>[], name: 'sx' | 'tabletSx' | 'phoneSx'): Record<string, CellStyle> {
  return Object.fromEntries(
    columns.flatMap(({ label, [name]: style }) => (style ? [[`& td[data-label="${label}"]`, style]] : [])),
  );
}
