import { connectFirestoreEmulator, getFirestore, terminate, type Firestore } from 'firebase/firestore';
import { firebaseApp } from './app.ts';
import { EMULATORS, usesEmulators } from './config.ts';

let firestore: Firestore | null = null;

export function firebaseFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (usesEmulators) connectFirestoreEmulator(firestore, EMULATORS.firestoreHost, EMULATORS.firestorePort);
  return firestore;
}

/** Ends every listener and drops the cache; the next use starts anew. */
export async function endFirestore(): Promise<void> {
  if (!firestore) return;
  const ended = firestore;
  firestore = null;
  await terminate(ended);
}
