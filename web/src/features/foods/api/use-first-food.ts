import type { FoodBody } from '@foodhouse/domain';
import { useCallback } from 'react';
import { callApi } from '../../../firebase/api.ts';
import { filledFood } from '../../../lib/filled-menu.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { RequestFailure } from '../../../lib/request-failure.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { foodOfBody } from './food-of-body.ts';
import type { KnownFood } from './known-food.ts';

/** One food over HTTP, while the database's SDK is on its way. */
export function useFirstFood(id: string): Loadable<KnownFood> {
  const request = useCallback(async () => {
    const answer = await callApi<FoodBody>(`/fooddetails/${encodeURIComponent(id)}`);
    if (!answer.ok) throw new RequestFailure(answer.failure === 'refused' ? 'not-found' : answer.failure);
    return toKnown(answer.value);
  }, [id]);
  const filled = filledFood(id);
  return useFetched(request, filled && toKnown(filled));
}

function toKnown(body: FoodBody): KnownFood {
  return { food: foodOfBody(body), isFresh: true };
}
