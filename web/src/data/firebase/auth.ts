import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import { firebaseApp } from './app.ts';
import { EMULATORS, usesEmulators } from './config.ts';

let auth: Auth | null = null;

/**
 * The identity provider's SDK. Loaded only where somebody signs in or may be signed in. It keeps the person in the first
 * place that works; where nothing can be stored, for as long as the page stands.
 */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence];
  auth = initializeAuth(firebaseApp(), { persistence });
  if (usesEmulators) connectAuthEmulator(auth, EMULATORS.auth, { disableWarnings: true });
  return auth;
}
