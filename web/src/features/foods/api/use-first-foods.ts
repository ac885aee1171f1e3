import { MEALTIMES, parsePrice, type Food, type FoodBody } from '@foodhouse/domain';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../firebase/api.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { reasonOfFailure, RequestFailure } from '../../../lib/request-failure.ts';
import { PAGE_SIZE, type FoodPage, type FoodSearch } from './food-page.ts';

/**
 * The first page of the menu over HTTP, while the database's SDK is on its way. Only what is asked without a filter: the
 * route knows none. An answer that a cache kept is said to be not fresh.
 */
export function useFirstFoods({ mealtime, terms }: FoodSearch): Loadable<FoodPage> {
  const isAsked = mealtime === null && terms.length === 0;
  const { data, error } = useQuery({
    queryKey: ['foods', 'first'],
    enabled: isAsked,
    queryFn: async () => {
      const answer = await callApi<FoodBody[]>(`/foods?limit=${PAGE_SIZE}`);
      if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'broken' : answer.failure);
      return answer.value.map(toFood);
    },
  });
  if (!isAsked) return LOADING;
  if (data) return { status: 'ready', value: { items: data, isFresh: true, hasMore: false } };
  return error ? { status: 'failed', reason: reasonOfFailure(error) } : LOADING;
}

function toFood(body: FoodBody): Food {
  return {
    id: body._id,
    name: body.name,
    img: body.img,
    priceMinor: parsePrice(body.price) ?? 0,
    description: body.description,
    quantity: body.quantity,
    supplier: body.supplier,
    mealtimes: MEALTIMES.filter((mealtime) => body.mealtimes.includes(mealtime)),
    createdAtMs: 0,
    retiredAtMs: null,
  };
}
