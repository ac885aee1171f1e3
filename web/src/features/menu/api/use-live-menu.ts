import { useCallback } from 'react';
import type { Open } from '../../../data/follow.ts';
import type { LiveDocument } from '../../../data/open-live.ts';
import { useDeferredLive } from '../../../data/use-deferred-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { formatCursor, parseCursor, type FoodCursor, type FoodPage, type FoodSearch } from '../../foods/food-page.ts';

export interface LiveMenu {
  /** Null until the live query is loaded. */
  readonly foods: Loadable<FoodPage> | null;
  /** Null while unknown. */
  readonly count: number | null;
}

/** A page of foods, live. The database's SDK is large: it is loaded after the first foods, which come over HTTP. */
export function useLiveMenu({
  search: { mealtime, terms },
  after,
}: {
  readonly search: FoodSearch;
  readonly after: FoodCursor | null;
}): LiveMenu {
  const isHydrated = useIsHydrated();
  const words = terms.join(' ');
  const cursor = after && formatCursor(after);
  const loadFoods = useCallback(
    async () =>
      (await import('./live-foods.ts')).openFoods(
        { mealtime, terms: words.split(' ').filter(Boolean) },
        parseCursor(cursor),
      ),
    [mealtime, words, cursor],
  );
  const foods = useDeferredLive(isHydrated ? loadFoods : null);
  const counter = useDeferredLive(isHydrated ? loadCounter : null);
  return { foods, count: counter?.status === 'ready' ? counter.value.item : null };
}

async function loadCounter(): Promise<Open<LiveDocument<number>>> {
  return (await import('./live-foods.ts')).openFoodCount();
}
