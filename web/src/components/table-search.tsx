import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { SearchField } from './search-field.tsx';

interface Hits {
  readonly shown: number;
  readonly all: number;
}

interface TableSearch {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly report: (hits: Hits | null) => void;
}

const NO_SEARCH: TableSearch = { typed: '', type: () => undefined, report: () => undefined };
const TableSearchContext = createContext(NO_SEARCH);
/** Null while the page has no table. Apart from the search, so that a table is not rendered again for its own report. */
const HitsContext = createContext<Hits | null>(null);

/** What is typed into the drawer's box, for the table in view. Begins anew with every page. */
export function TableSearchProvider({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const [typed, type] = useState('');
  const [hits, report] = useState<Hits | null>(null);
  const search = useMemo(() => ({ typed, type, report }), [typed]);
  return (
    <TableSearchContext value={search}>
      <HitsContext value={hits}>{children}</HitsContext>
    </TableSearchContext>
  );
}

/**
 * The box: it filters the table in view, asks the server nothing, and says how many rows are left. Before there is a table it
 * keeps its place, so that nothing moves when the table comes.
 */
export function TableSearchBox(): React.JSX.Element {
  const { typed, type } = useContext(TableSearchContext);
  const hits = useContext(HitsContext);
  return (
    <Box component="search" sx={{ display: 'block', visibility: hits || typed !== '' ? 'visible' : 'hidden' }}>
      <SearchField label="Find in this list" typed={typed} onType={type} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.75, px: 1, minHeight: '1.5em' }}>
        {typed !== '' && hits && `${hits.shown} of ${hits.all} shown`}
      </Typography>
    </Box>
  );
}

/** The rows in which every typed word occurs. @param textOf what of a row is searched */
export function useFoundRows<T>(rows: readonly T[], textOf: (row: T) => string): readonly T[] {
  const { typed, report } = useContext(TableSearchContext);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const text = textOf(row).toLowerCase();
          return words.every((word) => text.includes(word));
        });
  const { length: all } = rows;
  const { length: shown } = found;
  useEffect(() => {
    report({ shown, all });
    return () => {
      report(null);
    };
  }, [report, shown, all]);
  return found;
}
