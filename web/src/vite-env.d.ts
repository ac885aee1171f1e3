/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The web app's Firebase configuration as JSON; without it the site runs on the emulators of this machine. */
  readonly VITE_FIREBASE_CONFIG?: string;
}
