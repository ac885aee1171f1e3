import { addressHere } from './base.ts';
import { TooLate, within } from './within.ts';

// Modules of the site that are fetched on demand, and their failures.

/** A module that could not be fetched after all attempts. */
export class ChunkFailure extends Error {
  /** The site answers, but without this file: a deployment has replaced it while the page was open. */
  readonly isGone: boolean;

  constructor(isGone: boolean, cause: unknown) {
    super('a part of this page could not be loaded', { cause });
    this.name = 'ChunkFailure';
    this.isGone = isGone;
  }
}

/** Pauses before retries. Many browsers keep the failure of an import until a reload, which then follows (decision 016). */
const PAUSES_MS = [400, 1600];
/** Timeout of one attempt: a request may hang, and a browser gives up only after minutes. */
const TIMEOUT_MS = 15_000;
const ASK_MS = 5000;
/** The name of this file changes with every build. */
const BUILD = import.meta.url;
/** Holds when each build was last reloaded. */
const RELOADS_UNDER = 'reloads';
/** A site that was rolled back and deployed again may need a second reload of the same build; a fault must not cause one. */
const RELOAD_PAUSE_MS = 300_000;
/** Holds typed text across the reload: ui/typed-before.ts reads it. */
export const TYPED_UNDER = 'typed';

/**
 * Fetches a module of the site, with retries. If it fails although the site answers, the build is gone or the browser
 * keeps an earlier failure: then the page reloads once, and typed text is kept.
 * @param isWanted false for a prefetch, which never reloads the page
 * @throws ChunkFailure when the module cannot be fetched; otherwise what the module throws
 */
export async function loadChunk<T>(fetchChunk: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await within(TIMEOUT_MS, fetchChunk());
    } catch (error) {
      if (!isMissing(error)) throw error;
      const pauseMs = PAUSES_MS[attempt];
      // oxlint-disable-next-line no-await-in-loop -- the attempts end, or pause
      if (pauseMs === undefined) return await giveUp(isWanted(), error);
      // oxlint-disable-next-line no-await-in-loop -- the attempts end, or pause
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** The same for what somebody has pressed for. @returns null where the module cannot be fetched, which is then said */
export async function loaded<T>(fetchChunk: () => Promise<T>): Promise<T | null> {
  try {
    return await loadChunk(fetchChunk);
  } catch (error) {
    if (error instanceof ChunkFailure) return null;
    throw error;
  }
}

/** Browsers have different messages for a module that cannot be fetched. */
function isMissing(error: unknown): boolean {
  return error instanceof TooLate || (error instanceof TypeError && /module|import/i.test(error.message));
}

async function giveUp(isWanted: boolean, cause: unknown): Promise<never> {
  // A request that hangs may be on a slow network; a reload would start from nothing.
  const isGone = !(cause instanceof TooLate) && (await siteAnswers());
  if (isWanted && isGone && reloadOnce()) return new Promise<never>(() => undefined); // the page is reloading
  throw new ChunkFailure(isGone, cause);
}

async function siteAnswers(): Promise<boolean> {
  const answer = fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ASK_MS) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Reloads a build once in five minutes; never when that cannot be stored. @returns whether the page reloads */
function reloadOnce(): boolean {
  try {
    const reloads = JSON.parse(sessionStorage.getItem(RELOADS_UNDER) ?? '{}') as Record<string, number>;
    const nowMs = Date.now();
    if (nowMs - (reloads[BUILD] ?? 0) < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADS_UNDER, JSON.stringify({ ...reloads, [BUILD]: nowMs }));
    keepTyped();
  } catch {
    return false; // storage is disabled or full
  }
  location.reload();
  return true;
}

/** By name: a password field that shows its text has the type `text`. */
function keepTyped(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)[name]')];
  const values = fields
    .filter(
      ({ type, autocomplete, value }) => type !== 'password' && !autocomplete.includes('password') && value !== '',
    )
    .map(({ name, value }) => [name, value]);
  sessionStorage.setItem(TYPED_UNDER, JSON.stringify({ path: addressHere(), values }));
}
