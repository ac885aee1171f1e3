import type { SystemStyleObject, Theme } from '@mui/system';
import type { ReactNode } from 'react';

/** The plain table, or the one with sorting, filters, a choice of columns and export. */
export type View = 'plain' | 'tools';

/** One column of a table: its cell, its value for sorting and export, and its place in a card on a phone. */
export interface Column<T> {
  readonly label: string;
  readonly cell: (row: T, index: number, view: View) => ReactNode;
  /** Whether the cell shows the index: rows are rendered again then when their places change. Otherwise it is 0. */
  readonly hasIndex?: boolean;
  /** The value for sorting, filters and export; a column without one has none of these. */
  readonly value?: (row: T) => string | number;
  /** What is exported instead of it, such as a price as it is written. */
  readonly exported?: (row: T) => string;
  /** Its name in a file, where several files say the same in one word. */
  readonly exportedLabel?: string;
  /** Width in pixels in the table with tools. */
  readonly minWidth?: number;
  /** The only view that shows the column; both when left out. */
  readonly only?: View;
  /** Whether the table with tools leaves it out until it is chosen. A file has it all the same. */
  readonly isAside?: boolean;
  /** Style of its cells. */
  readonly sx?: CellStyle;
  /** Style of its cells in the table with tools, where a cell is one line unless this says otherwise. */
  readonly toolsSx?: CellStyle;
  /** Style of its cells on a tablet, if the table has a layout for it. */
  readonly tabletSx?: CellStyle;
  /** Style of its cells on a phone. */
  readonly phoneSx?: CellStyle;
}

export type CellStyle = SystemStyleObject<Theme>;

/** A row and its position in the unsorted list. */
export interface PlacedRow<T> {
  readonly row: T;
  readonly index: number;
}

/** Which columns a view shows. */
export function columnsOf<T>(columns: readonly Column<T>[], view: View): readonly Column<T>[] {
  return columns.filter(({ only }) => only === undefined || only === view);
}
