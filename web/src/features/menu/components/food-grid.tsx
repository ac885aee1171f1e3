import Box from '@mui/material/Box';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { CARD_HEIGHT } from './food-card.tsx';
import { RADII } from '../../../ui/radii.ts';

/** A grid of cards, from one column on a phone to four. */
export function FoodGrid({
  children,
  isBusy = false,
}: {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
}): React.JSX.Element {
  return (
    <Box
      aria-busy={isBusy}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' }}
    >
      {children}
    </Box>
  );
}

/** Skeleton cards of the final size. */
export function FoodGridSkeleton({ count }: { readonly count: number }): React.JSX.Element {
  return (
    <FoodGrid isBusy>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} sx={{ height: CARD_HEIGHT, borderRadius: RADII.card }} />
      ))}
    </FoodGrid>
  );
}
