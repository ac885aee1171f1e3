import Box from '@mui/material/Box';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { RADII } from '../../../ui/radii.ts';

/**
 * Height of a food's card with a name of one line, with its border, in pixels; on a phone the card is a row. Here, so that
 * the home page does not load the card.
 */
export const CARD_HEIGHT = { xs: 119, sm: 436 } as const;

export interface FoodGridProps {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
}

/** A grid of cards, up to four in a row; on a phone a list of rows. */
export function FoodGrid({ children, isBusy = false }: FoodGridProps): React.JSX.Element {
  return (
    <Box aria-busy={isBusy} sx={GRID}>
      {children}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: { xs: 0, sm: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(250px, 1fr))' },
} as const;

/** Skeleton cards of the final size. */
export function FoodGridSkeleton({ count }: { readonly count: number }): React.JSX.Element {
  return (
    <FoodGrid isBusy>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} sx={{ height: CARD_HEIGHT, py: { xs: 0.75, sm: 0 } }}>
          <Skeleton sx={{ height: 1, borderRadius: { xs: RADII.field, sm: RADII.card } }} />
        </Box>
      ))}
    </FoodGrid>
  );
}
