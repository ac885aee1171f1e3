import { POPULAR_FOODS, type FoodBody } from '@foodhouse/domain';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../firebase/api.ts';
import { filledMenu } from '../../../lib/filled-menu.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { reasonOfFailure, RequestFailure } from '../../../lib/request-failure.ts';

/** What the first script fetched is not asked for again. */
const FRESH_MS = 30_000;

/** The first foods that the server returns, over HTTP: home needs no Firebase. */
export function usePopularFoods(): { readonly foods: Loadable<readonly FoodBody[]>; readonly retry: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: ['foods', 'popular'],
    initialData: filledMenu('popular')?.foods,
    staleTime: FRESH_MS,
    queryFn: async () => {
      const answer = await callApi<readonly FoodBody[]>(`/foods?limit=${POPULAR_FOODS}`);
      if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'broken' : answer.failure);
      return answer.value;
    },
  });
  const foods: Loadable<readonly FoodBody[]> = data
    ? { status: 'ready', value: data }
    : error
      ? { status: 'failed', reason: reasonOfFailure(error) }
      : LOADING;
  return { foods, retry: () => void refetch() };
}
