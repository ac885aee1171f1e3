/** A field of the import. */
export const FIELD = { boxSizing: 'border-box', width: 1 } as const;

/** What is said of a field. */
export const HELP = { typography: 'body2', color: 'text.secondary' } as const;
