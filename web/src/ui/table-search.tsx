import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Loadable } from '../lib/loadable.ts';
import { useSettled } from '../lib/use-settled.ts';
import { SearchField } from './search-field.tsx';

/** What the page says of its search. */
interface Report {
  /** What can be typed, while nothing is. */
  readonly hint: string;
  /** What was found. */
  readonly found: string;
}

interface TableSearch {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly report: (report: Report | null) => void;
}

const NO_SEARCH: TableSearch = { typed: '', type: () => undefined, report: () => undefined };
const TableSearchContext = createContext(NO_SEARCH);
/** Null while the page has no list. Apart from the search, so that a list is not rendered again for its own report. */
const ReportContext = createContext<Report | null>(null);

/** What is typed into the drawer's box, for the list in view. Begins anew with every page. */
export function TableSearchProvider({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const [typed, type] = useState('');
  const [reported, report] = useState<Report | null>(null);
  const search = useMemo(() => ({ typed, type, report }), [typed]);
  return (
    <TableSearchContext value={search}>
      <ReportContext value={reported}>{children}</ReportContext>
    </TableSearchContext>
  );
}

/** The box. Before there is a list it keeps its place, so that nothing moves when the list comes. */
export function TableSearchBox(): React.JSX.Element {
  const { typed, type } = useContext(TableSearchContext);
  const report = useContext(ReportContext);
  return (
    <Box component="search" sx={{ display: 'block', visibility: report || typed !== '' ? 'visible' : 'hidden' }}>
      <SearchField label="Find in this list" value={typed} onChange={type} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.75, px: 1, minHeight: '3em' }}>
        {typed === '' ? report?.hint : report?.found}
      </Typography>
    </Box>
  );
}

/** What is typed, for a page whose search the server answers: once no letter comes for a moment. */
export function useTypedSearch(): string {
  return useSettled(useContext(TableSearchContext).typed.trim());
}

/** Says beside the box what can be typed, and what was found. @param hint null while another part of the page says it */
export function useSearchReport(hint: string | null, found: string): void {
  const { report } = useContext(TableSearchContext);
  useEffect(() => {
    if (hint === null) return undefined;
    report({ hint, found });
    return () => {
      report(null);
    };
  }, [report, hint, found]);
}

/** What is said of a search of the server. Where it failed the page says so, and the box nothing. */
export function searchReport<T>(found: Loadable<T>, sentence: (value: T) => string): string {
  if (found.status === 'ready') return sentence(found.value);
  return found.status === 'failed' ? '' : 'Searching …';
}

/** What a search of the server found, in words. @param hasMore the server was not asked for everything */
export function foundSentence(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nothing found';
  return hasMore ? `${count} found so far` : `${count} found`;
}

/** The loaded rows in which every typed word occurs. @param textOf what of a row is searched */
export function useFilteredRows<T>(rows: readonly T[], textOf: (row: T) => string): readonly T[] {
  const { typed } = useContext(TableSearchContext);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const text = textOf(row).toLowerCase();
          return words.every((word) => text.includes(word));
        });
  const loaded = `${rows.length} that are loaded`;
  useSearchReport(
    `Looks through the ${loaded}`,
    found.length === 0 ? `Nothing found in the ${loaded}` : `${found.length} of the ${loaded}`,
  );
  return found;
}
