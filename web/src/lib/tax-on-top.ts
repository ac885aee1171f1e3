import { useSyncExternalStore } from 'react';

// Whether the house adds its tax to the prices of the menu, as its pages have last heard.

let isOnTop = false;
const listeners = new Set<() => void>();

export function learnTaxOnTop(said: boolean): void {
  isOnTop = said;
  for (const tell of listeners) tell();
}

/** The same for a component; false until the house has said it. */
export function useIsTaxOnTop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOnTop,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
