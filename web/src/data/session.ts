import { loadChunk } from '../lib/load-chunk.ts';
import { within } from '../lib/within.ts';
import { currentSession, leave, onSession, publish } from './session-store.ts';
import { TOKEN_STORAGE_KEY } from './storage-keys.ts';

export type { Session, SignedInUser } from './session-store.ts';

// The part of a session that every page has. What needs the identity SDK is session-identity.ts, fetched with it.

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

/** The stored token tells what happens in another tab. The SDK tells it too, before or after. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== TOKEN_STORAGE_KEY) return;
  if (newValue === null) leave({ hasLeft: false });
  else void askAgain();
}

/** Loads the identity SDK and follows who is signed in, in this tab and in others. It always ends; the store says how. */
export function startSession(): Promise<void> {
  started ??= within(START_MS, follow()).catch(() => {
    started = null; // the next one who needs it tries again, and so does the page itself
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

async function askAgain(): Promise<void> {
  await startSession();
  await loadIdentity().then(
    ({ takeIdentity }) => takeIdentity(),
    () => undefined, // the store says that it is not known
  );
}

/** SignOut: what the person did before is sent first, within two seconds; then the session ends. It takes three at most. */
export async function signOut(): Promise<void> {
  const sent = loadIdentity(false).then(({ finishBeforeSignOut }) => finishBeforeSignOut());
  await within(SEND_MS, sent).catch(() => undefined); // nothing was done without the file
  await within(LEAVE_MS, endSession()).catch(() => undefined); // it goes on ending: see whenEnded
}

/** A sign-in waits for this: the end of an earlier session would end the new one. */
export async function whenEnded(): Promise<void> {
  await ending;
}

/** Ends the session here and in other tabs, and leaves nothing of it behind, also where nothing can be reached. */
export async function endSession({ wasRefused = false } = {}): Promise<void> {
  leave({ hasLeft: true, ...(wasRefused && { wasRefused }) });
  ending = loadIdentity(false).then(
    ({ endEverywhere }) => endEverywhere(),
    () => undefined, // a later page ends what is left: see followSession
  );
  await ending;
}

/** @param isWanted false where the page goes on without it @throws ChunkFailure */
export function loadIdentity(isWanted = true): Promise<typeof import('./session-identity.ts')> {
  return loadChunk(
    () => import('./session-identity.ts'),
    () => isWanted,
  );
}
