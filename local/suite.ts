/** Where the emulator suite listens, on every machine. */
export const PROJECT_ID = 'demo-foodhouse';
export const HOST = '127.0.0.1';
export const PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  hosting: 5000,
  hub: 4400,
  ui: 4000,
  /** Held by whoever starts the suite: see start-lock.ts. */
  start: 4399,
  logging: 4500,
  api: 5050,
  dev: 5173,
} as const;
export const SITE_ADDRESS = `http://${HOST}:${PORTS.hosting}`;
export const API_ADDRESS = `http://${HOST}:${PORTS.api}`;

/** What the admin SDK needs to talk to the suite and to nothing else. */
export const SUITE_ENVIRONMENT = {
  GCLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${PORTS.auth}`,
  METADATA_SERVER_DETECTION: 'none',
} as const;

/** From here on this process talks to the suite. Hosts that the environment names already are left as they are. */
export function pointAtSuite(): void {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, ...rest } = SUITE_ENVIRONMENT;
  Object.assign(process.env, rest);
  // A benchmark may want a project beside the house's.
  if (process.env['API_PROJECT']?.startsWith('demo-')) process.env['GCLOUD_PROJECT'] = process.env['API_PROJECT'];
  process.env['FIRESTORE_EMULATOR_HOST'] ??= FIRESTORE_EMULATOR_HOST;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= FIREBASE_AUTH_EMULATOR_HOST;
}
