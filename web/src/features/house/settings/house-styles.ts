/** Of every card of the page. */
export const CARD = { p: { xs: 2, sm: 3 }, mb: 3 } as const;

/** A field for a time. */
export const TIME = { width: 72 } as const;

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
} as const;
/** Of the box itself. */
export const MARK = { flex: 'none', m: 0 } as const;

/** What it is about, and what belongs to it, between hairlines. */
export const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  pt: 0.5,
  pb: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
export const NAME = { fontWeight: 700 } as const;

/** Apart so that their words do not touch, which on a phone end where the card does. */
export const BUTTONS_GAP = { xs: 3, sm: 1.5 } as const;
export const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 } as const;
export const NUMBERS = {
  ...PAIR,
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
} as const;
export const CHOICE_LIST = { ...CHOICE, flexDirection: 'column', alignItems: 'flex-start' } as const;
