import { useCallback } from 'react';
import { callApi } from '../../../data/client.ts';
import { foodOf, foodPath } from '../../../data/menu.ts';
import { useRequest } from '../../../data/use-request.ts';
import { filledFood } from '../../../first-paint/handover.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { KnownFood } from '../../foods/known-food.ts';

/** One food over HTTP, while the database's SDK is loading. */
export function useFirstFood(id: string): Loadable<KnownFood> {
  const request = useCallback(
    () => callApi(foodPath(id), {}, async (response) => ({ food: await foodOf(response), isFresh: true })),
    [id],
  );
  const food = filledFood(id);
  return useRequest(request, food && { food, isFresh: true });
}
