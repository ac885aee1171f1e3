import { useSyncExternalStore } from 'react';

let changes = 0;
const listeners = new Set<() => void>();

/** Says that orders have changed: by a decision of this page, or in a list that is live anyway. */
export function tellChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** The number of changes that this page has heard of. */
export function useHeardChanges(): number {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
