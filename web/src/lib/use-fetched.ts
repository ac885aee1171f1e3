import { useEffect, useState } from 'react';
import { LOADING, type FailureReason, type Loadable } from './loadable.ts';
import { reachability } from './reachability.ts';
import { reasonOfFailure } from './request-failure.ts';
import { LATE_MS } from './use-is-late.ts';

/**
 * One request of a public page, asked when the page is shown. The dashboard has a library for this (decision 012); a public
 * page asks once, and every byte of script counts there. After ten seconds without an answer it has failed, until one comes.
 * @param request the same function at each render; throws RequestFailure
 * @param known what is there already, so that nothing is asked
 */
export function useFetched<T>(request: () => Promise<T>, known?: T): Loadable<T> {
  const [answer, setAnswer] = useState<Loadable<T>>(known === undefined ? LOADING : { status: 'ready', value: known });
  const [attempt, setAttempt] = useState(0);
  const isKnown = known !== undefined && attempt === 0;
  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    const take = (next: Loadable<T>): void => {
      clearTimeout(patience);
      if (isWanted) setAnswer(next);
    };
    const fail = (reason: FailureReason): void => {
      take({
        status: 'failed',
        reason,
        retry: () => {
          setAnswer(LOADING);
          setAttempt(attempt + 1);
        },
      });
    };
    const patience = setTimeout(() => {
      fail('unavailable');
      reachability.ask();
    }, LATE_MS);
    request().then(
      (value) => {
        take({ status: 'ready', value });
      },
      (error: unknown) => {
        fail(reasonOfFailure(error));
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(patience);
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another attempt asks again
  }, [request, isKnown, attempt]);
  return answer;
}
