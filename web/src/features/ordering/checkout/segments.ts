import { RADII } from '../../../ui/radii.ts';
import { UNSEEN_ON_PHONES } from '../../../ui/unseen.ts';

/**
 * A question of the basket: its legend, its answers, and below them a line or what is wrong. Of a phone's questions only
 * the answers are seen, so that more of the basket is.
 */
export const QUESTION = {
  position: 'relative',
  minWidth: 0,
  m: 0,
  mb: { xs: 1, sm: 1.5 },
  p: 0,
  border: 0,
  typography: 'body2',
  '& > legend': { p: 0, mb: 1, fontWeight: 600, ...UNSEEN_ON_PHONES },
  '& > p': { m: 0, mt: 1, '&:empty': { display: 'none' } },
  '& > p > label': { fontWeight: 600 },
  '& > p[data-wrong]': { color: 'error.main' },
} as const;

/** The answers, of equal width; the radio itself lies under its word. */
export const SEGMENTS = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 1,
  '& > label': { position: 'relative', display: 'grid', cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    px: 1,
    border: 1,
    borderColor: 'edge',
    borderRadius: RADII.field,
    color: 'text.secondary',
    typography: 'body1',
    fontWeight: 700,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  '& input:checked + span': { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' },
  '& input:focus-visible + span': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
