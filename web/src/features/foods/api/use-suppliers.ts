import type { FoodBody } from '@foodhouse/domain';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../firebase/api.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { reasonOfFailure, RequestFailure } from '../../../lib/request-failure.ts';

export interface Supplier {
  readonly name: string;
  readonly foods: readonly FoodBody[];
}

const MENU_PAGE = 100;

/** The chefs of the menu with their foods, by name: over HTTP, so that the page needs no Firebase. */
export function useSuppliers(): { readonly suppliers: Loadable<readonly Supplier[]>; readonly retry: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: ['foods', 'suppliers'],
    queryFn: async () => {
      const answer = await callApi<FoodBody[]>(`/foods?limit=${MENU_PAGE}`);
      if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'broken' : answer.failure);
      return bySupplier(answer.value);
    },
  });
  const suppliers: Loadable<readonly Supplier[]> = data
    ? { status: 'ready', value: data }
    : error
      ? { status: 'failed', reason: reasonOfFailure(error) }
      : LOADING;
  return { suppliers, retry: () => void refetch() };
}

function bySupplier(foods: readonly FoodBody[]): readonly Supplier[] {
  return [...Map.groupBy(foods, (food) => food.supplier)]
    .map(([name, cooked]) => ({ name, foods: cooked }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
