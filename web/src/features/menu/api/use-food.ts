import { useCallback } from 'react';
import { useDeferredLive } from '../../../data/use-deferred-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { KnownFood } from '../../foods/known-food.ts';
import { preferLive } from './prefer-live.ts';
import { useFirstFood } from './use-first-food.ts';

/** One food of the menu: first over HTTP, then live once the database's SDK is loaded. */
export function useFood(id: string): Loadable<KnownFood> {
  const load = useCallback(async () => (await import('../../foods/live-food.ts')).openFood(id), [id]);
  return preferLive<KnownFood>(useDeferredLive(load), useFirstFood(id));
}
