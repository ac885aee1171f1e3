import { filledMenu } from '../../../lib/filled-menu.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { fetchMenu, type MenuAnswer } from '../../../lib/menu-fill.ts';
import { reachability } from '../../../lib/reachability.ts';
import { RequestFailure } from '../../../lib/request-failure.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { foodOfBody } from './food-of-body.ts';
import { PAGE_SIZE, type FoodPage } from './food-page.ts';

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
  const answer = useFetched(fetchFirst, filledMenu('inventory'));
  const total = answer.status === 'ready' ? answer.value.total : null;
  if (!isAsked || answer.status === 'loading') return { foods: LOADING, total };
  if (answer.status === 'failed') return { foods: answer, total };
  const items = answer.value.foods.map(foodOfBody);
  return { foods: { status: 'ready', value: { items, isFresh: !answer.value.isOld, next: null } }, total };
}

async function fetchFirst(): Promise<MenuAnswer> {
  try {
    return await fetchMenu(PAGE_SIZE);
  } catch {
    reachability.ask();
    throw new RequestFailure(reachability.isAnswering() ? 'unavailable' : 'offline');
  }
}
