import { LOADING, type FailureReason, type Loadable } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';
import { tryAgain } from '../lib/try-again.ts';
import { LATE_MS } from '../lib/use-is-late.ts';

/** Begins to ask or to listen. @returns ends it: nothing is told any more */
export type Open<T> = (next: (value: T) => void, fail: (reason: FailureReason) => void) => () => void;

/**
 * What every question has in common, whether it is answered once or followed live: after ten seconds without an answer it has
 * failed, until one comes; and what failed can be tried again.
 * @returns ends it
 */
export function follow<T>(open: Open<T>, tell: (state: Loadable<T>) => void): () => void {
  let hasEnded = false;
  let stop = begin();
  return () => {
    hasEnded = true;
    stop();
  };

  function begin(): () => void {
    const patience = setTimeout(() => {
      fail('unavailable');
      reachability.ask();
    }, LATE_MS);
    const take = (state: Loadable<T>): void => {
      clearTimeout(patience);
      tell(state);
    };
    let end: () => void = () => undefined;
    try {
      end = open((value) => {
        take({ status: 'ready', value });
      }, fail);
    } catch {
      fail('broken'); // what the SDK does not even ask, such as a cursor that is none
    }
    return () => {
      clearTimeout(patience);
      end();
    };

    function fail(reason: FailureReason): void {
      take({ status: 'failed', reason, retry });
    }
  }

  function retry(): void {
    if (hasEnded) return;
    stop();
    tell(LOADING);
    tryAgain();
    stop = begin();
  }
}
