import { useCallback } from 'react';
import { callApi } from '../../../data/client.ts';
import { foodOf, foodPath, FROM_CACHE_HEADER } from '../../../data/menu.ts';
import { useRepeatedRequest } from '../../../data/use-repeated-request.ts';
import { filledFood } from '../../../first-paint/handover.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { KnownFood } from '../../foods/known-food.ts';

/** One food over HTTP, again and again, as long as it is not live. */
export function useFirstFood(id: string, isPaused: boolean): Loadable<KnownFood> {
  const request = useCallback(
    () =>
      callApi(foodPath(id), {}, async (response) => ({
        food: await foodOf(response),
        isOld: response.headers.has(FROM_CACHE_HEADER),
      })),
    [id],
  );
  const filled = filledFood(id);
  const answer = useRepeatedRequest(request, filled && { food: filled, isOld: false }, isPaused);
  if (answer.status !== 'ready') return answer;
  const { value, isFresh } = answer.value;
  return { status: 'ready', value: { food: value.food, isFresh: isFresh && !value.isOld } };
}
