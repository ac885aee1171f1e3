import type { MenuFood } from '@foodhouse/domain';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { menuOf, menuPath } from '../../../data/menu.ts';
import { useRepeatedRequest, type Latest } from '../../../data/use-repeated-request.ts';
import { filledMenu } from '../../../first-paint/handover.ts';
import type { Loadable } from '../../../lib/loadable.ts';

export const POPULAR_FOODS = 3;

/** The server's first foods, over HTTP: the home page needs no Firebase. */
export function usePopularFoods(): Loadable<Latest<readonly MenuFood[]>> {
  return useRepeatedRequest(fetchPopular, filledMenu('popular')?.foods);
}

function fetchPopular(): Promise<ApiAnswer<readonly MenuFood[]>> {
  return callApi(menuPath(POPULAR_FOODS), {}, async (response) => (await menuOf(response)).foods);
}
