import { useSyncExternalStore } from 'react';

// How often what a page hears of the house has changed: whoever has asked about an order asks again.

let heard: string | null = null;
let changes = 0;
const listeners = new Set<() => void>();

/** Called with what the house says of itself whenever it is heard. The first time is no change. */
export function learnHouseNews(news: object): void {
  const said = JSON.stringify(news);
  if (said === heard) return;
  if (heard !== null) changes += 1;
  heard = said;
  for (const tell of listeners) tell();
}

/** The same for a component: another number, other news. */
export function useHouseChanges(): number {
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const read = (): number => changes;
