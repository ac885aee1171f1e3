import type { FirebaseOptions } from 'firebase/app';

const EMULATED: FirebaseOptions = { projectId: 'demo-foodhouse', apiKey: 'demo-key', authDomain: '127.0.0.1' };

/** The site uses this machine's emulators whenever no project was configured at build time. */
export const usesEmulators = import.meta.env.VITE_FIREBASE_CONFIG === undefined;

export const EMULATORS = {
  auth: 'http://127.0.0.1:9099',
  functions: 'http://127.0.0.1:5001',
  firestoreHost: '127.0.0.1',
  firestorePort: 8080,
} as const;

/** Where the callable functions are; pages request everything else through Hosting. */
export const FUNCTIONS_REGION: string = import.meta.env.VITE_FUNCTIONS_REGION ?? 'us-central1';

/** @throws Error when the configuration given at build time is not JSON */
export function firebaseConfig(): FirebaseOptions {
  const text = import.meta.env.VITE_FIREBASE_CONFIG;
  return text === undefined ? EMULATED : (JSON.parse(text) as FirebaseOptions);
}
