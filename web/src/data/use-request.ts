import { useEffect, useState } from 'react';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import type { ApiAnswer } from './client.ts';
import { follow } from './follow.ts';

/**
 * One question to the server, asked when the page is shown (decision 020). Another question leaves the answer of the one before
 * until it is answered itself.
 * @param request the same function while the question is the same
 * @param known what is there already, so that nothing is asked
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
