import { useSyncExternalStore } from 'react';

const STORED_UNDER = 'single-keys';

const listeners = new Set<() => void>();
let isOn = readChoice();

/** Whether single keys do something, such as `/`; remembered by this browser. Who speaks to the machine switches them off. */
export const singleKeys = {
  areOn: (): boolean => isOn,
  set: (on: boolean): void => {
    isOn = on;
    keepChoice(on);
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

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORED_UNDER) !== 'off';
  } catch {
    return true; // there is no storage, as when the pages are rendered at build
  }
}

function keepChoice(on: boolean): void {
  try {
    localStorage.setItem(STORED_UNDER, on ? 'on' : 'off');
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}
