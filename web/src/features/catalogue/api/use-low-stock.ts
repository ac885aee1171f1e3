import { useLive } from '../../../data/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { LowFoods } from './open-low-stock.ts';

/** Foods on the menu that run low, the fewest portions first, live. */
export function useLowStock(): Loadable<LowFoods> {
  return useLive('low stock', async () => (await import('./open-low-stock.ts')).openLowStock());
}
