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

/** The amount of money in the foot. */
export const SUM = {
  typography: 'h3',
  marginInlineStart: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
