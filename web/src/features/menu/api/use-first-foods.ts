import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { menuOf, menuPath, type Menu } from '../../../data/menu.ts';
import { useRequest } from '../../../data/use-request.ts';
import { filledMenu } from '../../../first-paint/handover.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { PAGE_SIZE, type FoodPage } from '../../foods/food-page.ts';

export interface FirstFoods {
  readonly foods: Loadable<FoodPage>;
  /** How many foods are on the menu; null until it is known. */
  readonly total: number | null;
}

/**
 * The first page of the menu over HTTP, while the database's SDK is on its way. The route knows no filter, so it answers
 * only who asks for everything.
 * @param isAsked nothing is filtered, and it is the first page
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
