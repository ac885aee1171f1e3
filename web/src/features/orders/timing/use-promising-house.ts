import { COLLECTIONS, settingsFromDocument, type HouseSettings, type PromisingHouse } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';
import { loadDatabase } from '../../../data/database.ts';
import { followLater } from '../../../data/follow-later.ts';
import { learnHouseDay } from '../../../lib/clock.ts';
import { openDocument } from '../../../data/open-live.ts';

// The house's minutes, for all rows of a page by one listener.

let house: (PromisingHouse & HouseSettings) | null = null;
let stop: (() => void) | null = null;
const listeners = new Set<() => void>();

/** How long the house takes, as it is now; null while that is not known. */
export function usePromisingHouse(): PromisingHouse | null {
  return useSyncExternalStore(subscribe, read);
}

const read = (): PromisingHouse | null => house;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= followHouse();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = house = null;
  };
}

function followHouse(): () => void {
  const load = async () =>
    openDocument(
      await loadDatabase(),
      ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.house, 'settings'),
      (_id, data) => settingsFromDocument(data),
    );
  return followLater(load, true, (state) => {
    if (state.status === 'ready') house = state.value.item;
    if (state.status === 'ready' && state.value.item) learnHouseDay(state.value.item);
    for (const tell of listeners) tell();
  });
}
