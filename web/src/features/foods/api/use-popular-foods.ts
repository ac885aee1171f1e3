import { POPULAR_FOODS, type FoodBody } from '@foodhouse/domain';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../firebase/api.ts';
import { LOADING, type FailureReason, type Loadable } from '../../../lib/loadable.ts';

class RequestFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The first foods that the server returns, over HTTP: home needs no Firebase. */
export function usePopularFoods(): { readonly foods: Loadable<readonly FoodBody[]>; readonly retry: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: ['foods', 'popular'],
    queryFn: async () => {
      const answer = await callApi<FoodBody[]>(`/foods?limit=${POPULAR_FOODS}`);
      if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'broken' : answer.failure);
      return answer.value;
    },
  });
  const foods: Loadable<readonly FoodBody[]> = data
    ? { status: 'ready', value: data }
    : error
      ? { status: 'failed', reason: error instanceof RequestFailure ? error.reason : 'broken' }
      : LOADING;
  return { foods, retry: () => void refetch() };
}
