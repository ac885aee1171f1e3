import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { firebaseConfig } from './config.ts';

export function firebaseApp(): FirebaseApp {
  return getApps()[0] ?? initializeApp(firebaseConfig());
}
