import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False during hydration of a prerendered page, so that both renders are the same; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
