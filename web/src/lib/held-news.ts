import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

// A list announces the orders that it holds back beside the button that shows them: the alarm's bar would repeat that.

const NONE: ReadonlySet<string> = new Set();
let held = NONE;
const followers = new Set<() => void>();
const listeners = new Set<() => void>();

/** Says which orders this page announces by itself, as long as it does. */
export function useHoldsNews(ids: readonly string[]): void {
  const key = ids.join(' ');
  const own = useMemo(() => new Set(key === '' ? [] : key.split(' ')), [key]);
  useEffect(() => {
    hold(own);
    return () => {
      hold(NONE);
    };
  }, [own]);
}

/** Somebody has asked for the orders that are held back. */
export function tellShown(): void {
  for (const tell of listeners) tell();
}

/** The orders that another part of the page announces. */
export function useHeldNews(): ReadonlySet<string> {
  return useSyncExternalStore(follow, read);
}

/** Somebody asks for them there. */
export function useWhenShown(onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const tell = (): void => {
      shown();
    };
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  }, []);
}

const read = (): ReadonlySet<string> => held;

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

function hold(ids: ReadonlySet<string>): void {
  held = ids;
  for (const tell of followers) tell();
}
