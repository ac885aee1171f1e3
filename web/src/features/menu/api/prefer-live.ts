import type { Loadable } from '../../../lib/loadable.ts';

/**
 * The live answer, once there is one; until then, and while it has failed, the earlier answer over HTTP, which may be
 * stale.
 * @param live null until the live query is loaded
 */
export function preferLive<T extends { readonly isFresh: boolean }>(
  live: Loadable<T> | null,
  first: Loadable<T>,
): Loadable<T> {
  if (live === null || live.status === 'loading') return first;
  if (live.status === 'ready' || live.reason !== 'unavailable' || first.status === 'loading') return live;
  return first.status === 'ready' ? { status: 'ready', value: { ...first.value, isFresh: false } } : first;
}
