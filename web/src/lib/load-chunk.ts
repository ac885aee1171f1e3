import { TooLate, within } from './within.ts';

// Files of the site that are fetched when they are needed, and everything that may go wrong with that.

/** A file that did not come, after all attempts. */
export class ChunkFailure extends Error {
  /** The site answers, but not with this file: it was published anew while this page stood open. */
  readonly isGone: boolean;

  constructor(isGone: boolean, cause: unknown) {
    super('a part of this page could not be loaded', { cause });
    this.name = 'ChunkFailure';
    this.isGone = isGone;
  }
}

/** Before each repeat. Chromium asks for a module anew after a failure; other browsers remember it until a reload. */
const PAUSES_MS = [400, 1600];
/** Of one attempt: a request may hang, and a browser gives up after minutes. */
const PATIENCE_MS = 15_000;
const ASK_MS = 5000;
/** The name of this file changes with every build. */
const BUILD = import.meta.url;
const RELOADED_UNDER = 'reloaded-builds';
/** What was typed is kept there across the reload: ui/typed-before.ts reads it. */
export const TYPED_UNDER = 'typed';

/**
 * Fetches a part of the site, and again after a pause. A file that is still missing while the site answers means that the
 * build is gone: then the page is loaded once more, and what was typed is kept.
 * @param isWanted false for what is only fetched ahead: nothing is reloaded for that
 * @throws ChunkFailure when it cannot be had; what the part itself throws
 */
export async function loadChunk<T>(fetchChunk: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await within(PATIENCE_MS, fetchChunk());
    } catch (error) {
      if (!isMissing(error)) throw error;
      const pauseMs = PAUSES_MS[attempt];
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (pauseMs === undefined) return await giveUp(isWanted(), error);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Each browser has its own words for a module that cannot be fetched. */
function isMissing(error: unknown): boolean {
  return error instanceof TooLate || (error instanceof TypeError && /module|import/i.test(error.message));
}

async function giveUp(isWanted: boolean, cause: unknown): Promise<never> {
  // What hangs is on its way still: it may be a slow network, and a reload would begin from nothing.
  const isGone = !(cause instanceof TooLate) && (await siteAnswers());
  if (isWanted && isGone && reloadOnce()) return new Promise<never>(() => undefined); // the page is leaving
  throw new ChunkFailure(isGone, cause);
}

async function siteAnswers(): Promise<boolean> {
  const answer = fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ASK_MS) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Never twice for one build; and not at all where that could not be remembered. @returns whether it does */
function reloadOnce(): boolean {
  try {
    const reloaded = sessionStorage.getItem(RELOADED_UNDER) ?? '';
    if (reloaded.split(' ').includes(BUILD)) return false;
    sessionStorage.setItem(RELOADED_UNDER, `${reloaded} ${BUILD}`.trim());
    keepTyped();
  } catch {
    return false; // storage switched off or full
  }
  location.reload();
  return true;
}

/** Also while a password is shown, its field says what it is for. */
function keepTyped(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)[name]')];
  const values = fields
    .filter(
      ({ type, autocomplete, value }) => type !== 'password' && !autocomplete.includes('password') && value !== '',
    )
    .map(({ name, value }) => [name, value]);
  sessionStorage.setItem(TYPED_UNDER, JSON.stringify({ path: location.pathname, values }));
}
