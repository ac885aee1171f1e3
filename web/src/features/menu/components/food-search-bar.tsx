import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { keepToastsBelow } from '../../../ui/toast-place.ts';
import * as texts from './texts.ts';

/** The bar that stays in sight above a list of foods: a search by words of their name and chef, and filters. */
export function FoodSearchBar({
  typed,
  hits,
  hasMore,
  onType,
  note = null,
  children,
}: {
  readonly typed: string;
  /** Number of matches; null without a search, or while unknown. */
  readonly hits: number | null;
  /** Whether there may be more on the next page. */
  readonly hasMore: boolean;
  readonly onType: (typed: string) => void;
  /** The filters. */
  readonly children: ReactNode;
  /** Said after the number of matches. */
  readonly note?: ReactNode;
}): React.JSX.Element {
  return (
    <>
      <Box ref={keepToastsBelow} data-scrolls="" sx={BAR}>
        <Box component="search" sx={SEARCH}>
          <SearchField label={texts.searchFoodsAndChefs()} value={typed} onChange={onType} slotProps={FIELD} />
        </Box>
        {children}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={STATUS}>
        {hits === null ? '' : sentenceOf(hits, hasMore)}
        {note}
      </Typography>
    </>
  );
}

function sentenceOf(hits: number, hasMore: boolean): string {
  return hasMore ? texts.foodsFoundOnPage({ count: hits }) : texts.foodsFound({ count: hits });
}

const STATUS = { mb: 1.5, '&:empty': { mb: { xs: 0.5, sm: 1.5 } } } as const;

const ON_PHONES = '@media (max-width: 599.95px)';
/** Whether the search is a field on a phone. */
const IS_OPEN = ':is(:focus-within, :has(input:not(:placeholder-shown)))';

/**
 * Under the header of the site. On a phone it is one line, in which the group scrolls sideways, between the search and the
 * filter; behind an open search it is whole, and the line scrolls to it.
 */
const BAR = {
  position: 'sticky',
  top: 69,
  zIndex: 2,
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  alignItems: 'center',
  gap: { xs: 0.75, sm: 1 },
  height: { xs: 56, sm: 'auto' },
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: { sm: 1 },
  scrollbarWidth: 'none',
  bgcolor: 'background.default',
  [ON_PHONES]: { '&:has(> search:focus-within, > search input:not(:placeholder-shown))': { overflowX: 'auto' } },
  [LOW_WINDOW]: { position: 'relative', top: 0 },
} as const;

/** For a group of buttons in the bar: on one line with the search and the filter. Its padding has room for the ring of the focus. */
export const IN_BAR = {
  'data-scrolls': '',
  sx: {
    flexWrap: 'nowrap',
    gap: { xs: 0.5, sm: 0.75 },
    [ON_PHONES]: {
      minWidth: 0,
      my: '-4px',
      p: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '&:last-child': { marginInlineEnd: -2, paddingInlineEnd: 2 },
      [`search${IS_OPEN} ~ &`]: { order: 1, flex: '0 0 auto', marginInlineStart: '10px' }, // a target is whole or out of sight
    },
  },
  slotProps: { button: { sx: { flexShrink: 0, px: { xs: 1, sm: 1.25, lg: 2.25 } } } },
} as const;

/** As narrow as its sign on a phone; the room for its text is the bar's. The keys are told on desktops. */
const FIELD = {
  label: { [ON_PHONES]: { position: 'relative', px: '13px' } },
  input: {
    [ON_PHONES]: {
      position: 'absolute',
      inset: 0,
      paddingInlineStart: '44px',
      '&:not(:focus)::placeholder': { opacity: 0 },
    },
  },
  keys: { '@media (max-width: 1199.95px)': { display: 'none' } },
} as const;

/** The room of the filter's button beside it, with a number of two digits. */
const FILTER_PX = 96;

/** On a phone a round button that becomes a field with the focus, and stays one as long as there is text in it. */
const SEARCH = {
  flex: { xs: '0 0 48px', sm: '1 1 200px', lg: '1 1 300px' },
  minWidth: { sm: 200 }, // the filters stay beside it on a tablet
  maxWidth: { sm: 468 },
  [ON_PHONES]: {
    [`&${IS_OPEN}`]: { flexBasis: '100%' },
    [`&${IS_OPEN}:has(~ button)`]: { flexBasis: `calc(100% - ${FILTER_PX + 6}px)` },
    [`&${IS_OPEN} ~ button`]: { width: FILTER_PX },
  },
} as const;
