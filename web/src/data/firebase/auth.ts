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
 * The identity provider's SDK, loaded only where somebody signs in or may be signed in. It keeps the session in the
 * first storage that works; where none does, for the life of the page.
 */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const persistence = [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence];
  auth = initializeAuth(firebaseApp(), { persistence });
  // Of its emails; English is what the project has.
  if (document.documentElement.lang !== 'en') auth.languageCode = document.documentElement.lang;
  if (usesEmulators) connectAuthEmulator(auth, EMULATORS.auth, { disableWarnings: true });
  return auth;
}
