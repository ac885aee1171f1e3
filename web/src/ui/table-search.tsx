import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  createContext,
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { Loadable } from '../lib/loadable.ts';
import { foldedText } from '../lib/names.ts';
import { useSettled } from '../lib/use-settled.ts';
import { RADII } from './radii.ts';
import { SearchField } from './search-field.tsx';
import * as texts from './texts.ts';

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
/** The place of a table's own buttons in the bar over the list; null without a bar, undefined until it is there. */
const ToolsPlaceContext = createContext<HTMLElement | null | undefined>(null);
const SetToolsPlaceContext = createContext<(place: HTMLElement | null) => void>(() => undefined);

/** Connects the bar over a page's list with the list. What was typed is gone on the next page. */
export function TableSearchProvider({
  initially = '',
  children,
}: {
  /** What is searched for at first. */
  readonly initially?: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  const [typed, type] = useState(initially);
  const [reported, setReported] = useState<Report | null>(null);
  const [toolsPlace, setPlace] = useState<HTMLElement | null>();
  // In transitions: a list is not rendered again in the task that has shown it.
  const report = useCallback((told: Report | null) => {
    startTransition(() => {
      setReported(told);
    });
  }, []);
  const setToolsPlace = useCallback((place: HTMLElement | null) => {
    startTransition(() => {
      setPlace(place);
    });
  }, []);
  const search = useMemo(() => ({ typed, type, report }), [typed, report]);
  return (
    <TableSearchContext value={search}>
      <SetToolsPlaceContext value={setToolsPlace}>
        <ToolsPlaceContext value={toolsPlace}>
          <ReportContext value={reported}>{children}</ReportContext>
        </ToolsPlaceContext>
      </SetToolsPlaceContext>
    </TableSearchContext>
  );
}

/** `folded`: a sign that opens, where the window is not as wide as a desktop's. */
type SearchSize = 'medium' | 'small' | 'folded';

/**
 * The bar over a page's list: its filters, the search box, the table's own buttons. Outside of the list, so that the
 * focus stays in the box while the list changes.
 */
export function ListBar({
  children,
  after,
  search = 'medium',
  isCrowded = false,
}: {
  /** The filters. */
  readonly children?: ReactNode;
  /** What shares the line of the search. */
  readonly after?: ReactNode;
  /** How much of the line the search leaves to what shares it, on phones too. */
  readonly search?: SearchSize;
  /** Whether a table's own buttons have their words in a second line up to a wider window than elsewhere. */
  readonly isCrowded?: boolean;
}): React.JSX.Element {
  return (
    <Box sx={search === 'medium' ? BAR : ONE_LINE}>
      {children}
      <SearchOfList size={search} isCrowded={isCrowded} />
      {after}
    </Box>
  );
}

/** Memoised: the counts of the filters beside it change with every order. */
const SearchOfList = memo(function SearchOfList({
  size,
  isCrowded,
}: {
  readonly size: SearchSize;
  readonly isCrowded: boolean;
}): React.JSX.Element {
  const { typed, type } = useContext(TableSearchContext);
  const report = useContext(ReportContext);
  const hintId = useId();
  return (
    <>
      {/* Without a list the box keeps its place, so that nothing moves when the list appears. */}
      <Box component="search" sx={{ ...SEARCH[size], visibility: report || typed !== '' ? 'visible' : 'hidden' }}>
        <SearchField
          slotProps={size !== 'folded' ? SMALL_FIELD : typed === '' ? FOLDED_FIELD : OPEN_FIELD}
          label={texts.findInList()}
          value={typed}
          onChange={type}
          describedBy={hintId}
        />
        <Typography id={hintId} component="p" variant="caption" sx={size === 'folded' ? FOLDED_HINT : HINT}>
          {typed === '' && report?.hint}
        </Typography>
      </Box>
      <Box
        ref={useContext(SetToolsPlaceContext)}
        sx={size !== 'medium' ? TOOLS_OF_LINE : isCrowded ? TOOLS_OF_CROWD : TOOLS}
      />
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ order: size === 'medium' ? 2 : 1, width: 1, '&:empty': { position: 'absolute' } }}
      >
        {typed === '' ? '' : report?.found}
      </Typography>
    </>
  );
});

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  mb: 1,
  '@media print': { display: 'none' },
} as const;
const ONE_LINE = { ...BAR, gap: { xs: 0.5, sm: 1 } } as const;

