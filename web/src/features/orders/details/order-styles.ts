export const ON_ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A table of columns where an email leaves its buttons their room. */
export const SHORT = '@media (min-width: 1280px) and (max-width: 1439.95px)';
/** A tablet that stands. */
export const STANDING = '@media (min-width: 768px) and (max-width: 1023.95px)';
