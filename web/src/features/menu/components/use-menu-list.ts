import { isForServer, isNarrowed, NO_SEARCH } from '@foodhouse/domain';
import { useState } from 'react';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import type { PagedList } from '../../../ui/load-more-button.tsx';
import { useListMemory } from '../../../ui/use-list-memory.ts';
import type { FoodPage } from '../../foods/food-page.ts';
import { preferLive } from '../api/prefer-live.ts';
import { useFirstFoods, type FirstFoods } from '../api/use-first-foods.ts';
import { useIsLiveWanted } from '../api/use-is-live-wanted.ts';
import { useLiveMenu } from '../api/use-live-menu.ts';
import { useLiveStock } from '../api/use-live-stock.ts';
import { useMoreFoods } from '../api/use-more-foods.ts';
import { useSettledFoods } from './use-settled-foods.ts';
import type { InventoryAddress } from './use-inventory-address.ts';

/** What is below the foods that are there. */
export interface RestOfMenu extends PagedList {
  readonly hasFailed: boolean;
}

export interface MenuList {
  readonly foods: Loadable<FoodPage>;
  /** The latest answer of the API, with the categories of all foods that are there; null while there is none. */
  readonly menu: FirstFoods['menu'];
  /** Null in a house without categories, whose menu has pages. */
  readonly rest: RestOfMenu | null;
  /** How many foods a search of the API found; null for a search of the page's own. */
  readonly found: number | null;
  /** How many foods the menu has; null while unknown. */
  readonly count: number | null;
}

/**
 * The menu that an address asks for: by pages, or in a house with categories as one list that becomes longer (decision 041).
 * @param isOrdering whether an order is under way: then the foods are live for everybody
 */
export function useMenuList(address: InventoryAddress, isOrdering: boolean): MenuList {
  const { search } = address;
  const { terms, mealtime } = search;
  const isSearched = isNarrowed({ ...NO_SEARCH, terms, mealtime });
  // Of the house; null while unknown.
  const [hasCategories, setHasCategories] = useState<boolean | null>(null);
  const [isByTime, setIsByTime] = useState(false);
  const isByApi = hasCategories === true || isByTime || isForServer(search);
  const isLiveWanted = useIsLiveWanted(isSearched || isOrdering);
  const [isFirstDone, setIsFirstDone] = useState(false);
  const live = useLiveMenu(address, isLiveWanted && !isByApi && isFirstDone);
  const isQueried = !isByApi && isFirstDone && (isSearched || live.foods?.status === 'ready');
  // Foods that an earlier build stored may lack the keys of a live search: the API looks at their names.
  const hasNoneLive = isSearched && live.foods?.status === 'ready' && live.foods.value.items.length === 0;
  const after = hasCategories === true ? null : address.after;
  const first = useFirstFoods({ search, after, isPaused: isQueried && !hasNoneLive });
  const { menu } = first;
  if (menu && menu.hasCategories !== hasCategories) setHasCategories(menu.hasCategories);
  if (menu && menu.isByTime !== isByTime) setIsByTime(menu.isByTime);
  if (!isFirstDone && (menu || first.foods.status === 'failed')) setIsFirstDone(true);
  const hasMore = hasNoneLive && first.foods.status === 'ready' && first.foods.value.items.length > 0;
  const listed = useLiveStock(first.foods, isLiveWanted && (isByApi || hasMore));
  const lengthened = useLengthened(address, { first, listed }, { isLong: hasCategories === true, isLiveWanted });
  const shown = isByApi || hasMore ? lengthened.foods : preferLive(live.foods, isSearched ? LOADING : first.foods);
  return {
    foods: useSettledFoods(shown, lengthened.categories, JSON.stringify([search, after])),
    menu: menu && { ...menu, categories: lengthened.categories },
    rest: hasCategories === true ? lengthened.rest : null,
    found: isByApi && isNarrowed(search) ? (menu?.found ?? null) : null,
    count: live.count ?? menu?.total ?? null,
  };
}

/** @param listed the first page, live where somebody needs that */
function useLengthened(
  { search, typed }: InventoryAddress,
  { first, listed }: { readonly first: FirstFoods; readonly listed: Loadable<FoodPage> },
  { isLong, isLiveWanted }: { readonly isLong: boolean; readonly isLiveWanted: boolean },
): Pick<MenuList, 'foods'> & {
  readonly rest: RestOfMenu;
  readonly categories: NonNullable<MenuList['menu']>['categories'];
} {
  const more = useMoreFoods(search, isLong && first.foods.status === 'ready' ? first.foods.value.next : null);
  const below = useLiveStock(
    { status: 'ready', value: { items: more.foods, isFresh: more.isFresh, next: null } },
    isLiveWanted,
  );
  const { list } = useListMemory({ status: 'ready', value: more }, JSON.stringify([typed, search]));
  const rest = list.status === 'ready' ? list.value : more;
  const categories = new Map([...(first.menu?.categories ?? []), ...more.categories]);
  if (!isLong || listed.status !== 'ready' || below.status !== 'ready') return { foods: listed, rest, categories };
  const { items, isFresh } = listed.value;
  const known = new Set(items.map(({ id }) => id));
  return {
    foods: {
      status: 'ready',
      value: {
        items: [...items, ...below.value.items.filter(({ id }) => !known.has(id))],
        isFresh: isFresh && below.value.isFresh,
        next: null,
      },
    },
    rest,
    categories,
  };
}
