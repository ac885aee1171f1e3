import type { Food, FoodBody } from '@foodhouse/domain';
import { useCallback } from 'react';
import { callApi } from '../../../firebase/api.ts';
import { filledFood } from '../../../lib/filled-menu.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { RequestFailure } from '../../../lib/request-failure.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { foodOfBody } from './food-of-body.ts';

/** One food over HTTP, while the database's SDK is on its way. */
export function useFirstFood(id: string): Loadable<Food> {
  const request = useCallback(async () => {
    const answer = await callApi<FoodBody>(`/fooddetails/${encodeURIComponent(id)}`);
    if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'not-found' : answer.failure);
    return foodOfBody(answer.value);
  }, [id]);
  const filled = filledFood(id);
  return useFetched(request, filled && foodOfBody(filled)).answer;
}
