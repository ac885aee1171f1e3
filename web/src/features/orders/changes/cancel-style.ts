/** With a line to itself. */
export const ALONE = { gridColumn: '1 / -1', justifySelf: 'start', my: -1 } as const;
/** Its word begins where the line does. */
export const FLUSH = { ml: -1, px: 1 } as const;
export const BESIDE = { px: 1, whiteSpace: 'nowrap' } as const;
