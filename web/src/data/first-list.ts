import { earlyAnswer, askFirstList as ask, type EarlyRows, type FirstAnswer, type FirstList } from './early-list.ts';
import type { KnownSession } from './known-person.ts';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import { currentEra } from './session-store.ts';

/** Time limit for the list to be rendered and painted, such as on a page that was left meanwhile. */
const PAINT_MS = 1000;

/** A first list is shown by the page that asked for it, and not by one that is opened later. */
const OLD_MS = 5000;

interface KeptLists {
  readonly era: number;
  readonly atMs: number;
  readonly lists: readonly EarlyRows[];
}

type Tell<T> = (state: Loadable<T>) => void;

/** What is shown before the live answer, and what reports that one after it. */
export interface Beginning<T> {
  readonly first: Loadable<T>;
  readonly after: (tell: Tell<T>) => Tell<T>;
}

export function nothingFirst<T>(): Beginning<T> {
  return { first: LOADING, after: (tell) => tell };
}

let kept: KeptLists | null = null;
let painted: PromiseWithResolvers<void> | null = null;

/** The answer to the first script's question, or to the same one from here. */
export function askFirstList(list: FirstList, known: KnownSession): Promise<FirstAnswer | null> {
  return earlyAnswer(list, known.token) ?? ask(list, known);
}

/** Keeps the lists for the page that is about to be rendered; the SDKs wait for it. */
export function keepFirstLists(lists: readonly EarlyRows[]): void {
  kept = { era: currentEra(), atMs: performance.now(), lists };
  painted = Promise.withResolvers<void>();
  setTimeout(painted.resolve, PAINT_MS);
}

/**
 * The first list of a route, until it is painted and soon: a page that is opened later asks anew. Null for any other
 * route, and after the session in which it was asked for.
 */
export function takeFirstList(path: string): EarlyRows | null {
  if (kept === null || kept.era !== currentEra() || performance.now() - kept.atMs > OLD_MS) return null;
  const list = kept.lists.find((one) => one.path === path);
  if (!list) return null;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      kept = null;
      painted?.resolve();
    }),
  );
  return list;
}

/** Resolves once the first list is painted; at once where there is none. The SDKs wait for this. */
export async function whenFirstListIsPainted(): Promise<void> {
  await painted?.promise;
}

/**
 * A live list that begins with a first one. Until the live list has answered, the first one stays; when that is late,
 * the first one is shown as what it is then: not live.
 */
export function beginWith<T extends { readonly isFresh: boolean }>(list: T): Beginning<T> {
  let isAnswered = false;
  return {
    first: { status: 'ready', value: list },
    after: (tell) => (state) => {
      isAnswered ||= state.status === 'ready' || (state.status === 'failed' && state.reason !== 'unavailable');
      if (isAnswered) tell(state);
      else if (state.status === 'failed') tell({ status: 'ready', value: { ...list, isFresh: false } });
    },
  };
}