const WIDE = { maxWidth: 'none' } as const;
const LOW = { minHeight: 44, px: 1.5 } as const;
const SMALL_FIELD = { root: WIDE, label: LOW } as const;

/** Below the width of a desktop only its sign, which opens over what is beside it, and stays open while there is text. */
const FOLDING = '@media (max-width: 1535.95px)';
const ROOM = { ...WIDE, [FOLDING]: { paddingInlineStart: '44px', minHeight: 44 } } as const;
const SIGN = {
  position: 'absolute',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 44,
  px: 0,
  justifyContent: 'center',
} as const;
const OPEN = { zIndex: 2, width: 'min(340px, 100vw - 32px)', px: 1.5 } as const;
const FOLDED_FIELD = {
  root: ROOM,
  label: { ...LOW, [FOLDING]: { ...SIGN, '&:focus-within': OPEN } },
  input: {
    [FOLDING]: { '&:not(:focus)': { position: 'absolute', inset: 0, width: 1, opacity: 0, cursor: 'pointer' } },
  },
} as const;
const OPEN_FIELD = { root: ROOM, label: { ...LOW, [FOLDING]: { ...SIGN, ...OPEN } } } as const;

const MEDIUM = {
  display: 'block',
  position: 'relative',
  flex: { xs: '1 1 100%', sm: '1 1 206px' },
  minWidth: { sm: 206 },
  // On a tablet that stands it has what is left of its line.
  maxWidth: { md: 340 },
  // The hint whole beside a table's own buttons.
  '&:has(+ :not(:empty))': { flexBasis: 228 },
} as const;
const SMALL = { ...MEDIUM, flexBasis: { xs: '120px', sm: '206px' }, minWidth: { xs: 0, sm: 206 } } as const;
const SEARCH = {
  medium: MEDIUM,
  small: SMALL,
  folded: { ...SMALL, [FOLDING]: { position: 'relative', flex: '0 0 auto', minWidth: 44 } },
} as const;

/** Below what begins the first. */
const SECOND_LINE = { order: 2, justifyContent: 'start', marginInlineStart: 0 } as const;

/** What is in it has words where they fit, else icons (`@container`). The search gets what is left over. */
const toolsOf = (inLineFrom: number) =>
  ({
    display: 'flex',
    justifyContent: 'end',
    gap: 1,
    flex: '99 1 44px',
    maxWidth: 164,
    marginInlineStart: 'auto',
    containerType: 'inline-size',
    // On a wide screen it keeps its place until its button is there.
    '@media (max-width: 1279.95px)': { '&:empty': { display: 'none' } },
    '&:has(> div)': {
      flexBasis: 292,
      maxWidth: 480,
      [`@media (max-width: ${inLineFrom - 0.05}px)`]: SECOND_LINE,
    },
  }) as const;
const TOOLS = toolsOf(1280);
const TOOLS_OF_CROWD = toolsOf(1360);

const TOOLS_OF_LINE = { ...TOOLS, '&:empty': { display: 'none' } } as const;

/** In sight while the box has the focus, over the list: nothing moves. */
const HINT = {
  display: 'none',
  ':focus-within > &:not(:empty)': { display: 'block' },
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: 2,
  px: 1.5,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.small,
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;
const FOLDED_HINT = { ...HINT, [FOLDING]: { width: 'max-content', maxWidth: 'calc(100vw - 32px)' } } as const;

/** Where a table's own buttons belong; null where no bar is over the list, undefined until it is there. */
export function useToolsPlace(): HTMLElement | null | undefined {
  return useContext(ToolsPlaceContext);
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
  return found.status === 'failed' ? '' : texts.searching();
}

/** The number of results in words. @param hasMore whether the server may have more */
export function foundSentence(count: number, hasMore: boolean): string {
  if (count === 0) return texts.nothingFound();
  return hasMore ? texts.foundSoFar({ count }) : texts.found({ count });
}

/** The loaded rows that contain every typed word. @param textOf the searched text of a row */
export function useFilteredRows<T>(rows: readonly T[], textOf: (row: T) => string): readonly T[] {
  const { typed } = useContext(TableSearchContext);
  const words = foldedText(typed).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const text = foldedText(textOf(row));
          return words.every((word) => text.includes(word));
        });
  const loaded = rows.length;
  useSearchReport(
    texts.searchesLoaded({ loaded }),
    found.length === 0 ? texts.nothingFoundInLoaded({ loaded }) : texts.foundInLoaded({ count: found.length, loaded }),
  );
  return found;
}
