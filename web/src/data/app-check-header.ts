import { getToken } from 'firebase/app-check';
import { firebaseApp } from './firebase/app.ts';
import { startedAppCheck } from './firebase/app-check.ts';

/** App Check's header for a route of ours. Empty where no token can be had: the server decides. */
export async function appCheckHeader(): Promise<Readonly<Record<string, string>>> {
  firebaseApp(); // starts App Check
  const appCheck = startedAppCheck();
  const answer = appCheck && (await getToken(appCheck).catch(() => null));
  return answer ? { 'x-firebase-appcheck': answer.token } : {};
}
