import type { Column } from './column.ts';
import type { PhoneGrid } from './table-style.ts';

export interface DataTableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Must be referentially stable: new columns render every row again. */
  readonly columns: readonly Column<T>[];
  /** The text of a row for the search box; left out where the server searches. */
  readonly searchText?: (row: T) => string;
  /** The attribute of a row that holds its key; `data-row` when left out. */
  readonly rowAttribute?: `data-${string}`;
  /** Layout of a card on a phone; when left out, the cells are stacked, each after the name of its column. */
  readonly phone?: PhoneGrid;
}
