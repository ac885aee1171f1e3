import { useCallback } from 'react';
import { callApi } from '../../../data/client.ts';
import { menuOf, menuPath } from '../../../data/menu.ts';
import { useRepeatedRequest } from '../../../data/use-repeated-request.ts';
import { filledMenu } from '../../../first-paint/handover.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { PAGE_SIZE, parseCursor, type FoodCursor, type FoodPage } from '../../foods/food-page.ts';

export interface FirstFoods {
  readonly foods: Loadable<FoodPage>;
  /** Number of foods on the menu; null while unknown. */
  readonly total: number | null;
}

/**
 * A page of the menu over HTTP, again and again, as long as it is not live. GET /foods cannot filter.
 * @param after the food before the page; null for the first page
 * @param isPaused while another source is shown
 */
export function useFirstFoods(after: FoodCursor | null, isPaused: boolean): FirstFoods {
  const isHydrated = useIsHydrated();
  const id = after?.id;
  const request = useCallback(
    () =>
      callApi(
        menuPath(PAGE_SIZE) + (id === undefined ? '' : `&after=${encodeURIComponent(id)}`),
        {},
        async (response) => ({
          after: id,
          menu: await menuOf(response),
        }),
      ),
    [id],
  );
  const filled = id === undefined ? filledMenu('inventory') : undefined;
  const answer = useRepeatedRequest(request, filled && { after: id, menu: filled }, isPaused);
  if (answer.status !== 'ready') return { foods: answer, total: null };
  const { value, isFresh } = answer.value;
  const { after: shownAfter, menu } = value;
  if (shownAfter !== id) return { foods: LOADING, total: menu.total };
  // The prerendered page has no buttons for pages, and a page that is not there cannot be turned to.
  const next = isHydrated && !menu.isOld ? parseCursor(menu.next) : null;
  return {
    foods: { status: 'ready', value: { items: menu.foods, isFresh: isFresh && !menu.isOld, next } },
    total: menu.total,
  };
}
