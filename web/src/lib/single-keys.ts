import { useSyncExternalStore } from 'react';
import { keepStored, readStored } from './stored.ts';

const STORED_UNDER = 'single-keys';

const listeners = new Set<() => void>();
/** There is no storage in the prerender build. */
let isOn = readStored(STORED_UNDER) !== 'off';

/**
 * Whether single-key shortcuts such as `/` are on; stored in this browser. People who use speech input turn them off.
 */
export const singleKeys = {
  areOn: (): boolean => isOn,
  set: (on: boolean): void => {
    isOn = on;
    keepStored(STORED_UNDER, on ? 'on' : 'off');
    for (const listener of listeners) listener();
  },
};

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeys.areOn, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
