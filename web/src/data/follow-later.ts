import { loadChunk } from '../lib/load-chunk.ts';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';
import { LATE_MS } from '../lib/use-is-late.ts';
import { follow, type Open } from './follow.ts';

/** Fetches the module that opens the live query. */
export type LoadOpen<T> = () => Promise<Open<T>>;

/**
 * Follows a live query whose module is fetched first. If the file cannot be fetched, it is fetched again once the server
 * answers again.
 * @param isOnlySource whether a missing file is a failure, because the page has no other source; a file that has not
 * come for ten seconds is one too, until it comes
 * @returns ends it
 */
export function followLater<T>(
  load: LoadOpen<T>,
  isOnlySource: boolean,
  tell: (state: Loadable<T>) => void,
): () => void {
  let isWanted = true;
  let stop: () => void = () => undefined;
  const fetchOpen = (): void => {
    let isCurrent = true; // until a retry: a file that comes late answers only the latest attempt
    const patience = setTimeout(() => {
      if (isOnlySource) tell({ status: 'failed', reason: 'unavailable', retry: fetchAgain });
    }, LATE_MS);
    const endAttempt = (): void => {
      isCurrent = false;
      clearTimeout(patience);
    };
    stop = endAttempt;
    loadChunk(load, () => isWanted).then(
      (open) => {
        if (!isCurrent) return;
        clearTimeout(patience);
        stop = follow(open, tell);
      },
      () => {
        if (!isCurrent) return;
        clearTimeout(patience);
        if (isOnlySource) tell({ status: 'failed', reason: 'unavailable', retry: fetchAgain });
        reachability.ask();
        stop = reachability.subscribe(() => {
          if (reachability.isAnswering()) fetchAgain();
        });
      },
    );
  };
  const fetchAgain = (): void => {
    if (!isWanted) return;
    stop();
    if (isOnlySource) tell(LOADING);
    fetchOpen();
  };
  fetchOpen();
  return () => {
    isWanted = false;
    stop();
  };
}
