import { loadChunk } from '../lib/load-chunk.ts';
import { within } from '../lib/within.ts';
import { callApi, failed, type ApiAnswer, type ApiRequest } from './client.ts';
import { msLeftOf, storedToken } from './token.ts';
import { endSession } from './session.ts';
import { currentEra } from './session-store.ts';

/** How long before its end the issued token is renewed. */
const RENEW_MARGIN_MS = 5 * 60_000;
/** Time limit of a renewal and the call after it: the SDK's file, the provider and our own server. */
const RENEW_MS = 90_000;

/**
 * Calls a route as the person signed in. The token is renewed before it ends, and once more when the server refuses it.
 * The promise always resolves; a refused renewal signs the person out.
 */
export async function callAsUser<T>(path: string, request: Omit<ApiRequest, 'token'>): Promise<ApiAnswer<T>> {
  const startEra = currentEra();
  const token = storedToken();
  if (token !== null && msLeftOf(token) > RENEW_MARGIN_MS) {
    const answer = await callApi<T>(path, { ...request, token });
    // After a sign-out, a new token would belong to the next person.
    if (answer.ok || answer.failure !== 'signed-out' || currentEra() !== startEra) return answer;
  }
  const renewed = loadChunk(() => import('./issue-token.ts')).then(({ callRenewed }) =>
    callRenewed<T>(path, request, { token, era: startEra }),
  );
  const answer = await within(RENEW_MS, renewed).catch((): ApiAnswer<T> => failed('unavailable'));
  if (!answer.ok && answer.failure === 'signed-out' && currentEra() === startEra)
    await endSession({ wasRefused: true });
  return answer;
}
