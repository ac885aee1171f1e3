import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { firebaseApp } from './app.ts';
import { EMULATORS, usesEmulators } from './config.ts';

let auth: Auth | null = null;

/** The identity provider's SDK. Loaded only where somebody signs in or may be signed in. */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
  if (usesEmulators) connectAuthEmulator(auth, EMULATORS.auth, { disableWarnings: true });
  return auth;
}
