import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import toast from 'react-hot-toast';
import { ChunkFailure, loadChunk } from '../../lib/load-chunk.ts';
import { arrangeRows, nextSorting, type Filters, type Sorting } from './arrange-rows.ts';
import { columnsOf, type Column } from './column.ts';
import type { DataTableProps, TableExport } from './data-table-props.ts';
import { keepTools, readTools, type KeptTools } from './kept-tools.ts';
import { SortableHead } from './sortable-head.tsx';
import { TableRows } from './table-rows.tsx';
import { PAGE_SIZES, RowCount, TablePager, TableToolbar } from './table-toolbar.tsx';
import { useToolsPlace } from '../table-search.tsx';
import * as texts from './texts.ts';

const FIRST_PAGE: KeptTools['page'] = { number: 0, size: PAGE_SIZES[0] };

/** Hides the rest of the page while the table is printed. */
const ALONE_ON_PAPER = {
  '@media print': {
    'body *:not(:has([data-printed]), [data-printed], [data-printed] *)': { display: 'none !important' },
  },
} as const;

/** The rows in pages, with sorting, filters, a choice of columns, CSV and print. */
export function TableWithTools<T>({
  label,
  rows,
  columns,
  exports,
  isRemembered = false,
  tablet: _plain, // a sorted table keeps its columns
  ...table
}: Omit<DataTableProps<T>, 'searchText' | 'toolbar'>): React.JSX.Element {
  const [left] = useState(() => (isRemembered ? readTools() : null));
  const [sorting, setSorting] = useState<Sorting | null>(left?.sorting ?? null);
  const [filters, setFilters] = useState<Filters>({});
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const place = useToolsPlace();
  const [page, setPage] = useState(left?.page ?? FIRST_PAGE);
  useEffect(() => {
    if (isRemembered) keepTools({ sorting, page });
  }, [isRemembered, sorting, page]);
  const [isPrinting, print] = usePrint();
  const around = useRef<HTMLDivElement>(null);
  useScrollWhereNeeded(around);
  const offered = useMemo(() => columnsOf(columns, 'tools'), [columns]);
  const shown = useMemo(
    () => offered.filter(({ label: name, isAside = false }) => switched.has(name) === isAside),
    [offered, switched],
  );
  const exported = offered.filter(({ label: name, isAside }) => isAside || !switched.has(name));
  const arranged = useMemo(() => arrangeRows(rows, offered, { sorting, filters }), [rows, offered, sorting, filters]);
  const inSight = isPrinting ? shown.filter(({ value }) => value !== undefined) : shown;
  const last = Math.max(0, Math.ceil(arranged.length / page.size) - 1);
  const start = Math.min(page.number, last) * page.size;
  const exportAs = async (as: readonly Column<T>[] | TableExport<T> = exported): Promise<void> => {
    try {
      await (await loadChunk(() => import('./export-rows.ts'))).exportRows(label, arranged, as);
    } catch (error) {
      toast.error(texts.notExported(), { id: 'export' });
      if (!(error instanceof ChunkFailure)) reportError(error);
    }
  };
  const toolbar = (
    <TableToolbar
      columns={offered.map((column) => column.label)}
      shown={new Set(shown.map((column) => column.label))}
      onSwitch={(name) => {
        const next = new Set(switched);
        if (!next.delete(name)) next.add(name);
        setSwitched(next);
        // A hidden filter does not apply.
        setFilters(Object.fromEntries(Object.entries(filters).filter(([column]) => column !== name)));
      }}
      areFiltersOpen={areFiltersOpen}
      onFiltersToggle={() => {
        setAreFiltersOpen(!areFiltersOpen);
        setFilters({});
      }}
      exports={exports}
      count={arranged.length}
      onExport={(as) => void exportAs(as)}
      onPrint={print}
    />
  );
  return (
    <>
      {place ? createPortal(toolbar, place) : place === null && toolbar}
      {arranged.length > PAGE_SIZES[0] && (
        <TablePager
          count={arranged.length}
          page={Math.min(page.number, last)}
          size={page.size}
          onPageChange={(number, size) => {
            setPage({ number, size });
          }}
        />
      )}
      {isPrinting && <GlobalStyles styles={ALONE_ON_PAPER} />}
      <Box ref={around} data-printed={isPrinting ? '' : undefined}>
        <TableRows
          {...table}
          label={label}
          view="tools"
          columns={inSight}
          rows={isPrinting ? arranged : arranged.slice(start, start + page.size)}
          head={
            <SortableHead
              columns={inSight}
              sorting={sorting}
              onSort={(column) => {
                setSorting(nextSorting(sorting, column));
              }}
              filters={areFiltersOpen && !isPrinting ? filters : null}
              onFilter={(column, text) => {
                setFilters({ ...filters, [column]: text });
              }}
            />
          }
        />
      </Box>
      {arranged.length <= PAGE_SIZES[0] && <RowCount count={arranged.length} />}
    </>
  );
}

/** Whether the page is being printed, and what prints it. */
function usePrint(): readonly [isPrinting: boolean, print: () => void] {
  const [isPrinting, setIsPrinting] = useState(false);
  const print = (): void => {
    flushSync(() => {
      setIsPrinting(true);
    });
    // Some browsers return from print() before they have laid anything out.
    const ends = ['afterprint', 'pointerdown', 'keydown'] as const;
    const end = (): void => {
      for (const event of ends) removeEventListener(event, end);
      setIsPrinting(false);
    };
    for (const event of ends) addEventListener(event, end);
    globalThis.print();
  };
  return [isPrinting, print];
}

/** The table grows with the page; it scrolls sideways in its frame only while its columns are wider than that. */
function useScrollWhereNeeded(around: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const frame = around.current?.firstElementChild;
    const table = frame?.firstElementChild;
    if (!frame || !table) return undefined;
    const look = (): void => {
      frame.toggleAttribute('data-wide', table.scrollWidth > frame.clientWidth);
    };
    const watch = new ResizeObserver(look);
    watch.observe(frame);
    watch.observe(table);
    look();
    return () => {
      watch.disconnect();
    };
  }, [around]);
}
