import { POPULAR_FOODS, type FoodBody } from '@foodhouse/domain';
import { filledMenu } from '../../../lib/filled-menu.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { fetchFoods } from './fetch-foods.ts';

/** The first foods that the server returns, over HTTP: home needs no Firebase. */
export function usePopularFoods(): Loadable<readonly FoodBody[]> {
  return useFetched(fetchPopular, filledMenu('popular')?.foods);
}

function fetchPopular(): Promise<readonly FoodBody[]> {
  return fetchFoods(POPULAR_FOODS);
}
