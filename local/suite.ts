/** Address of the emulator suite, on every machine. */
export const PROJECT_ID = 'demo-foodhouse';
export const HOST = '127.0.0.1';
export const PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  hosting: 5000,
  hub: 4400,
  ui: 4000,
  /** Bound by a start of the suite: see start-lock.ts. */
  start: 4399,
  logging: 4500,
  api: 5050,
  /** Of a stand-in for GloriaFood and hosts of pictures, while a test has one. */
  gloriafood: 5055,
  dev: 5173,
} as const;
export const SITE_ADDRESS = `http://${HOST}:${PORTS.hosting}`;
export const API_ADDRESS = `http://${HOST}:${PORTS.api}`;

/** The environment in which the admin SDK talks to the suite only. */
export const SUITE_ENVIRONMENT = {
  GCLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${PORTS.auth}`,
  METADATA_SERVER_DETECTION: 'none',
  /** Of hosts below .test. */
  PICTURES_OF_TESTS: `http://${HOST}:${PORTS.gloriafood}`,
  /** Nothing on this machine asks the real one. */
  GLORIAFOOD_ADDRESS: `http://${HOST}:${PORTS.gloriafood}/pos/menu`,
} as const;

/** Points this process to the suite, except for hosts that its environment already names. */
export function pointAtSuite(): void {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, ...rest } = SUITE_ENVIRONMENT;
  Object.assign(process.env, rest);
  // A benchmark may use another project.
  if (process.env['API_PROJECT']?.startsWith('demo-')) process.env['GCLOUD_PROJECT'] = process.env['API_PROJECT'];
  process.env['FIRESTORE_EMULATOR_HOST'] ??= FIRESTORE_EMULATOR_HOST;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= FIREBASE_AUTH_EMULATOR_HOST;
}
