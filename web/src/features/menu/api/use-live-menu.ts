import type { MenuSearch } from '@foodhouse/domain';
import { useCallback } from 'react';
import type { Open } from '../../../data/follow.ts';
import type { LiveDocument } from '../../../data/open-live.ts';
import { useDeferredLive } from '../../../data/use-deferred-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { formatCursor, parseCursor, type FoodCursor, type FoodPage } from '../../foods/food-page.ts';

export interface LiveMenu {
  /** Null until the live query is loaded. */
  readonly foods: Loadable<FoodPage> | null;
  /** Null while unknown. */
  readonly count: number | null;
}

/**
 * A page of foods, live. The database's SDK is large: it is loaded after the first foods, which come over HTTP.
 * @param isWanted whether anybody needs them live
 */
export function useLiveMenu(
  { search: { mealtime, terms }, after }: { readonly search: MenuSearch; readonly after: FoodCursor | null },
  isWanted: boolean,
): LiveMenu {
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
  const foods = useDeferredLive(isWanted ? loadFoods : null);
  const counter = useDeferredLive(isWanted ? loadCounter : null);
  return { foods, count: counter?.status === 'ready' ? counter.value.item : null };
}

async function loadCounter(): Promise<Open<LiveDocument<number>>> {
  return (await import('./live-foods.ts')).openFoodCount();
}
