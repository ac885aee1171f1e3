import { useEffect, useRef, useState } from 'react';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { whileVisible } from '../lib/while-visible.ts';
import type { ApiAnswer } from './client.ts';
import { follow, type Open } from './follow.ts';

/** How often a page that is looked at asks again. */
const REPEAT_MS = 15_000;

/** The latest answer. */
export interface Latest<T> {
  readonly value: T;
  /** False while a later request has no answer. */
  readonly isFresh: boolean;
}

/**
 * Sends a request when the page is shown, and again every fifteen seconds while it is visible (decision 034). The
 * previous answer stays until the next one.
 * @param request must be referentially stable while the request is the same
 * @param known a value that is there already. During hydration it is new, the first script's own: the first request is
 *   sent after fifteen seconds
 * @param isPaused while the page has a better source
 * @param everyMs where fifteen seconds are not what its reader expects
 */
export function useRepeatedRequest<T>(
  request: () => Promise<ApiAnswer<T>>,
  known?: T,
  isPaused = false,
  everyMs = REPEAT_MS,
): Loadable<Latest<T>> {
  const [answer, setAnswer] = useState<Loadable<Latest<T>>>(
    known === undefined ? LOADING : { status: 'ready', value: { value: known, isFresh: true } },
  );
  const isHydrated = useIsHydrated();
  const first = useRef({ known, isNew: !isHydrated });
  useEffect(() => {
    if (isPaused) return undefined;
    const opened = openRepeated(request, everyMs, first.current.isNew, first.current.known);
    first.current.known = undefined; // it is old when the request is paused, or another one
    return follow(opened, setAnswer);
  }, [request, isPaused, everyMs]);
  return answer;
}

function openRepeated<T>(
  request: () => Promise<ApiAnswer<T>>,
  everyMs: number,
  isNew: boolean,
  last?: T,
): Open<Latest<T>> {
  return (next, fail) => {
    let isWanted = true;
    let [asked, taken] = [0, 0];
    const ask = async (): Promise<void> => {
      const number = (asked += 1);
      const answer = await request();
      if (!isWanted || number < taken) return; // a later request was answered before
      taken = number;
      if (answer.ok) next({ value: (last = answer.value), isFresh: true });
      else if (last === undefined || answer.failure === 'not-found') fail(answer.failure);
      else next({ value: last, isFresh: false });
    };
    if (last !== undefined) next({ value: last, isFresh: true });
    if (last === undefined || !isNew) void ask();
    const stop = whileVisible(() => void ask(), everyMs);
    return () => {
      isWanted = false;
      stop();
    };
  };
}
