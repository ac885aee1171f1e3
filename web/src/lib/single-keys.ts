import { useSyncExternalStore } from 'react';
import { keepStored, readStored } from './stored.ts';

const STORED_UNDER = 'single-keys';

const listeners = new Set<() => void>();
/** There is no storage when the pages are rendered at build. */
let isOn = readStored(STORED_UNDER) !== 'off';

/** Whether single keys do something, such as `/`; remembered by this browser. Who speaks to the machine switches them off. */
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
