import { useCallback } from 'react';
import { useDeferredLive } from '../../../data/use-deferred-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { KnownFood } from '../../foods/known-food.ts';
import { preferLive } from './prefer-live.ts';
import { useFirstFood } from './use-first-food.ts';
import { useIsLiveWanted } from './use-is-live-wanted.ts';

/** One food of the menu: over HTTP, and live for whoever orders. @param isOrdering whether an order is under way */
export function useFood(id: string, isOrdering: boolean): Loadable<KnownFood> {
  const load = useCallback(async () => {
    const [{ openFood }, { FOR_GUESTS }] = await Promise.all([
      import('../../foods/live-food.ts'),
      import('../../foods/offered.ts'),
    ]);
    return openFood(id, FOR_GUESTS);
  }, [id]);
  const live = useDeferredLive(useIsLiveWanted(isOrdering) ? load : null);
  return preferLive<KnownFood>(live, useFirstFood(id, live?.status === 'ready'));
}
