// Stands for what reactfire's `useObservable` and RxJS import beside each other and React; vite.config.ts names it.

export { useSyncExternalStore } from 'react';

/** Whether a hook suspends, by its own option: the site has no provider that says so for all of them. */
export function useSuspenseEnabledFromConfigAndContext(isEnabled = false): boolean {
  return isEnabled;
}

function asynchronous(): never {
  throw new Error('the site observes no asynchronous iterables');
}

export {
  asynchronous as __asyncGenerator,
  asynchronous as __asyncValues,
  asynchronous as __await,
  asynchronous as __awaiter,
};
