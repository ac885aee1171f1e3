import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page that was rendered at build is taken over, so that both render the same; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
