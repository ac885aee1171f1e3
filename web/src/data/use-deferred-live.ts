import { useEffect, useState } from 'react';
import type { Loadable } from '../lib/loadable.ts';
import { followLater, type LoadOpen } from './follow-later.ts';

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
