import { useSyncExternalStore } from 'react';

// The place in the head row of a page where a bar stands that offers to turn the sound on: there it takes no row of its own.

let place: HTMLElement | null = null;
const followers = new Set<() => void>();

/** The ref of the element that is the place. */
export function setAlarmPlace(element: HTMLElement | null): void {
  place = element;
  for (const tell of followers) tell();
}

/** Null on a page without one. */
export function useAlarmPlace(): HTMLElement | null {
  return useSyncExternalStore(follow, readPlace);
}

const readPlace = (): HTMLElement | null => place;

function follow(tell: () => void): () => void {
  followers.add(tell);
  return () => {
    followers.delete(tell);
  };
}
