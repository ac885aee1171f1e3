import { WITH_LINKS } from '../../app/widths.ts';
import { RADII } from '../../ui/radii.ts';

/** Of every card of the page. */
export const CARD = { maxWidth: 1040, p: { xs: 2, sm: 3 }, mb: 3 } as const;

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

/** What it is about, its fields, and its buttons right after them, in one line; on a phone the fields are below. */
export const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  alignItems: 'center',
  // With its field and its hairline a row is 56 pixels high.
  py: '3.5px',
  borderTop: 1,
  borderColor: 'divider',
  '& > :first-of-type': { fontWeight: 700 },
  '& > :nth-of-type(2)': { gridArea: '2 / 1 / auto / -1' },
  [WITH_LINKS]: {
    // As wide as two times with what removes them.
    gridTemplateColumns: '128px 220px auto minmax(0, 1fr)',
    '--after-buttons': '96px',
    '& > :nth-of-type(2)': { gridArea: 'auto' },
  },
} as const;

export const ROW_BUTTONS = { display: 'flex', gap: 1, height: { sm: 48 }, alignItems: 'center' } as const;

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
