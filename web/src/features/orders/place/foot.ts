/** The buttons of a dialog that orders; on a phone the button of the next step is as wide as the sheet. */
export const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  rowGap: 1.5,
  width: 1,
} as const;

export const STEP = { flexBasis: { xs: '100%', sm: 'auto' }, '&&': { minHeight: { xs: 56, sm: 52 } } } as const;

/** The button beside the total, which closes: on a phone its word ends with the row. */
export const CLOSE = { px: { xs: 1.25, sm: 2.75 }, mr: { xs: '-10px', sm: 0 } } as const;

/** The amount of money in the foot. */
export const SUM = { typography: 'h3', ml: 1, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
