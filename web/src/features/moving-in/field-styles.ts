import { RADII } from '../../ui/radii.ts';

/** A field of the import, as those of the other forms are. */
export const FIELD = {
  boxSizing: 'border-box',
  width: 1,
  minHeight: 48,
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  fontWeight: 400,
} as const;

/** What is said of a field. */
export const HELP = { typography: 'body2', color: 'text.secondary' } as const;
