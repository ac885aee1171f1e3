import { callApi, failed, type ApiAnswer, type ApiRequest } from './client.ts';
import { currentIdentity, currentUid } from './identity.ts';
import { startSession } from './session.ts';
import { currentEra } from './session-store.ts';
import { updateSession } from './session-identity.ts';
import { keepToken, msLeftOf } from './token.ts';

// Gets the issued token from our own server, in return for the identity provider's ID token.

const SIGNED_OUT = failed('signed-out');
const UNAVAILABLE = failed('unavailable');

let renewal: { readonly era: number; readonly answer: Promise<ApiAnswer<string>> } | null = null;

/**
 * Registers the person who just signed in and keeps the issued token.
 * @param isSignUp sends the role of a new account
 * @param isFresh asks the provider for a new ID token, which has the changed claims and name
 */
export async function registerSession(isSignUp: boolean, isFresh = isSignUp): Promise<ApiAnswer<string>> {
  const startEra = currentEra();
  const identity = await currentIdentity(isFresh);
  if (identity.status === 'unreachable') return UNAVAILABLE;
  if (identity.status !== 'known') return SIGNED_OUT;
  const { email, uid, role } = identity.user;
  const accessToken = identity.idToken;
  if (role !== 'guest' && email === '') return SIGNED_OUT;
  const answer = await (role === 'guest'
    ? callApi<{ token: string }>('/guests', { method: 'POST', body: { accessToken } })
    : callApi<{ token: string }>('/users', {
        method: 'POST',
        body: { email, uid, accessToken, ...(isSignUp && { role: 'user' }) },
      }));
  if (!answer.ok) return answer;
  // A late answer must not sign a person in again who has signed out, nor replace the next person.
  if (currentEra() !== startEra || currentUid() !== uid) return SIGNED_OUT;
  keepToken(answer.value.token);
  await startSession();
  await updateSession();
  return { ok: true, value: answer.value.token };
}

/**
 * Calls a route with a new token, as the person of this session (`era`) and never as the next one.
 * @param token the old token, which may still be accepted while no new one is available
 */
export async function callRenewed<T>(
  path: string,
  request: Omit<ApiRequest, 'token'>,
  { token, era }: { readonly token: string | null; readonly era: number },
): Promise<ApiAnswer<T>> {
  if (currentEra() !== era) return SIGNED_OUT;
  const renewed = await renewToken();
  if (currentEra() !== era) return SIGNED_OUT;
  if (renewed.ok) return callApi<T>(path, { ...request, token: renewed.value });
  const mayServe = token !== null && renewed.failure !== 'signed-out' && msLeftOf(token) > 0;
  return mayServe ? callApi<T>(path, { ...request, token }) : renewed;
}

/** One renewal at a time per session. */
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
  // An account that may not be registered, such as one that is being deleted, has no session.
  return !answer.ok && answer.failure === 'no-permission' ? { ...answer, failure: 'signed-out' } : answer;
}
