// No stories: the rows of data-table.tsx.
import Box from '@mui/material/Box';
import { createContext, memo, useContext, useRef, type ReactElement, type ReactNode } from 'react';
import type { CellStyle, Column, PlacedRow, View } from './column.ts';
import { Moves } from '../moves.tsx';
import { frameStyle, headStyle, tableStyle, tbodyStyle, theadStyle, type RowGrids } from './table-style.ts';

export interface TableRowsProps<T> extends RowGrids {
  readonly label: string;
  readonly rows: readonly PlacedRow<T>[];
  readonly rowKey: (row: T) => string;
  readonly columns: readonly Column<T>[];
  readonly view: View;
  /** The attribute of a row that holds its key. */
  readonly rowAttribute?: `data-${string}` | undefined;
  /** Keys of rows that have just come. */
  readonly newRows?: ReadonlySet<string> | undefined;
  /** The head's cells; the columns' names when left out. */
  readonly head?: ReactNode;
}

/** A table; on a phone every row is a card. */
export function TableRows<T>({
  rows,
  rowKey,
  rowAttribute = 'data-row',
  newRows,
  ...frame
}: TableRowsProps<T>): React.JSX.Element {
  const { columns, view } = frame;
  const hasIndex = columns.some((column) => column.hasIndex);
  return (
    <RowsContext
      value={rows.map(({ row, index }) => (
        <Row
          key={rowKey(row)}
          id={rowKey(row)}
          row={row}
          index={hasIndex ? index : 0}
          columns={columns}
          view={view}
          attribute={rowAttribute}
          isNew={newRows?.has(rowKey(row)) ?? false}
        />
      ))}
    >
      <Frame {...frame} />
    </RowsContext>
  );
}

/** The rows of the table around. In a context, because the table's style is long, and rows come and go. */
const RowsContext = createContext<readonly ReactElement[]>([]);

function Rows({ sx }: { readonly sx: CellStyle }): React.JSX.Element {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <Box component="tbody" ref={body} sx={sx}>
      <Moves within={body}>{useContext(RowsContext)}</Moves>
    </Box>
  );
}

/** Memoised: its style is made once, not with each row that comes or leaves. */
const Frame = memo(PlainFrame) as typeof PlainFrame;

function PlainFrame<T>({
  label,
  columns,
  view,
  tablet,
  phone,
  head,
}: Pick<TableRowsProps<T>, 'label' | 'columns' | 'view' | 'tablet' | 'phone' | 'head'>): React.JSX.Element {
  return (
    <Box sx={frameStyle(view, { phone })}>
      <Box component="table" aria-label={label} sx={tableStyle(columns, view, { tablet, phone })}>
        <Box component="thead" sx={theadStyle(view, { tablet, phone })}>
          {head ?? (
            <tr>
              {columns.map((column) => (
                <Box component="th" key={column.label} scope="col" sx={headStyle(column, view)}>
                  {column.label}
                </Box>
              ))}
            </tr>
          )}
        </Box>
        <Rows sx={tbodyStyle({ tablet, phone })} />
      </Box>
    </Box>
  );
}

/** Memoised: most rows do not change while a list is rendered in steps, nor when one of them comes or leaves. */
const Row = memo(PlainRow) as typeof PlainRow;

function PlainRow<T>({
  id,
  row,
  index,
  columns,
  view,
  attribute,
  isNew,
}: {
  readonly id: string;
  readonly row: T;
  readonly index: number;
  readonly columns: readonly Column<T>[];
  readonly view: View;
  readonly attribute: `data-${string}`;
  readonly isNew: boolean;
}): React.JSX.Element {
  return (
    <tr {...{ [attribute]: id }} data-new={isNew || undefined}>
      {columns.map(({ label, cell }) => (
        <td key={label} data-label={label}>
          {cell(row, index, view)}
        </td>
      ))}
    </tr>
  );
}
