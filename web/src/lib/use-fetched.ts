import { useEffect, useState } from 'react';
import { LOADING, type Loadable } from './loadable.ts';
import { reasonOfFailure } from './request-failure.ts';

/** What a request answered; `retry` asks again. */
export interface Fetched<T> {
  readonly answer: Loadable<T>;
  readonly retry: () => void;
}

/**
 * One request of a public page, asked when the page is shown. The dashboard has a library for this (decision 012); a public
 * page asks once, and every byte of script counts there.
 * @param request the same function at each render; throws RequestFailure
 * @param known what is there already, so that nothing is asked
 */
export function useFetched<T>(request: () => Promise<T>, known?: T): Fetched<T> {
  const [answer, setAnswer] = useState<Loadable<T>>(known === undefined ? LOADING : { status: 'ready', value: known });
  const [attempt, setAttempt] = useState(0);
  const isKnown = known !== undefined && attempt === 0;
  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    request().then(
      (value) => {
        if (isWanted) setAnswer({ status: 'ready', value });
      },
      (error: unknown) => {
        if (isWanted) setAnswer({ status: 'failed', reason: reasonOfFailure(error) });
      },
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another attempt asks again
  }, [request, isKnown, attempt]);
  return {
    answer,
    retry: () => {
      setAnswer(LOADING);
      setAttempt(attempt + 1);
    },
  };
}
