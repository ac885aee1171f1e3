import type { SystemStyleObject, Theme } from '@mui/system';
import type { ReactNode } from 'react';

/** The table as it comes, or with its tools: sorting, filters, a choice of columns, export. */
export type View = 'plain' | 'tools';

/** One column of a table: its cell, what it is sorted and exported by, and its place in the card of a phone. */
export interface Column<T> {
  readonly label: string;
  readonly cell: (row: T, index: number, view: View) => ReactNode;
  /** What the column is sorted, filtered and exported by; without it, it is for the eye and the hand alone. */
  readonly value?: (row: T) => string | number;
  /** Pixels that it needs beside the tools. */
  readonly minWidth?: number;
  /** The only view that has it; both unless said otherwise. */
  readonly only?: View;
  /** Of its cells. */
  readonly sx?: CellStyle;
  /** Of its cells on a phone. */
  readonly phoneSx?: CellStyle;
}

export type CellStyle = SystemStyleObject<Theme>;

/** A row and where it stands in the list, which a sorted table still has to say. */
export interface PlacedRow<T> {
  readonly row: T;
  readonly index: number;
}

/** What a view shows of the columns. */
export function columnsOf<T>(columns: readonly Column<T>[], view: View): readonly Column<T>[] {
  return columns.filter(({ only }) => only === undefined || only === view);
}
