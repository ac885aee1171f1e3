import type { Loadable } from '../../../lib/loadable.ts';

/**
 * What is shown of a page that becomes live: the live answer; until it is there, and while it cannot be had, what came first
 * over HTTP, which then may be old.
 * @param live null until there is anything to make it live
 */
export function preferLive<T extends { readonly isFresh: boolean }>(
  live: Loadable<T> | null,
  first: Loadable<T>,
): Loadable<T> {
  if (live === null || live.status === 'loading') return first;
  if (live.status === 'ready' || live.reason !== 'unavailable' || first.status === 'loading') return live;
  return first.status === 'ready' ? { status: 'ready', value: { ...first.value, isFresh: false } } : first;
}
