import { useEffect, useState } from 'react';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import type { ApiAnswer } from './client.ts';
import { follow } from './follow.ts';

/**
 * Sends one request when the page is shown (decision 020). The previous answer stays until the next request is
 * answered.
 * @param request must be referentially stable while the request is the same
 * @param known a value that is there already, so that no request is sent
 */
export function useRequest<T>(request: () => Promise<ApiAnswer<T>>, known?: T): Loadable<T> {
  const [answer, setAnswer] = useState<Loadable<T>>(known === undefined ? LOADING : { status: 'ready', value: known });
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    return follow<T>((next, fail) => {
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
    }, setAnswer);
  }, [request, isKnown]);
  return answer;
}
