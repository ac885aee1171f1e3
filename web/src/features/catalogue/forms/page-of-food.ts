// How a page lays out the form of a food: a new one, and one that there is.

export const BESIDE = '@media (min-width: 1024px)';
const WIDE = '@media (min-width: 1280px)';

/** The form, and beside it the preview. */
export const PAGE_OF_FOOD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 272px', columnGap: 3 },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: 4 },
  alignItems: 'start',
  maxWidth: 1040,
  p: { xs: 2, sm: 3 },
} as const;

/** The food's own fields. The mealtimes are one line. */
export const FIELDS_OF_FOOD = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(288px, 1fr) minmax(0, 260px)' },
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'start',
} as const;
