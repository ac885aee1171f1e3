import { useEffect, useSyncExternalStore } from 'react';

// Whether a part of the page listens to the database: what else can be live on it, then is.

let wanting = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  wanting += by;
  for (const listener of listeners) listener();
}

/** A part of the page says that it listens. */
export function useSayLive(isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return undefined;
    change(1);
    return () => {
      change(-1);
    };
  }, [isLive]);
}

/** Whether any part of the page listens. */
export function useIsPageLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanting > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
