import { WITH_LINKS } from '../../../ui/widths.ts';
import { RADII } from '../../../ui/radii.ts';

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

/** What it is about, and what belongs to it, between hairlines. */
export const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  pt: 0.5,
  pb: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& > :first-of-type': { fontWeight: 700 },
} as const;

/** Of the buttons of a row of openings, three beside each other. */
const BUTTONS_PX = 132;
/** Two dates with the word between them, which is more than two times need. */
const FIELDS_PX = 320;

/** What openings are of, their fields, their buttons, and a last column: of the week and of special days the same. */
const OPENINGS = {
  xs: `104px ${FIELDS_PX}px ${BUTTONS_PX}px minmax(0, 1fr)`,
  md: `128px ${FIELDS_PX}px ${BUTTONS_PX}px minmax(0, 1fr)`,
} as const;

/**
 * Openings of a day. On a phone the fields are below the name and the buttons, and the last column is below them; from
 * there on what removes an opening is at the end of its line, beyond the buttons of the day.
 */
export const ROW = {
  ...LINE,
  alignItems: 'start',
  '& > :first-of-type': { fontWeight: 700, lineHeight: { xs: '36px', sm: '48px' } },
  '& > :nth-of-type(2)': { gridArea: '2 / 1 / auto / -1' },
  '& > :nth-of-type(4)': { gridArea: '3 / 1 / auto / -1' },
  [WITH_LINKS]: {
    columnGap: { xs: 1, md: 1.5 },
    gridTemplateColumns: OPENINGS,
    // With its field and its hairline a row is 56 pixels high.
    py: '3.5px',
    '& > :nth-of-type(2)': { gridArea: '1 / 2 / auto / span 2' },
    '& > :nth-of-type(3)': { gridArea: '1 / 3' },
    '& > :nth-of-type(4)': { gridArea: '1 / 4' },
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
  [WITH_LINKS]: { ...ROW[WITH_LINKS], py: 0.5, '& > :nth-of-type(2)': { display: 'grid', gridArea: '1 / 2' } },
} as const;

/** Apart so that their words do not touch, which on a phone end where the card does. */
const BUTTONS_GAP = { xs: 3, sm: 1.5 } as const;
export const ROW_BUTTONS = { display: 'flex', gap: BUTTONS_GAP, height: { sm: 48 }, alignItems: 'center' } as const;
/** What the icons below do, each as wide as its icon. What removes an opening of a phone has its own word. */
export const BUTTON_WORDS = {
  display: 'flex',
  gap: BUTTONS_GAP,
  alignItems: 'end',
  '& > span': { width: 36, display: 'flex', justifyContent: 'center', textAlign: 'center' },
  '& > span:nth-of-type(2)': { justifyContent: { xs: 'end', sm: 'center' } },
  '& > span:nth-of-type(3)': { display: 'none', [WITH_LINKS]: { display: 'flex' } },
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

/** The word above a field, where it is in sight. */
export const WORD = { mb: 0.5, typography: 'caption', color: 'text.secondary' } as const;

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
