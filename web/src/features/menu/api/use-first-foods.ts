import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { menuOf, menuPath, type Menu } from '../../../data/menu.ts';
import { useRequest } from '../../../data/use-request.ts';
import { filledMenu } from '../../../first-paint/handover.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { PAGE_SIZE, type FoodPage } from '../../foods/food-page.ts';

export interface FirstFoods {
  readonly foods: Loadable<FoodPage>;
  /** Number of foods on the menu; null while unknown. */
  readonly total: number | null;
}

/**
 * The first page of the menu over HTTP, while the database's SDK is loading. GET /foods cannot filter, so this serves
 * the unfiltered first page only.
 * @param isAsked whether that page is shown
 */
export function useFirstFoods(isAsked: boolean): FirstFoods {
  const answer = useRequest(fetchFirst, filledMenu('inventory'));
  const total = answer.status === 'ready' ? answer.value.total : null;
  if (!isAsked || answer.status === 'loading') return { foods: LOADING, total };
  if (answer.status === 'failed') return { foods: answer, total };
  const { foods: items, isOld } = answer.value;
  return { foods: { status: 'ready', value: { items, isFresh: !isOld, next: null } }, total };
}

function fetchFirst(): Promise<ApiAnswer<Menu>> {
  return callApi(menuPath(PAGE_SIZE), {}, menuOf);
}
