import { useSyncExternalStore } from 'react';
import { reachability } from './reachability.ts';

/** Whether the server answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(reachability.subscribe, reachability.isAnswering, () => true);
}
