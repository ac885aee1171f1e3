import type { Food } from '@foodhouse/domain';
import type { Live } from '../../../data/firebase/live.ts';
import { useLive } from '../../../data/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** Foods on the menu that run low, the fewest portions first, live. */
export function useLowStock(): Loadable<Live<Food>> {
  return useLive('low stock', async () => (await import('./open-low-stock.ts')).openLowStock());
}
