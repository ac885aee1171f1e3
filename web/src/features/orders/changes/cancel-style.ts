/** With a line to itself. */
export const ALONE = { gridColumn: '1 / -1', justifySelf: 'start', my: -1 } as const;
/** Its word begins where the line does. */
export const FLUSH = { marginInlineStart: -1, px: 1 } as const;
export const BESIDE = { px: 1, whiteSpace: 'nowrap' } as const;
/** Its second press takes the place of *Pay* beside it too: nothing moves, and the pointer stays over it. */
export const OVER_PAY = {
  marginInlineStart: '-75px',
  minWidth: 138, // of both, so that their line is no wider
  zIndex: 1,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
} as const;
