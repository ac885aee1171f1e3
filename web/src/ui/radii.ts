/** The radii of corners: these four, and circles. For `borderRadius` in `sx`. */
export const RADII = {
  /** A key, a code, a small field in a row. */
  small: '8px',
  /** A field, a message, a picture in a row. */
  field: '12px',
  /** A card, a table, a dialog. */
  card: '20px',
  /** A button, a filter, a status. */
  pill: '999px',
} as const;

export type Radius = keyof typeof RADII;
