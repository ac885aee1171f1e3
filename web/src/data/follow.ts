import { LOADING, type FailureReason, type Loadable } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';
import { tryAgain } from '../lib/try-again.ts';
import { LATE_MS } from '../lib/use-is-late.ts';

/** Sends the request or subscribes. @returns ends it: the callbacks are not called any more */
export type Open<T> = (next: (value: T) => void, fail: (reason: FailureReason) => void) => () => void;

/**
 * What one-shot requests and live queries have in common. Without an answer for ten seconds the request has failed,
 * until one comes; a failed request can be retried.
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
      fail('broken'); // the SDK itself refuses, for example, an invalid cursor
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
