import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Loadable } from '../lib/loadable.ts';
import { useSettled } from '../lib/use-settled.ts';
import { SearchField } from './search-field.tsx';

/** The page's texts for the search box. */
interface Report {
  /** Shown while nothing is typed. */
  readonly hint: string;
  /** Shown while something is typed. */
  readonly found: string;
}

interface TableSearch {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly report: (report: Report | null) => void;
}

const NO_SEARCH: TableSearch = { typed: '', type: () => undefined, report: () => undefined };
const TableSearchContext = createContext(NO_SEARCH);
/** Null while the page has no list. A context of its own, so that a list is not rendered again for its own report. */
const ReportContext = createContext<Report | null>(null);

/** The text of the drawer's search box, for the list in view. It is empty again on every page. */
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

/** The search box. Without a list it keeps its place, so that nothing moves when the list appears. */
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

/** The typed text, debounced, for a page that searches on the server. */
export function useTypedSearch(): string {
  return useSettled(useContext(TableSearchContext).typed.trim());
}

/** Shows a hint and the result beside the box. @param hint null while another part of the page reports */
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

/** The result of a server search in words. After a failure it is empty: the page shows the failure. */
export function searchReport<T>(found: Loadable<T>, sentence: (value: T) => string): string {
  if (found.status === 'ready') return sentence(found.value);
  return found.status === 'failed' ? '' : 'Searching …';
}

/** The number of results in words. @param hasMore whether the server may have more */
export function foundSentence(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nothing found';
  return hasMore ? `${count} found so far` : `${count} found`;
}

/** The loaded rows that contain every typed word. @param textOf the searched text of a row */
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
