import { repeatWithPauses } from '../lib/repeat-with-pauses.ts';
import { within } from '../lib/within.ts';
import { storedToken } from './token.ts';
import { keepPerson } from './known-person.ts';
import { currentIdentity, endIdentity, followIdentity } from './identity.ts';
import { endSession } from './session.ts';
import { currentEra, currentSession, leave, onSession, publish } from './session-store.ts';

export { finishBeforeSignOut } from './before-sign-out.ts';

// The part of a session that needs the identity SDK: who is signed in at the provider. issue-token.ts has the
// registration and the tokens.

const END_FIRESTORE_MS = 2000;

let stopAsking: (() => void) | null = null;

onSession(() => {
  stopAsking?.();
  stopAsking = currentSession().status === 'unknown' ? repeatWithPauses(updateSession, { waitsFirst: true }) : null;
});

/** Follows the person signed in at the provider. Resolves when that is known for the first time. */
export function followSession(): Promise<void> {
  return new Promise((resolve) => {
    let isFirst = true;
    followIdentity((uid) => {
      // A leftover of an unfinished sign-up or of a cleared token: no screen shows this person.
      if (isFirst && uid !== null && storedToken() === null) void endIdentity();
      isFirst = false;
      void updateSession().finally(resolve);
    });
  });
}

/** Updates the session from the provider. Without an issued token nobody is signed in yet: see issue-token.ts. */
export async function updateSession(): Promise<void> {
  const startEra = currentEra();
  const identity = storedToken() === null ? ({ status: 'nobody' } as const) : await currentIdentity();
  if (currentEra() !== startEra) return;
  switch (identity.status) {
    case 'nobody':
      // A sign-out, here or in another tab, removes the token first. The token is still there: the provider refused the
      // account.
      if (currentSession().status === 'signed-in' && storedToken() !== null) await endSession({ wasRefused: true });
      else if (currentSession().status !== 'signed-out') leave({ hasLeft: false });
      return;
    case 'refused':
      await endSession({ wasRefused: true });
      return;
    case 'unreachable':
      // The session keeps a known person: only the update failed.
      if (currentSession().status !== 'signed-in') publish({ status: 'unknown' });
      return;
    case 'known':
      keepPerson(identity.user);
      publish({ status: 'signed-in', user: identity.user });
  }
}

/** Fetches the claims anew after the record's role changed. A refused account is signed out. */
export async function refreshRole(): Promise<void> {
  const startEra = currentEra();
  const { status } = await currentIdentity(true); // new claims reach the store through the subscription
  if (status === 'refused' && currentEra() === startEra) await endSession({ wasRefused: true });
}

/** Ends the session in the identity and database SDKs, here and in other tabs. It always finishes. */
export async function endEverywhere(): Promise<void> {
  const ended = import('./firebase/firestore.ts').then(({ endFirestore }) => endFirestore());
  await within(END_FIRESTORE_MS, ended).catch(() => undefined); // an SDK that was never loaded has nothing to end
  await endIdentity();
}
