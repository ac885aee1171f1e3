import { keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import { IS_RTL } from '../../lib/direction.ts';
import type { CellStyle, Column, View } from './column.ts';
import { RADII } from '../radii.ts';
import { UNSEEN } from '../unseen.ts';

/** Layout of a row in a narrow window: a grid, in which every column names its area. */
export interface RowGrid {
  /** Width of the window in pixels below which the layout is used. */
  readonly below: number;
  /** Of the grid. */
  readonly columns: string;
  /** Its areas, line by line; left out where the columns of the table name lines of the grid. */
  readonly areas?: string;
  /** Heights of its lines, where one cell spans several. */
  readonly rows?: string;
  /** Style of the row itself. */
  readonly row?: CellStyle;
  /** The grid of lower rows, on a tablet that stands. */
  readonly upright?: { readonly columns: string; readonly areas?: string };
}

/** Layouts of a table's rows where its columns do not fit beside each other. */
export interface RowGrids {
  /** Areas: `tabletSx`. When left out, a tablet has the columns. */
  readonly tablet?: RowGrid | undefined;
  /** Areas: `phoneSx`. When left out, a phone stacks the cells, each after the name of its column. */
  readonly phone?: RowGrid | undefined;
}

const LINES_BELOW = 767.95;

/** Rows between hairlines, under column names that stay in sight below the page's bar (`--bar-height`). */
const LOOK = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& td': { height: 44, px: 1, py: '3px', borderBottom: 1, borderColor: 'divider' },
  '& td:first-of-type': { paddingInlineStart: 2 },
  '& td:last-of-type': { paddingInlineEnd: 2 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '@media (hover: hover)': { '& tbody tr:hover': { bgcolor: 'action.hover' } },
} as const;

/** The name of a column. */
const HEAD = {
  height: 36,
  px: 1,
  py: 0,
  textAlign: 'start',
  color: 'text.secondary',
  typography: 'caption',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { paddingInlineStart: 2 },
  '&:last-of-type': { paddingInlineEnd: 2 },
} as const;

const EDGE = `${IS_RTL ? '1px' : '-1px'} 0 var(--mui-palette-divider)`;
const beside = keyframes({ from: { boxShadow: EDGE }, '99%': { boxShadow: EDGE } });

/** What can be done with a row, while its table scrolls sideways. */
const PINNED = {
  position: 'sticky',
  insetInlineEnd: 0,
  bgcolor: 'background.paper',
  // Where browsers can tell, only beside what is under it.
  boxShadow: EDGE,
  '@supports (animation-timeline: scroll())': {
    boxShadow: 'none',
    animation: `${beside} linear`,
    animationTimeline: 'scroll(inline)',
  },
} as const;

/** Where the columns do not fit beside each other; their names are over the rows then, and leave with them. */
const SIDEWAYS = { overflow: 'auto', '--bar-height': '0px' } as const;

const IN_SIGHT = { position: 'sticky', top: 'var(--bar-height, 0px)', zIndex: 1 } as const;

/** With tools a row is as low as it can be: what is compared stands on one line. */
const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** A row that has just come slides in, and stands out for two seconds. */
const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)', backgroundColor: 'var(--mui-palette-warning-light)' },
  '9%': { opacity: 1, transform: 'none' },
  '60%': { backgroundColor: 'var(--mui-palette-warning-light)' },
});

/** In a narrow window every row is a grid, and only screen readers get the column names. */
const BLOCK = { display: 'block' } as const;
const UNSEEN_BLOCK = { ...BLOCK, ...UNSEEN } as const;

const ROW = {
  display: 'grid',
  // The browser skips style and layout of rows that are off-screen.
  contentVisibility: 'auto',
} as const;

const CARD = {
  ...ROW,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.card,
  p: 1.5,
  mb: 1,
  containIntrinsicHeight: 'auto 120px',
} as const;

const TABLET_ROW = {
  ...ROW,
  position: 'relative',
  borderBottom: 1,
  borderColor: 'divider',
  px: 2,
  py: 1,
  containIntrinsicHeight: 'auto 64px',
} as const;

const GRID_CELL = { border: 0, p: 0, height: 'auto' } as const;
/** Outdoes the style of a column. */
const EVERY_CELL = '& td[data-label]';

/** The cells of a card one below the other, each after the name of its column. */
const LINES = {
  ...BLOCK,
  '& tbody tr': { ...CARD, gap: 0.5 },
  [EVERY_CELL]: {
    ...GRID_CELL,
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    gap: 1.5,
    alignItems: 'center',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  },
  '& td::before': { content: 'attr(data-label)', color: 'text.secondary', typography: 'caption' },
} as const;

/** Where a grid of a tablet takes the place of the columns, and where a phone's does. */
function widthsOf({ tablet, phone }: RowGrids): { readonly onTablets: string | null; readonly onPhones: string } {
  const below = phone?.below ?? LINES_BELOW;
  return {
    onTablets: tablet ? `@media (min-width: ${below + 0.02}px) and (max-width: ${tablet.below}px)` : null,
    onPhones: `@media (max-width: ${below}px)`,
  };
}

