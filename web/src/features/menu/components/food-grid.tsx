import Box from '@mui/material/Box';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { RADII } from '../../../ui/radii.ts';

/**
 * Height of a food's row, and of its card with its border, in pixels, with a name of one line. Here, so that the home page
 * does not load the card.
 */
export const CARD_HEIGHT = { xs: 119, lg: 382 } as const;

export interface FoodGridProps {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
}

/** A grid of cards, up to four side by side; on a tablet rows in two columns, on a phone in one. */
export function FoodGrid({ children, isBusy = false }: FoodGridProps): React.JSX.Element {
  return (
    <Box aria-busy={isBusy} sx={GRID}>
      {children}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: { xs: '0 24px', lg: 2.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(auto-fill, minmax(250px, 1fr))',
  },
} as const;

/** Skeleton cards of the final size. */
export function FoodGridSkeleton({ count }: { readonly count: number }): React.JSX.Element {
  return (
    <FoodGrid isBusy>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} sx={{ height: CARD_HEIGHT, py: { xs: 0.75, lg: 0 } }}>
          <Skeleton sx={{ height: 1, borderRadius: { xs: RADII.field, lg: RADII.card } }} />
        </Box>
      ))}
    </FoodGrid>
  );
}
