const BUTTON = { minHeight: 52, px: 0, '@media (min-width: 768px)': { minHeight: 44 } } as const;

/** On a phone the main button takes the width of its card, within reach of the thumb. */
const MAIN = { ...BUTTON, flex: '1 1 0' } as const;
const OTHER = {
  ...BUTTON,
  flex: '0 0 96px',
  '@media (min-width: 768px)': { flexBasis: 76, minHeight: 44 },
  '@media (min-width: 1440px)': { flexBasis: 96 },
} as const;

/** The buttons that decide about an order. */
export const DECISION = {
  main: MAIN,
  other: OTHER,
} as const;

/** Beside the many columns of the table with tools. */
export const NARROW_DECISION = {
  main: { ...MAIN, px: 1.75 },
  other: { ...BUTTON, flex: '0 0 auto', px: 1.75 },
} as const;
