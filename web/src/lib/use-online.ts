import { useSyncExternalStore } from 'react';
import { reachability } from './reachability.ts';

/** Whether the house answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(reachability.subscribe, reachability.isAnswering, () => true);
}
