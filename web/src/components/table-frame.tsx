import GridOn from '@mui/icons-material/GridOnOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { Placeholder } from './placeholder.tsx';
import { Region } from './region.tsx';

const STORED_UNDER = 'tables';

export interface Column<T> {
  readonly label: string;
  readonly cell: (row: T, index: number) => ReactNode;
  /** What the column is sorted, filtered and exported by; without it, it is for the eye and the hand alone. */
  readonly value?: (row: T) => string | number;
  /** Pixels that it needs in the grid. */
  readonly minWidth?: number;
}

export interface TableFrameProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly columns: readonly Column<T>[];
  /** The rows as a plain table, which is there at once and fits a phone. */
  readonly children: ReactNode;
}

const GridTable = lazyComponent<Omit<TableFrameProps<never>, 'children'>>(
  async () => (await import('./grid-table.tsx')).GridTable,
);

/** A table with its tools: on a wide screen one may work in a grid, and is asked once. */
export function TableFrame<T>({ children, ...table }: TableFrameProps<T>): React.JSX.Element {
  const [wantsGrid, setWantsGrid] = useState(readChoice);
  const isWide = useMediaQuery('(min-width: 900px)');
  if (!isWide) return <>{children}</>;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 0.5, '@media print': { display: 'none' } }}>
        <Button
          size="small"
          startIcon={<GridOn fontSize="small" />}
          aria-pressed={wantsGrid}
          onClick={() => {
            setWantsGrid(!wantsGrid);
            keepChoice(!wantsGrid);
          }}
        >
          {wantsGrid ? 'Plain table' : 'Sort, filter, export'}
        </Button>
      </Box>
      {wantsGrid ? (
        <Region>
          <Suspense fallback={<Placeholder aria-busy="true" sx={{ height: 320 }} />}>
            {/* The component does not care which rows it shows; the type of a lazy one cannot say so. */}
            <GridTable {...(table as unknown as Omit<TableFrameProps<never>, 'children'>)} />
          </Suspense>
        </Region>
      ) : (
        <Box sx={{ overflowX: 'auto' }}>{children}</Box>
      )}
    </>
  );
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORED_UNDER) === 'grid';
  } catch {
    return false; // storage switched off: asked again on the next page
  }
}

function keepChoice(wantsGrid: boolean): void {
  try {
    localStorage.setItem(STORED_UNDER, wantsGrid ? 'grid' : 'plain');
  } catch {
    // As above.
  }
}
