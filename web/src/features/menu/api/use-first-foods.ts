import type { MenuSearch } from '@foodhouse/domain';
import { useCallback } from 'react';
import { callApi } from '../../../data/client.ts';
import { factsOf, menuOf, menuPath, type Menu, type MenuFacts } from '../../../data/menu.ts';
import { useRepeatedRequest } from '../../../data/use-repeated-request.ts';
import { filledMenu } from '../../../first-paint/handover.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { PAGE_SIZE, parseCursor, type FoodCursor, type FoodPage } from '../../foods/food-page.ts';

export interface FirstFoods {
  readonly foods: Loadable<FoodPage>;
  /** The latest answer, whichever page it is of; null while there is none. */
  readonly menu: (MenuFacts & Pick<Menu, 'categories'>) | null;
}

interface FirstFoodsRequest {
  readonly search: MenuSearch;
  /** The food before the page; null for the first page. */
  readonly after: FoodCursor | null;
  /** While another source is shown. */
  readonly isPaused: boolean;
}

/** A page of the menu over HTTP, again and again, as long as it is not live. */
export function useFirstFoods({ search, after, isPaused }: FirstFoodsRequest): FirstFoods {
  const isHydrated = useIsHydrated();
  const page = (after === null ? '' : `&after=${encodeURIComponent(after.id)}`) + queryOf(search);
  const request = useCallback(
    () =>
      callApi(menuPath(PAGE_SIZE) + page, {}, async (response) => ({
        page,
        menu: await menuOf(response),
      })),
    [page],
  );
  const filled = page === '' ? filledMenu('inventory') : undefined;
  const answer = useRepeatedRequest(request, filled && { page, menu: filled }, isPaused);
  if (answer.status !== 'ready') return { foods: answer, menu: null };
  const { value, isFresh } = answer.value;
  const { foods, categories } = value.menu;
  const menu = { ...factsOf(value.menu), categories };
  if (value.page !== page) return { foods: LOADING, menu };
  // The prerendered page has no buttons for pages, and a page that is not there cannot be turned to.
  const next = isHydrated && !menu.isOld ? parseCursor(menu.next) : null;
  return {
    foods: { status: 'ready', value: { items: foods, isFresh: isFresh && !menu.isOld, next } },
    menu,
  };
}

/** The search as parameters of GET /foods; empty for none. */
export function queryOf({ terms, mealtime, categoryId, tags, without }: MenuSearch): string {
  const asked = {
    q: terms.join(' '),
    mealtime: mealtime ?? '',
    category: categoryId ?? '',
    tags: tags.join(','),
    without: without.join(','),
  };
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return given.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
}
