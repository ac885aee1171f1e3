import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { startAppCheck } from './app-check.ts';
import { firebaseConfig } from './config.ts';

export function firebaseApp(): FirebaseApp {
  const [started] = getApps();
  if (started) return started;
  const app = initializeApp(firebaseConfig());
  const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
  if (siteKey !== undefined) startAppCheck(app, siteKey);
  return app;
}
