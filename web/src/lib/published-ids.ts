import { useEffect, useMemo, useSyncExternalStore } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Ids that one part of the page knows and another one shows.
 * @returns the hook that reads them, and the one that publishes them as long as its part is there
 */
export function publishedIds(): readonly [
  useIds: () => ReadonlySet<string>,
  usePublished: (ids: readonly string[]) => void,
] {
  let now = NONE;
  const followers = new Set<() => void>();
  const become = (next: ReadonlySet<string>): void => {
    now = next;
    for (const tell of followers) tell();
  };
  const follow = (tell: () => void): (() => void) => {
    followers.add(tell);
    return () => {
      followers.delete(tell);
    };
  };
  const read = (): ReadonlySet<string> => now;
  return [
    function useIds() {
      return useSyncExternalStore(follow, read);
    },
    function usePublished(ids) {
      const key = ids.join(' ');
      const own = useMemo(() => (key === '' ? NONE : new Set(key.split(' '))), [key]);
      useEffect(() => {
        become(own);
        return () => {
          become(NONE);
        };
      }, [own]);
    },
  ];
}
