import { useEffect, useState } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';
import { follow, type Open } from './follow.ts';

/** Fetches the module that opens the live query. */
export type LoadOpen<T> = () => Promise<Open<T>>;

/**
 * A live query on a page that does not wait for the database's SDK, which is large. If the file cannot be fetched, the
 * page only stays less fresh; the file is fetched again when the server answers again.
 * @param load must be referentially stable while the query is the same; null for no query
 * @param isOnlySource whether a missing file is a failure, because the page has no other source
 * @returns null until the file is there
 */
export function useDeferredLive<T>(load: LoadOpen<T> | null, { isOnlySource = false } = {}): Loadable<T> | null {
  const [heard, setHeard] = useState<{ readonly load: LoadOpen<T>; readonly state: Loadable<T> } | null>(null);
  useEffect(() => {
    if (load === null) return undefined;
    return followLater(load, isOnlySource, (state) => {
      setHeard({ load, state });
    });
  }, [load, isOnlySource]);
  return heard !== null && heard.load === load ? heard.state : null;
}

function followLater<T>(load: LoadOpen<T>, isOnlySource: boolean, tell: (state: Loadable<T>) => void): () => void {
  let isWanted = true;
  let stop: () => void = () => undefined;
  const fetchOpen = (): void => {
    loadChunk(load, () => isWanted).then(
      (open) => {
        if (isWanted) stop = follow(open, tell);
      },
      () => {
        if (!isWanted) return;
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
