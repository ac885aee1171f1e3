/** The line of a part that folds. */
export const SUMMARY = { minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 700 } as const;
