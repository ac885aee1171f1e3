// No stories: shows what is in it, in the bar of staff-bar.tsx.
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

// The end of the bar in view, where other parts of the page put tools of their own. The bar goes and comes back with the
// full screen, so its element is followed.

let place: HTMLElement | null = null;
const followers = new Set<() => void>();

/** The ref of the element that holds the tools of the bar. */
export function setBarTools(element: HTMLElement | null): void {
  place = element;
  for (const follower of followers) follower();
}

/** Renders its children before the tools of the bar; nothing while there is no bar. */
export function InBarTools({ children }: { readonly children: ReactNode }): ReactNode {
  const tools = useSyncExternalStore(follow, readPlace);
  return tools && createPortal(<span style={FIRST}>{children}</span>, tools);
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

const readPlace = (): HTMLElement | null => place;
const FIRST = { order: -1 } as const;
