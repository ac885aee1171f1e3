import { GridOnOutlined as GridOn } from '../icons/grid-on-outlined.tsx';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { useProgressiveRows } from '../../lib/use-progressive-rows.ts';
import { Button } from '../button.tsx';
import { RowsComing } from '../load-more-button.tsx';
import { Region } from '../region.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useFilteredRows, useToolsPlace } from '../table-search.tsx';
import { UNSEEN } from '../unseen.ts';
import { columnsOf, type View } from './column.ts';
import { TableRows } from './table-rows.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { keepStored, readStored } from '../../lib/stored.ts';
import * as texts from './texts.ts';

/** Fetched when it is asked for. */
const ToolsTable = lazyComponent(async () => (await import('./table-with-tools.tsx')).TableWithTools<unknown>);

/**
 * The table of every list. It renders a few rows at a time; on a phone every row is a card; a wide screen offers
 * sorting, filters and export.
 */
export function DataTable<T>({ searchText, ...table }: DataTableProps<T>): React.JSX.Element {
  return searchText ? <SearchedTable {...table} searchText={searchText} /> : <FramedTable {...table} />;
}

type Table<T> = Omit<DataTableProps<T>, 'searchText'>;

function SearchedTable<T>({
  searchText,
  ...table
}: Table<T> & { readonly searchText: (row: T) => string }): React.JSX.Element {
  return <FramedTable {...table} rows={useFilteredRows(table.rows, searchText)} />;
}

function FramedTable<T>({ toolbar, hasTools = true, ...table }: Table<T>): React.JSX.Element {
  const [view, setView] = useState(readView);
  // Here, so that a change of view or width, and printing, does not start again with the first rows. Paper counts as
  // wide.
  const plain = { ...table, rows: useProgressiveRows(table.rows), columns: useDeferredValue(table.columns) };
  const isWide = useMediaQuery('not screen and (max-width: 899.95px)') && hasTools;
  const place = useToolsPlace();
  const label = view === 'tools' ? texts.plainTable() : texts.tableTools();
  const viewButton = isWide && (
    <Button
      startIcon={<GridOn fontSize="small" />}
      title={label}
      aria-pressed={view === 'tools'}
      sx={view === 'tools' ? [PLAIN_BUTTON, place ? BEFORE_TOOLS : {}] : TOOLS_BUTTON}
      onClick={() => {
        const next = view === 'tools' ? 'plain' : 'tools';
        setView(next);
        keepView(next);
      }}
    >
      <Box component="span" sx={view === 'tools' ? PLAIN_WORD : TOOLS_WORD}>
        {label}
      </Box>
    </Button>
  );
  const isAlone = place === null && isWide;
  return (
    <>
      {place && createPortal(viewButton, place)}
      {(toolbar !== undefined || isAlone) && (
        <Box sx={BAR}>
          {toolbar}
          {isAlone && <Box sx={{ marginInlineStart: 'auto' }}>{viewButton}</Box>}
        </Box>
      )}
      {isWide && view === 'tools' ? (
        <Region>
          <Suspense fallback={<Skeleton aria-busy="true" sx={{ height: 320 }} />}>
            <ToolsTable {...(table as unknown as Table<unknown>)} />
          </Suspense>
        </Region>
      ) : (
        <PlainTable {...plain} />
      )}
      {plain.rows.length < table.rows.length && <RowsComing />}
    </>
  );
}

function PlainTable<T>({ rows, columns, ...table }: Omit<Table<T>, 'toolbar'>): React.JSX.Element {
  const plain = useMemo(() => columnsOf(columns, 'plain'), [columns]);
  return <TableRows {...table} view="plain" columns={plain} rows={rows.map((row, index) => ({ row, index }))} />;
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  mb: 0.5,
  '@media print': { display: 'none' },
} as const;

/** An icon beside the tools as soon as room is short: they are what was asked for. */
const PLAIN_BUTTON = {
  px: 2.5,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@container (max-width: 456px)': { px: 1.5 },
} as const;
const PLAIN_WORD = { '@container (max-width: 456px)': UNSEEN } as const;
/** On a second line of the bar over the list. */
const BEFORE_TOOLS = { '@media (max-width: 1279.95px)': { marginInlineStart: -2.5 } } as const;

/** Its words end where the table does; an icon where they do not fit. */
const TOOLS_BUTTON = {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  px: 1.25,
  marginInlineEnd: -1.25,
  '@container (max-width: 161px)': { px: 1.5, marginInlineEnd: -1.5 },
} as const;
const TOOLS_WORD = { '@container (max-width: 161px)': UNSEEN } as const;

/** Every page has one list, which keeps a choice of its own. */
const storedUnder = (): string => `table ${globalThis.location.pathname}`;

function readView(): View {
  return readStored(storedUnder()) === 'tools' ? 'tools' : 'plain';
}

function keepView(view: View): void {
  keepStored(storedUnder(), view);
}
