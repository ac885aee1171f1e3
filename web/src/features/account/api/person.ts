import type { User } from 'firebase/auth';
import { within } from '../../../lib/within.ts';
import { loadSignIn } from './load-sign-in.ts';

/** The SDK's own limits, of its question to the provider, are too long. */
const TIMEOUT_MS = 20_000;

/**
 * Who is signed in, a guest too; null for nobody. On a page that was just loaded the SDK first reads the browser's
 * storage, and asks the provider about whom it finds there: until then it knows nobody.
 * @throws when it has not after 20 s, and `ChunkFailure`
 */
export async function readPerson(): Promise<User | null> {
  const { firebaseAuth } = await loadSignIn();
  await within(TIMEOUT_MS, firebaseAuth().authStateReady());
  return firebaseAuth().currentUser;
}
