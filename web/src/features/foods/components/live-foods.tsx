import { useEffect } from 'react';
import { useCounter } from '../../../firebase/use-counter.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { PAGE_SIZE, type FoodCursor, type FoodPage, type FoodSearch } from '../api/food-page.ts';
import { useLiveFoods } from '../api/use-live-foods.ts';

export interface LiveMenu {
  readonly foods: Loadable<FoodPage>;
  readonly count: number | null;
}

/**
 * The foods that are asked for, live, told to whoever shows them. A module of its own, since the database's SDK comes with
 * it; and it shows nothing itself, so that the page it arrives on stays as it is.
 */
export function LiveFoods({
  search,
  after,
  onMenu,
}: {
  readonly search: FoodSearch;
  readonly after: FoodCursor | null;
  readonly onMenu: (menu: LiveMenu) => void;
}): null {
  const foods = useLiveFoods(search, after, PAGE_SIZE);
  const { count } = useCounter('foods');
  // What changed is all that matters: a filtered list is made anew at each look.
  const key = JSON.stringify([foods, count]);
  useEffect(() => {
    onMenu({ foods, count });
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for both
  }, [key]);
  return null;
}
