/** Corner radii by use, for `borderRadius` in `sx`, whose unit is the theme's 4 pixels. */
export const RADII = {
  /** A key, a code, a word in a box. */
  key: 2,
  /** A field, a message. */
  field: 3,
  /** A small picture in a row. */
  thumb: 3.5,
  /** A picture, a skeleton. */
  media: 4,
  /** A row of a table, a small panel of the dashboard. */
  row: 4.5,
  card: 5,
  /** A large card of a public page. */
  panel: 6,
  /** A section of the page's full width. */
  stage: 7,
  page: 8,
  pill: '999px',
} as const;

export type Radius = keyof typeof RADII;
