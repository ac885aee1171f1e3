// Stands for what reactfire's `useObservable` imports beside RxJS and React; vite.config.ts names it.

export { useSyncExternalStore } from 'react';

/** Whether a hook suspends, by its own option: the site has no provider that says so for all of them. */
export function useSuspenseEnabledFromConfigAndContext(isEnabled = false): boolean {
  return isEnabled;
}
