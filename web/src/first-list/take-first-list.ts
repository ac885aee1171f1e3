import {
  earlyAnswer,
  askFirstList as ask,
  type EarlyRows,
  type FirstAnswer,
  type FirstList,
} from './ask-first-list.ts';
import type { KnownSession } from '../data/known-person.ts';
import { loadSdksAfter } from '../data/sdks.ts';
import { currentEra } from '../data/session-store.ts';

/** Time limit for the list to be rendered and painted, such as on a page that was left meanwhile. */
const PAINT_MS = 1000;

/** A first list is shown by the page that asked for it, and not by one that is opened later. */
const OLD_MS = 5000;

interface KeptLists {
  readonly era: number;
  readonly atMs: number;
  readonly lists: readonly EarlyRows[];
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
  loadSdksAfter(painted.promise);
  setTimeout(painted.resolve, PAINT_MS);
}

/**
 * Returns the first list of a route until the page that shows it is painted: a page that is opened later sends its own
 * request. A render may be abandoned or take long, so it may read the list again. Null for any other route, and after the
 * session in which the list was requested.
 */
export function takeFirstList(path: string): EarlyRows | null {
  if (kept === null || kept.era !== currentEra() || performance.now() - kept.atMs > OLD_MS) return null;
  return kept.lists.find((one) => one.path === path) ?? null;
}

/** Called once the page is mounted. The next frame paints it; in the one after, the first lists are evicted. */
export function forgetFirstListsOncePainted(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      kept = null;
      painted?.resolve();
    }),
  );
}

/** Resolves once the first list is painted; at once where there is none. */
export async function whenFirstListIsPainted(): Promise<void> {
  await painted?.promise;
}
