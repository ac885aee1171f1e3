import { PORTIONS, type MenuFood } from '@foodhouse/domain';
import { useState } from 'react';
import { useIsNamed } from '../../../lib/house-face.ts';

/** How many portions Order Now is of. */
export interface Portions {
  readonly count: number;
  /** More than these are not asked for: as many as there are, and as one line may have. */
  readonly most: number;
  readonly put: (count: number) => void;
}

/**
 * Of a food whose stock is live; null in a house without a name, where it is of one. What was chosen stays when others buy: of
 * what is short the house says so.
 * @param wantedAt another day has portions of its own
 */
export function usePortions(
  { quantity }: Pick<MenuFood, 'quantity'>,
  { wantedAt }: { readonly wantedAt: string | null },
): Portions | null {
  const isNamed = useIsNamed();
  const [count, put] = useState(1);
  const most = wantedAt === null ? Math.max(1, Math.min(PORTIONS.most, quantity)) : PORTIONS.most;
  return isNamed ? { count, most, put } : null;
}
