import Box from '@mui/material/Box';
import { memo } from 'react';
import { useInSteps } from '../lib/use-in-steps.ts';
import { Placeholder } from './placeholder.tsx';
import { TableFrame, type Column } from './table-frame.tsx';
import { useFoundRows } from './table-search.tsx';

interface CardTableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly columns: readonly Column<T>[];
  /** The text of a row that the search box looks through; left out where the page asks the server instead. */
  readonly searchText?: (row: T) => string;
}

/** A table; on a phone every row is a card whose lines begin with the name of their column. */
export function CardTable<T>({ searchText, ...props }: CardTableProps<T>): React.JSX.Element {
  return searchText ? <SearchedTable {...props} searchText={searchText} /> : <PlainTable {...props} />;
}

function SearchedTable<T>({ searchText, ...props }: Required<CardTableProps<T>>): React.JSX.Element {
  return <PlainTable {...props} rows={useFoundRows(props.rows, searchText)} />;
}

function PlainTable<T>({ label, rows, rowKey, columns }: Omit<CardTableProps<T>, 'searchText'>): React.JSX.Element {
  const shown = useInSteps(rows);
  return (
    <TableFrame label={label} rows={rows} rowKey={rowKey} columns={columns}>
      <Box component="table" aria-label={label} sx={STYLE}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <CardRow key={rowKey(row)} id={rowKey(row)} row={row} index={index} columns={columns} />
          ))}
        </tbody>
      </Box>
    </TableFrame>
  );
}

/** Rendered again only when its row or the columns change: while a list is put up, most rows stand already. */
const CardRow = memo(PlainCardRow) as typeof PlainCardRow;

function PlainCardRow<T>({
  id,
  row,
  index,
  columns,
}: {
  readonly id: string;
  readonly row: T;
  readonly index: number;
  readonly columns: readonly Column<T>[];
}): React.JSX.Element {
  return (
    <tr data-row={id}>
      {columns.map((column) => (
        <td key={column.label} data-label={column.label}>
          {column.cell(row, index)}
        </td>
      ))}
    </tr>
  );
}

export function CardTableSkeleton({ label }: { readonly label: string }): React.JSX.Element {
  return (
    <Box aria-busy="true" role="status" aria-label={label} sx={{ display: 'grid', gap: 1.25 }}>
      {Array.from({ length: 5 }, (_, index) => (
        <Placeholder key={index} sx={{ height: 72, borderRadius: 4 }} />
      ))}
    </Box>
  );
}

/** Rows as rounded cards under quiet column names; the look of every table. */
export const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 8px',
  '& th': { textAlign: 'left', color: 'text.secondary', fontSize: '0.8rem', fontWeight: 700, px: 2 },
  '& td': { bgcolor: 'background.paper', px: 2, py: 1.25, borderBlock: 1, borderColor: 'divider' },
  '& td:first-of-type': { borderLeft: 1, borderColor: 'divider', borderRadius: '18px 0 0 18px' },
  '& td:last-of-type': { borderRight: 1, borderColor: 'divider', borderRadius: '0 18px 18px 0' },
} as const;

/** On a phone: the column names are for screen readers alone, and a row is a card. */
export const PHONE_LOOK = {
  '& thead': {
    display: 'block',
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&, & tbody': { display: 'block' },
  '& tbody tr': {
    display: 'grid',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 4.5,
    p: 2,
    mb: 1.5,
    // A card that is out of sight is neither styled nor laid out until it comes near.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 160px',
  },
} as const;

const STYLE = {
  ...TABLE_LOOK,
  '& td': { ...TABLE_LOOK['& td'], overflowWrap: 'break-word' },
  '@media (max-width: 760px)': {
    ...PHONE_LOOK,
    '& tbody tr': { ...PHONE_LOOK['& tbody tr'], gap: 1 },
    '& td, & td:first-of-type, & td:last-of-type': {
      border: 0,
      p: 0,
      bgcolor: 'transparent',
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      gap: 1.5,
      alignItems: 'center',
      justifyItems: 'start',
      overflowWrap: 'anywhere',
    },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary', fontSize: '0.8rem', fontWeight: 700 },
  },
} as const;
