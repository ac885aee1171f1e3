/** Where and how big the functions run. Read at deploy time, so plain constants. */
export const RUNTIME = {
  region: 'us-central1',
  memory: '512MiB',
  timeoutSeconds: 30,
  maxInstances: 20,
} as const;

/** Origins of the site that may call from a browser, besides the site's own Hosting address. */
export const SITE_ORIGINS: readonly (string | RegExp)[] = [
  /^https:\/\/[a-z0-9-]+\.(web\.app|firebaseapp\.com)$/,
  /^http:\/\/(127\.0\.0\.1|localhost):(5000|5173)$/,
];

export const ISSUED_TOKEN_MS = 60 * 60 * 1000;

/** @throws Error in a deployed process that would talk to emulators: tokens would not be checked there */
export function refuseEmulatorsInProduction(environment: Readonly<Record<string, string | undefined>>): void {
  const isDeployed = environment['K_SERVICE'] !== undefined && environment['FUNCTIONS_EMULATOR'] !== 'true';
  const switches = Object.keys(environment).filter((name) => /^(FIRESTORE|FIREBASE_AUTH)_EMULATOR_HOST$/.test(name));
  if (isDeployed && switches.length > 0) {
    throw new Error(`A deployed function must not use emulators: unset ${switches.join(', ')}.`);
  }
}
