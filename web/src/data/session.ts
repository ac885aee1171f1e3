import { loadChunk } from '../lib/load-chunk.ts';
import { within } from '../lib/within.ts';
import { currentSession, leave, onSession, publish } from './session-store.ts';
import { TOKEN_STORAGE_KEY } from './storage-keys.ts';

export type { Session, SignedInUser } from './session-store.ts';

// The part of a session that every page has. session-identity.ts is the part that needs the identity SDK, fetched on
// demand.

const START_MS = 20_000;
const START_AGAIN_MS = 30_000;
const SEND_MS = 2000;
const LEAVE_MS = 1000;

let started: Promise<void> | null = null;
let ending: Promise<void> | null = null;

export const sessionStore = {
  get: currentSession,
  subscribe: (listener: () => void): (() => void) => {
    const stop = onSession(listener);
    if (currentSession().status === 'loading') void startSession();
    addEventListener('storage', followOtherTabs);
    return stop;
  },
};

/** The stored token reports changes of other tabs. The SDK reports them too, before or after. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== TOKEN_STORAGE_KEY) return;
  if (newValue === null) leave({ hasLeft: false });
  else void refreshSession();
}

/**
 * Loads the identity SDK and follows the sign-in state, in this tab and in others. It always resolves; the store has
 * the result.
 */
export function startSession(): Promise<void> {
  started ??= within(START_MS, follow()).catch(() => {
    started = null; // the next caller retries, and so does the page itself
    if (currentSession().status === 'loading') publish({ status: 'unknown' });
    setTimeout(() => {
      if (currentSession().status === 'unknown') void startSession();
    }, START_AGAIN_MS);
  });
  return started;
}

async function follow(): Promise<void> {
  await (await loadIdentity()).followSession();
}

async function refreshSession(): Promise<void> {
  await startSession();
  await loadIdentity().then(
    ({ updateSession }) => updateSession(),
    () => undefined, // the store then says `unknown`
  );
}

/** SignOut: sends the pending work within two seconds, then ends the session. It takes three seconds at most. */
export async function signOut(): Promise<void> {
  const sent = loadIdentity(false).then(({ finishBeforeSignOut }) => finishBeforeSignOut());
  await within(SEND_MS, sent).catch(() => undefined); // without the file there was no pending work
  await within(LEAVE_MS, endSession()).catch(() => undefined); // endSession continues in the background: see whenEnded
}

/** A sign-in waits for this: the end of an earlier session would end the new one. */
export async function whenEnded(): Promise<void> {
  await ending;
}

/** Ends the session here and in other tabs and removes all its traces, also without a network. */
export async function endSession({ wasRefused = false } = {}): Promise<void> {
  leave({ hasLeft: true, ...(wasRefused && { wasRefused }) });
  ending = loadIdentity(false).then(
    ({ endEverywhere }) => endEverywhere(),
    () => undefined, // a later page cleans up: see followSession
  );
  await ending;
}

/** @param isWanted false when the page can do without the module @throws ChunkFailure */
export function loadIdentity(isWanted = true): Promise<typeof import('./session-identity.ts')> {
  return loadChunk(
    () => import('./session-identity.ts'),
    () => isWanted,
  );
}
