import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { RowGrids } from './table-style.ts';

/** Another file than the table itself that its rows can be downloaded as. */
export interface TableExport<T> {
  /** What is in it, as in 'Download lines of 25 orders as CSV'. @param count of rows */
  readonly nameOf: (count: number) => string;
  write(rows: readonly T[]): Promise<string>;
}

export interface DataTableProps<T> extends RowGrids {
  readonly label: string;
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Must be referentially stable: new columns render every row again. */
  readonly columns: readonly Column<T>[];
  /** The text of a row for the search box; left out where the server searches. */
  readonly searchText?: (row: T) => string;
  /** Rendered above the table. */
  readonly toolbar?: ReactNode;
  /** The attribute of a row that holds its key; `data-row` when left out. */
  readonly rowAttribute?: `data-${string}`;
  /** Keys of rows that have just come: they stand out for a moment. */
  readonly newRows?: ReadonlySet<string> | undefined;
  /** Whether it can be sorted, filtered and exported; left out: it can. */
  readonly hasTools?: boolean;
  readonly exports?: readonly TableExport<T>[];
  /** Whether Back finds its sorting and its page as they were left. */
  readonly isRemembered?: boolean;
}
