/** The foot of a dialog that orders: its total, and its buttons. */
export const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  rowGap: 1.5,
  width: 1,
} as const;

/** The button beside the total, which closes: on a phone its word ends with the row. */
export const CLOSE = { px: { xs: 1.25, sm: 2.75 }, mr: { xs: '-10px', sm: 0 } } as const;

/** The amount of money in the foot. */
export const SUM = { typography: 'h3', ml: 1, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
