import type { Column } from './column.ts';
import type { PhoneGrid } from './table-style.ts';

export interface DataTableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Should stay the same while nothing changes: new columns render every row again. */
  readonly columns: readonly Column<T>[];
  /** The text of a row that the search box looks through; left out where the page asks the server instead. */
  readonly searchText?: (row: T) => string;
  /** The attribute of a row that holds its key; `data-row` unless said otherwise. */
  readonly rowAttribute?: `data-${string}`;
  /** How a card of a phone is laid out; without it, the cells stand below each other after the names of their columns. */
  readonly phone?: PhoneGrid;
}
