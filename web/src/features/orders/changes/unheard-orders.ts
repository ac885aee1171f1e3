import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

// The orders that nobody could hear, between the warnings, whose bar names them, and the rows of a list, which say it each.

let unheard: ReadonlySet<string> = new Set();
const followers = new Set<() => void>();

/** Called with the ids of the orders that nobody could hear, in the form `a b`; empty for none. */
export function useTellUnheard(ids: string): void {
  useLayoutEffect(() => {
    tell(new Set(ids.split(' ').filter(Boolean)));
    return () => {
      tell(new Set());
    };
  }, [ids]);
}

/** Whether nobody could hear an order. */
export function useIsUnheard(orderId: string): boolean {
  return useSyncExternalStore(
    follow,
    useCallback(() => unheard.has(orderId), [orderId]),
  );
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

function tell(ids: ReadonlySet<string>): void {
  unheard = ids;
  for (const follower of followers) follower();
}
