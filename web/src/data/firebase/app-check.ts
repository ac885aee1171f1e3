import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck, type AppCheckToken } from 'firebase/app-check';
import { TooLate, within } from '../../lib/within.ts';

// App Check: Google attests that a request comes from this site. Only builds with VITE_APP_CHECK_KEY hold the SDK.

/** How long a request waits for its first token. */
const ATTEST_MS = 5000;

let appCheck: AppCheck | null = null;

/** Starts App Check, before the first use of another SDK: from then on the SDKs send its token by themselves. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  appCheck ??= initializeAppCheck(app, {
    provider: impatient(new ReCaptchaEnterpriseProvider(siteKey)),
    isTokenAutoRefreshEnabled: true,
  });
}

/** Null where App Check was not started. */
export function startedAppCheck(): AppCheck | null {
  return appCheck;
}

/** The part of a provider that its declared type leaves out. */
interface Attesting {
  getToken: (isLimitedUse?: boolean) => Promise<AppCheckToken>;
}

/**
 * Where a browser blocks reCAPTCHA, the SDK waits for its script for ever, and with it every request of Auth and
 * Firestore. With this they are sent without a token after a while, the later ones at once, and the server decides.
 */
function impatient(provider: ReCaptchaEnterpriseProvider): ReCaptchaEnterpriseProvider {
  const attesting = provider as unknown as Attesting;
  const attest = attesting.getToken.bind(provider);
  let patienceMs = ATTEST_MS;
  attesting.getToken = async (isLimitedUse) => {
    const asked = attest(isLimitedUse).finally(() => {
      patienceMs = ATTEST_MS;
    });
    try {
      return await within(patienceMs, asked);
    } catch (error) {
      if (error instanceof TooLate) patienceMs = 0;
      throw error;
    }
  };
  return provider;
}
