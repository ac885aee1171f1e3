import { repeatWithPauses } from '../lib/repeat-with-pauses.ts';
import { within } from '../lib/within.ts';
import { storedToken } from './token.ts';
import { currentIdentity, endIdentity, followIdentity } from './identity.ts';
import { endSession } from './session.ts';
import { currentEra, currentSession, leave, onSession, publish } from './session-store.ts';

export { finishBeforeSignOut } from './before-sign-out.ts';

// The part of a session that needs the identity SDK: who is signed in there. issue-token.ts has
// their registration and their tokens.

const END_FIRESTORE_MS = 2000;

let stopAsking: (() => void) | null = null;

onSession(() => {
  stopAsking?.();
  stopAsking = currentSession().status === 'unknown' ? repeatWithPauses(takeIdentity, { waitsFirst: true }) : null;
});

/** Follows who is signed in at the provider. Ends once that is known for the first time. */
export function followSession(): Promise<void> {
  return new Promise((resolve) => {
    let isFirst = true;
    followIdentity((uid) => {
      // Left over from a sign-up that stopped half-way, or from a token that was cleared: no screen shows this person.
      if (isFirst && uid !== null && storedToken() === null) void endIdentity();
      isFirst = false;
      void takeIdentity().finally(resolve);
    });
  });
}

/** Makes the session what the provider says now. Without an issued token nobody is signed in yet: see issue-token.ts. */
export async function takeIdentity(): Promise<void> {
  const begun = currentEra();
  const identity = storedToken() === null ? ({ status: 'nobody' } as const) : await currentIdentity();
  if (currentEra() !== begun) return;
  switch (identity.status) {
    case 'nobody':
      // A sign-out, here or in another tab, takes the token away first: the SDK itself gave up one whom it was refused.
      if (currentSession().status === 'signed-in' && storedToken() !== null) await endSession({ wasRefused: true });
      else if (currentSession().status !== 'signed-out') leave({ hasLeft: false });
      return;
    case 'refused':
      await endSession({ wasRefused: true });
      return;
    case 'unreachable':
      // Who is known already stays: only news could not be had.
      if (currentSession().status !== 'signed-in') publish({ status: 'unknown' });
      return;
    case 'known':
      publish({ status: 'signed-in', user: identity.user });
  }
}

/** Fetches the claims anew, after the person's record said that the role changed. Who is refused is signed out. */
export async function refreshRole(): Promise<void> {
  const begun = currentEra();
  const { status } = await currentIdentity(true); // new claims reach the store by themselves
  if (status === 'refused' && currentEra() === begun) await endSession({ wasRefused: true });
}

/** Ends what the libraries know of the person, here and in other tabs. Nothing stops it. */
export async function endEverywhere(): Promise<void> {
  const ended = import('./firebase/firestore.ts').then(({ endFirestore }) => endFirestore());
  await within(END_FIRESTORE_MS, ended).catch(() => undefined); // what cannot be fetched has nothing to end
  await endIdentity();
}
