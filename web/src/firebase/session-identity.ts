import { repeatWithPauses } from '../lib/repeat-with-pauses.ts';
import { within } from '../lib/within.ts';
import { callApi, keepToken, msLeftOf, storedToken, type ApiAnswer, type ApiFailure, type ApiRequest } from './api.ts';
import { currentIdentity, currentUid, endIdentity, followIdentity } from './identity.ts';
import { endSession, startSession } from './session.ts';
import { currentEra, currentSession, leave, onSession, publish } from './session-store.ts';

export { finishBeforeSignOut } from './before-sign-out.ts';

// The part of a session that needs the identity SDK: who is signed in there, their registration and their tokens.

const SIGNED_OUT: ApiFailure = { ok: false, failure: 'signed-out', reason: null, details: {} };
const UNAVAILABLE: ApiFailure = { ok: false, failure: 'unavailable', reason: null, details: {} };

const END_FIRESTORE_MS = 2000;

let renewal: { readonly era: number; readonly answer: Promise<ApiAnswer<string>> } | null = null;

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

/** Makes the session what the provider says now. Without an issued token nobody is signed in yet: see `registerSession`. */
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

/**
 * Registers the person who just signed in and keeps the issued token.
 * @param isSignUp sends the role of a new account
 * @param isFresh asks the provider for a new ID token, which says what has changed, such as the name
 */
export async function registerSession(isSignUp: boolean, isFresh = isSignUp): Promise<ApiAnswer<string>> {
  const begun = currentEra();
  const identity = await currentIdentity(isFresh);
  if (identity.status === 'unreachable') return UNAVAILABLE;
  if (identity.status !== 'known' || identity.user.email === '') return SIGNED_OUT;
  const { email, uid } = identity.user;
  const answer = await callApi<{ token: string }>(`/users/${encodeURIComponent(email)}`, {
    method: 'PUT',
    body: { email, uid, accessToken: identity.idToken, ...(isSignUp && { role: 'user' }) },
  });
  if (!answer.ok) return answer;
  // Who has left meanwhile does not come back by this answer, and does not take the place of who came after.
  if (currentEra() !== begun || currentUid() !== uid) return SIGNED_OUT;
  keepToken(answer.value.token);
  await startSession();
  await takeIdentity();
  return { ok: true, value: answer.value.token };
}

/** Calls a route with a new token. @param old a token that may serve still, where no new one can be had right now */
export async function callRenewed<T>(
  path: string,
  request: Omit<ApiRequest, 'token'>,
  old: string | null,
): Promise<ApiAnswer<T>> {
  const renewed = await renewToken();
  if (renewed.ok) return callApi<T>(path, { ...request, token: renewed.value });
  const mayServe = old !== null && renewed.failure !== 'signed-out' && msLeftOf(old) > 0;
  return mayServe ? callApi<T>(path, { ...request, token: old }) : renewed;
}

/** Fetches the claims anew, after the person's record said that the role changed. Who is refused is signed out. */
export async function refreshRole(): Promise<void> {
  const begun = currentEra();
  const { status } = await currentIdentity(true); // new claims reach the store by themselves
  if (status === 'refused' && currentEra() === begun) await endSession({ wasRefused: true });
}

/** Ends what the libraries know of the person, here and in other tabs. Nothing stops it. */
export async function endEverywhere(): Promise<void> {
  const ended = import('./firestore.ts').then(({ endFirestore }) => endFirestore());
  await within(END_FIRESTORE_MS, ended).catch(() => undefined); // what cannot be fetched has nothing to end
  await endIdentity();
}

/** One renewal at a time, of one session. */
function renewToken(): Promise<ApiAnswer<string>> {
  const era = currentEra();
  if (renewal?.era === era) return renewal.answer;
  const answer = renew().finally(() => {
    if (renewal?.answer === answer) renewal = null;
  });
  renewal = { era, answer };
  return answer;
}

async function renew(): Promise<ApiAnswer<string>> {
  await startSession();
  const answer = await registerSession(false);
  // Who may not be registered, such as somebody who is being deleted, has no session.
  return !answer.ok && answer.failure === 'no-permission' ? { ...answer, failure: 'signed-out' } : answer;
}
