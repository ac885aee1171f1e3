/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The web app's Firebase configuration as JSON; without it the site uses this machine's emulators. */
  readonly VITE_FIREBASE_CONFIG?: string;
  /** The site key of reCAPTCHA Enterprise; without one the site does not use App Check. */
  readonly VITE_APP_CHECK_KEY?: string;
  /** Which way what this build says is written. */
  readonly VITE_DIR: 'ltr' | 'rtl';
  /** The site's origin, such as `https://foodhouse.example`, for addresses that must be absolute. */
  readonly VITE_SITE_ORIGIN?: string;
  /** The folder of this language's pages: `/de`; empty for the one at the root. */
  readonly VITE_BASE?: string;
  /** The name of the house, where the build knows it; empty where it does not. */
  readonly VITE_HOUSE?: string;
  /** The address of its sign, where the build knows one; else empty. */
  readonly VITE_SIGN?: string;
  /** Its home page as JSON, as the house itself says it; empty where the build does not know it. */
  readonly VITE_HOME?: string;
  /** The demo accounts that this machine's house has, by their emails; empty: all. */
  readonly VITE_DEMO_EMAILS?: string;
  /** The region of the functions, such as `europe-west1`; the build takes it from functions/.env. */
  readonly VITE_FUNCTIONS_REGION?: string;
}
