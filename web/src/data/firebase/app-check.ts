import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';

// App Check: Google attests that a request comes from this site. Only builds with VITE_APP_CHECK_KEY hold the SDK.

let appCheck: AppCheck | null = null;

/** Starts App Check, before the first use of another SDK: from then on the SDKs send its token by themselves. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** Null where App Check was not started. */
export function startedAppCheck(): AppCheck | null {
  return appCheck;
}
