import type { MenuFood } from '@foodhouse/domain';
import { useCallback } from 'react';
import { useDeferredLive } from '../../../data/use-deferred-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { FoodPage } from '../../foods/food-page.ts';

/** Every food that is listened to is paid for: of a long list these, and what is below is as old as its answer. */
const MOST_LIVE = 90;

/**
 * A page over HTTP, its foods live. A food that has left the menu leaves the page; a new one comes with the next answer.
 * @param isWanted whether anybody needs them live
 */
export function useLiveStock(page: Loadable<FoodPage>, isWanted: boolean): Loadable<FoodPage> {
  const listed = page.status === 'ready' && isWanted ? page.value.items.map(({ id }) => id) : [];
  const ids = listed.slice(0, MOST_LIVE).join(' ');
  const load = useCallback(async () => (await import('./live-foods.ts')).openFoodsById(ids.split(' ')), [ids]);
  const live = useDeferredLive(ids === '' ? null : load);
  if (page.status !== 'ready' || live?.status !== 'ready') return page;
  const known = new Map<string, MenuFood>(live.value.items.map((food) => [food.id, food]));
  const items = page.value.items.flatMap((food, index) => (index < MOST_LIVE ? (known.get(food.id) ?? []) : food));
  return { status: 'ready', value: { ...page.value, items, isFresh: page.value.isFresh && live.value.isFresh } };
}
