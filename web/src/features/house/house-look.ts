import { WITH_LINKS } from '../../app/widths.ts';
import { RADII } from '../../ui/radii.ts';
import { NEXT_DAY_PX } from './next-day.tsx';

/** Of every card of the page. */
export const CARD = { p: { xs: 2, sm: 3 }, mb: 3 } as const;

/** A field of the page, as those of the other forms are. */
export const FIELD = {
  minHeight: 48,
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  fontWeight: 400,
} as const;

export const TIME = { ...FIELD, width: 72 } as const;

/** A button in a row of fields, which a finger reaches around it too. */
export const IN_ROW = {
  position: 'relative',
  width: 36,
  height: 36,
  '&::after': { content: '""', position: 'absolute', inset: '-4px' },
} as const;

/** A checkbox with what it means. */
export const TICK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
  '& > input': { flex: 'none', m: 0 },
} as const;

/** Two times with what removes them, without the words of the next day. */
const TIMES_PX = 228;

/** What it is about, its fields, and its buttons right after them, in one line; on a phone the fields are below. */
export const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  alignItems: 'center',
  pt: 0.5,
  pb: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& > :first-of-type': { fontWeight: 700 },
  '& > :nth-of-type(2)': { gridArea: '2 / 1 / auto / -1' },
  [WITH_LINKS]: {
    columnGap: 1.5,
    gridTemplateColumns: {
      xs: `96px ${TIMES_PX + NEXT_DAY_PX.xs}px auto minmax(0, 1fr)`,
      md: `128px ${TIMES_PX + NEXT_DAY_PX.md}px auto minmax(0, 1fr)`,
    },
    // With its field and its hairline a row is 56 pixels high.
    py: '3.5px',
    '& > :nth-of-type(2)': { gridArea: 'auto' },
  },
} as const;

/** The words above the rows. On a phone the fields need none. */
export const HEAD = {
  ...ROW,
  alignItems: 'end',
  py: 0.5,
  border: 0,
  typography: 'caption',
  color: 'text.secondary',
  '& > :nth-of-type(2)': { display: 'none' },
  [WITH_LINKS]: { ...ROW[WITH_LINKS], py: 0.5, '& > :nth-of-type(2)': { display: 'grid' } },
} as const;

/** Apart so that their words do not touch, which on a phone end where the card does. */
const BUTTONS_GAP = { xs: 3, sm: 1.5 } as const;
export const ROW_BUTTONS = { display: 'flex', gap: BUTTONS_GAP, height: { sm: 48 }, alignItems: 'center' } as const;
/** What the icons below do, each as wide as its icon. */
export const BUTTON_WORDS = {
  display: 'flex',
  gap: BUTTONS_GAP,
  alignItems: 'end',
  '& > span': { width: 36, display: 'flex', justifyContent: 'center', textAlign: 'center' },
  '& > span:last-of-type': { justifyContent: { xs: 'end', sm: 'center' } },
} as const;

export const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 } as const;
/** Fields as narrow as what they hold. */
export const NARROW = { '& div:has(> input)': { maxWidth: 120 } } as const;
export const NUMBERS = {
  ...PAIR,
  ...NARROW,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '208px minmax(0, 1fr)' },
  alignItems: 'end',
} as const;

/** Radio buttons with their words in a line, or below each other. */
export const CHOICE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 44, py: 0.5, cursor: 'pointer' },
  '& input': { flex: 'none', m: 0 },
} as const;
export const CHOICE_LIST = { ...CHOICE, flexDirection: 'column', alignItems: 'flex-start' } as const;

/** For what is around fields: the line for their errors, 20 pixels, is all that is between a field and the next one. */
export const DENSE_FIELDS = { '& p[id$="-error"]': { mt: 0, mb: -0.5 } } as const;
