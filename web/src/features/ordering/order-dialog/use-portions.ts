import { PORTIONS, type MenuFood } from '@foodhouse/domain';
import { useState } from 'react';
import { useIsNamed } from '../../../lib/house-face.ts';

/** How many portions Order Now is of. */
export interface Portions {
  readonly count: number;
  /** As many as there are, and as one line may have. */
  readonly most: number;
  readonly put: (count: number) => void;
}

/** Of a food whose stock is live; null in a house without a name, where it is of one. */
export function usePortions({ quantity }: Pick<MenuFood, 'quantity'>): Portions | null {
  const isNamed = useIsNamed();
  const [wanted, put] = useState(1);
  const most = Math.max(1, Math.min(PORTIONS.most, quantity));
  return isNamed ? { count: Math.min(wanted, most), most, put } : null;
}
