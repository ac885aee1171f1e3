import { useSyncExternalStore } from 'react';

// Whether the house is being set up, for the frame of the dashboard. Learnt as its clock is (clock.ts).

const listeners = new Set<() => void>();
let isNotOpenYet = false;

/** Called with the settings of the house whenever they are known. Functions of an earlier build leave it out. */
export function learnNotOpenYet({ notOpenYet = false }: { readonly notOpenYet?: boolean | undefined }): void {
  if (notOpenYet === isNotOpenYet) return;
  isNotOpenYet = notOpenYet;
  for (const tell of listeners) tell();
}

/** Whether guests cannot order yet; false until it is known. */
export function useNotOpenYet(): boolean {
  return useSyncExternalStore(subscribe, read, never);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const read = (): boolean => isNotOpenYet;
const never = (): boolean => false;
