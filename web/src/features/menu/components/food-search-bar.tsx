import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
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
      <Box data-scrolls="" sx={BAR}>
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

/** Under the header of the site. On a phone it is one line, which scrolls sideways. */
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
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  bgcolor: 'background.default',
  [LOW_WINDOW]: { position: 'relative', top: 0 },
} as const;

/** For a group of buttons in the bar: on one line with the search and the filter. */
export const IN_BAR = {
  sx: { flexWrap: 'nowrap', gap: { xs: 0.5, sm: 0.75 } },
  slotProps: { button: { sx: { px: { xs: 1, sm: 1.25, lg: 2.25 } } } },
} as const;

/** As narrow as its sign on a phone; the room for its text is the bar's. The keys are told on desktops. */
const FIELD = {
  label: { '@media (max-width: 599.95px)': { position: 'relative', px: '13px' } },
  input: {
    '@media (max-width: 599.95px)': {
      position: 'absolute',
      inset: 0,
      pl: '44px',
      '&:not(:focus)::placeholder': { opacity: 0 },
    },
  },
  keys: { '@media (max-width: 1199.95px)': { display: 'none' } },
} as const;

/** Whether the search is a field on a phone. */
const IS_OPEN = ':is(:focus-within, :has(input:not(:placeholder-shown)))';
/** The room of the filter's button beside it, with a number of two digits. */
const FILTER_PX = 96;

/** On a phone a round button that becomes a field with the focus, and stays one as long as there is text in it. */
const SEARCH = {
  flex: { xs: '0 0 48px', sm: '1 1 200px' },
  minWidth: { sm: 200 }, // the filters stay beside it on a tablet
  maxWidth: { sm: 468 },
  '@media (max-width: 599.95px)': {
    [`&${IS_OPEN}`]: { flexBasis: '100%' },
    [`&${IS_OPEN}:has(~ button)`]: { flexBasis: `calc(100% - ${FILTER_PX + 6}px)` },
    [`&${IS_OPEN} ~ button`]: { width: FILTER_PX, boxShadow: 'none' },
    [`&${IS_OPEN}:has(~ button) ~ [role="group"]`]: { order: 1 }, // behind it: a target is whole or out of sight
  },
} as const;
