/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The web app's Firebase configuration as JSON; without it the site runs on the emulators of this machine. */
  readonly VITE_FIREBASE_CONFIG?: string;
  /** Where the site stands, such as `https://foodhouse.example`, for addresses that must be whole. */
  readonly VITE_SITE_ORIGIN?: string;
}
