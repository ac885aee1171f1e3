import Box from '@mui/material/Box';
import { RADII } from '../radii.ts';
import { Skeleton } from '../skeleton.tsx';

/** What the rows of a table look like from afar. */
export interface RowShape {
  readonly hasPicture?: boolean;
  /** Width in pixels of what can be done with a row; 0 for nothing. */
  readonly actions: number;
  /** Height in pixels of a card on a phone. */
  readonly card: number;
}

/** A table that is loading: rows of the shape that the coming ones have. */
export function DataTableSkeleton({
  label,
  rows = 5,
  shape: { hasPicture = false, actions, card },
}: {
  readonly label: string;
  readonly rows?: number;
  readonly shape: RowShape;
}): React.JSX.Element {
  return (
    <Box aria-busy="true" role="status" aria-label={label} sx={{ ...COMING, '--card': `${card}px` }}>
      {Array.from({ length: rows }, (_, index) => (
        <Box key={index} sx={ROW}>
          {hasPicture && <Skeleton sx={{ flexShrink: 0, width: 44, height: 44 }} />}
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton sx={{ width: 144, maxWidth: 1, height: 16, mb: 1, borderRadius: RADII.small }} />
            <Skeleton sx={{ width: 208, maxWidth: 1, height: 12, borderRadius: RADII.small }} />
          </Box>
          {actions > 0 && <Skeleton sx={{ width: actions, maxWidth: 0.4, height: 36, borderRadius: RADII.pill }} />}
        </Box>
      ))}
    </Box>
  );
}

/** As the frame of a table, on a phone as its cards (`table-style.ts`). */
const COMING = {
  '@media (min-width: 768px)': {
    border: 1,
    borderColor: 'divider',
    borderRadius: RADII.card,
    overflow: 'hidden',
  },
} as const;
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  boxSizing: 'border-box',
  px: 2,
  bgcolor: 'background.paper',
  '@media (min-width: 768px)': {
    minHeight: 64,
    '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  },
  '@media (max-width: 767.95px)': {
    minHeight: 'var(--card)',
    mb: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: RADII.card,
  },
} as const;