/** Of the names of the columns together. */
export function theadStyle(view: View, grids: RowGrids): CellStyle {
  return {
    ...(view === 'tools' && { ...IN_SIGHT, bgcolor: 'background.paper' }),
    ...inGrids(grids, UNSEEN_BLOCK),
  };
}

/** Of the rows together. */
export function tbodyStyle(grids: RowGrids): CellStyle {
  return inGrids(grids, BLOCK);
}

function inGrids(grids: RowGrids, style: CellStyle): CellStyle {
  const { onTablets, onPhones } = widthsOf(grids);
  return { ...(onTablets !== null && { [onTablets]: style }), [onPhones]: style };
}

/** The name of a column stands over its values, and what sorts by it beside the name, in the room after the values. */
export function headStyle({ sx, value }: Pick<Column<never>, 'sx' | 'value'>, view: View): CellStyle {
  const { textAlign, paddingInlineEnd } = alignOf(sx);
  return {
    ...HEAD,
    ...(view === 'plain' && IN_SIGHT),
    ...(textAlign !== undefined && {
      textAlign,
      ...(paddingInlineEnd !== undefined && { '&&': { paddingInlineEnd } }),
    }),
    ...(view === 'tools' && !value && { '&:last-of-type': { paddingInlineEnd: 2, ...PINNED } }),
  };
}

/** What the name of a column has in common with its values. */
export function alignOf(sx: Column<never>['sx']): Pick<CSSProperties, 'textAlign' | 'paddingInlineEnd'> {
  return sx && 'textAlign' in sx ? (sx as ReturnType<typeof alignOf>) : {};
}

/** The style of a whole table. All rules are on the table itself, so that a row costs no styling of its own. */
export function tableStyle<T>(columns: readonly Column<T>[], view: View, grids: RowGrids): CellStyle {
  const { tablet, phone } = grids;
  const { onTablets, onPhones } = widthsOf(grids);
  return {
    ...LOOK,
    '& td': { ...LOOK['& td'], ...(!phone && { overflowWrap: 'break-word' }), ...(view === 'tools' && ONE_LINE) },
    ...(view === 'tools' &&
      !columns.at(-1)?.value && { '& td[data-label]:last-of-type': { paddingInlineEnd: 2, ...PINNED } }),
    '& tr[data-new]': { animation: `${arrive} 2s` },
    ...cellStyles(view === 'tools' ? columns.map(asTool) : columns, 'sx'),
    ...(tablet &&
      onTablets !== null && {
        [onTablets]: {
          ...gridStyle(TABLET_ROW, tablet, cellStyles(columns, 'tabletSx')),
          '& tbody tr:last-of-type': { borderBottom: 0 },
          ...(tablet.upright && {
            '@media (max-width: 1023.95px)': {
              '& tbody tr': {
                gridTemplateColumns: tablet.upright.columns,
                gridTemplateAreas: tablet.upright.areas,
                py: 1.25,
              },
            },
          }),
        },
      }),
    [onPhones]: phone ? gridStyle(CARD, phone, cellStyles(columns, 'phoneSx')) : LINES,
  };
}

/**
 * The surface around the rows; on a phone every row is a surface of its own. A clipped surface lets the column names
 * stick to the window.
 */
export function frameStyle(view: View, { phone }: RowGrids): CellStyle {
  return {
    [`@media (min-width: ${(phone?.below ?? LINES_BELOW) + 0.02}px)`]: {
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: RADII.card,
      overflow: 'clip',
      ...(view === 'tools' && { '&[data-wide]': SIDEWAYS }),
    },
    '@media print': { '&&': { overflow: 'visible' }, border: 0 },
  };
}

function gridStyle(
  row: CellStyle,
  { columns, areas, rows, row: own }: RowGrid,
  cells: Record<string, CellStyle>,
): CellStyle {
  return {
    ...BLOCK,
    '& tbody tr': {
      ...row,
      gridTemplateColumns: columns,
      gridTemplateAreas: areas,
      gridTemplateRows: rows,
      columnGap: 1.5,
      rowGap: 0.5,
      alignItems: 'center',
      ...own,
    },
    [EVERY_CELL]: { ...GRID_CELL, width: 'auto', minWidth: 0 },
    ...cells,
  };
}

/** A column in the table with tools. */
const asTool = <T>({ toolsSx, ...column }: Column<T>): Column<T> => ({ ...column, sx: { ...column.sx, ...toolsSx } });

function cellStyles<T>(columns: readonly Column<T>[], name: 'sx' | 'tabletSx' | 'phoneSx'): Record<string, CellStyle> {
  return Object.fromEntries(
    columns.flatMap(({ label, [name]: style }) => (style ? [[`& td[data-label="${label}"]`, style]] : [])),
  );
}
