import { useEffect, useState } from 'react';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import type { ApiAnswer } from './client.ts';
import { follow } from './follow.ts';

/**
 * Sends one request when the page is shown (decision 020). The previous answer stays until the next request is
 * answered.
 * @param request must be referentially stable while the request is the same
 */
export function useRequest<T>(request: () => Promise<ApiAnswer<T>>): Loadable<T> {
  const [answer, setAnswer] = useState<Loadable<T>>(LOADING);
  useEffect(
    () =>
      follow<T>((next, fail) => {
        let isWanted = true;
        const take = (answered: ApiAnswer<T>): void => {
          if (!isWanted) return;
          if (answered.ok) next(answered.value);
          else fail(answered.failure);
        };
        void request().then(take);
        return () => {
          isWanted = false;
        };
      }, setAnswer),
    [request],
  );
  return answer;
}
