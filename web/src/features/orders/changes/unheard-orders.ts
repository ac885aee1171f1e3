import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

// The orders that nobody could hear, between the warnings, which know them, and the rows of a list, which say it at once: what is
// said there needs no bar.

let unheard: ReadonlySet<string> = new Set();
let tagged: ReadonlySet<string> = new Set();
const followers = new Set<() => void>();

/** Called with the ids of the orders that nobody could hear, in the form `a b`; empty for none. @returns those whose rows say it */
export function useTagged(ids: string): ReadonlySet<string> {
  useLayoutEffect(() => {
    unheard = new Set(ids.split(' ').filter(Boolean));
    tell();
    return () => {
      unheard = new Set();
      tell();
    };
  }, [ids]);
  return useSyncExternalStore(follow, readTagged);
}

/** Whether nobody could hear an order. Its row says it for as long as it is there. */
export function useIsUnheard(orderId: string): boolean {
  const isUnheard = useSyncExternalStore(
    follow,
    useCallback(() => unheard.has(orderId), [orderId]),
  );
  useLayoutEffect(() => {
    if (!isUnheard) return undefined;
    tagged = new Set([...tagged, orderId]);
    tell();
    return () => {
      tagged = new Set([...tagged].filter((id) => id !== orderId));
      tell();
    };
  }, [isUnheard, orderId]);
  return isUnheard;
}

const readTagged = (): ReadonlySet<string> => tagged;

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

function tell(): void {
  for (const follower of followers) follower();
}
