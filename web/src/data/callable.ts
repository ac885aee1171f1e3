import type { ApiAnswer } from './client.ts';
import { firebaseConfig, FUNCTIONS_REGION, usesEmulators, EMULATORS } from './firebase/config.ts';
import { callAsUser } from './call-as-user.ts';

/** Calls a callable function as the person signed in. Its errors have the shape of the routes'. */
export async function callCallable<T>(name: 'setUserRole' | 'deleteUser', data: unknown): Promise<ApiAnswer<T>> {
  const { projectId = '' } = firebaseConfig();
  const address = usesEmulators
    ? `${EMULATORS.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`
    : `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net/${name}`;
  const answer = await callAsUser<{ result: T }>('', { method: 'POST', body: { data }, address });
  return answer.ok ? { ok: true, value: answer.value.result } : answer;
}
