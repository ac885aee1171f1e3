import { SETTINGS_KEPT_MS } from '@foodhouse/domain';

type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL_ORIGINS: readonly RegExp[] = [/^http:\/\/(127\.0\.0\.1|localhost):(5000|5173)$/];

/**
 * Origins whose pages may call from a browser: the project's own addresses on Hosting, previews among them, and what
 * `SITE_ORIGINS` lists, separated by commas. Against emulators the local ones alone.
 */
export function siteOrigins(environment: Environment): readonly (string | RegExp)[] {
  if (!isDeployed(environment)) return LOCAL_ORIGINS;
  const project = environment['GCLOUD_PROJECT'] ?? '';
  const own = (environment['SITE_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return [
    ...own.filter((origin) => origin !== ''),
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    new RegExp(String.raw`^https://${project}--[a-z0-9-]+\.web\.app$`),
  ];
}

/** Where the site is, for whoever looks for it: the first of `SITE_ORIGINS`, else the project's address on Hosting. */
export function siteOrigin(environment: Environment): string {
  const [first] = siteOrigins(environment);
  return typeof first === 'string' ? first : 'http://127.0.0.1:5000';
}

/**
 * Whether chef and admin are given only to people whose address is verified. `REQUIRE_VERIFIED_EMAIL=false` switches it
 * off, for houses without mail.
 * @throws Error for anything else than `true` and `false`
 */
export function requiresVerifiedEmail(environment: Environment): boolean {
  return isOn(environment, 'REQUIRE_VERIFIED_EMAIL', 'true');
}

/**
 * Whether requests without an account must come from the site itself, as App Check attests. `REQUIRE_APP_CHECK=true`
 * switches it on, for projects whose site was built with a key of reCAPTCHA Enterprise.
 * @throws Error for anything else than `true` and `false`
 */
export function requiresAppCheck(environment: Environment): boolean {
  return isOn(environment, 'REQUIRE_APP_CHECK', 'false');
}

function isOn(environment: Environment, name: string, whenLeftOut: 'true' | 'false'): boolean {
  const value = environment[name] ?? whenLeftOut;
  if (value !== 'true' && value !== 'false') {
    throw new Error(`${name}: expected true or false, got ${JSON.stringify(value)}`);
  }
  return value === 'true';
}

/**
 * How old the settings of the house may be in the memory of a process, in milliseconds. In the emulator of the functions
 * hardly: whoever changes them there looks at once, and no bill is to be spared.
 */
export function settingsKeptMs(environment: Environment): number {
  return environment['FUNCTIONS_EMULATOR'] === 'true' ? 500 : SETTINGS_KEPT_MS;
}

/** Firestore is asked for changes of the menu at most once in this time by each process, however many ask. */
export const MENU_ASK_MS = 5000;

/** @source GloriaFood's integration documents: "Fetch menu" */
const GLORIAFOOD = 'https://pos.globalfoodsoft.com/pos/menu';

/** Where GloriaFood's menus are. Only on this machine may it be elsewhere: a key is for no other host. */
export function gloriaFoodAddress(environment: Environment): string {
  return (isDeployed(environment) ? undefined : environment['GLORIAFOOD_ADDRESS']) ?? GLORIAFOOD;
}

/** Where pictures of hosts below `.test`, which nobody has, are on this machine; undefined where nothing stands in for them. */
export function picturesOfTests(environment: Environment): string | undefined {
  return isDeployed(environment) ? undefined : environment['PICTURES_OF_TESTS'];
}

/** @throws Error in a deployed process that would talk to emulators: tokens would not be checked there */
export function refuseEmulatorsInProduction(environment: Environment): void {
  const switches = Object.keys(environment).filter((name) => /^(FIRESTORE|FIREBASE_AUTH)_EMULATOR_HOST$/.test(name));
  if (isDeployed(environment) && switches.length > 0) {
    throw new Error(`A deployed function must not use emulators: unset ${switches.join(', ')}.`);
  }
}

/** Whether this process runs on Google's platform, and not on the emulators. */
export function isDeployed(environment: Environment): boolean {
  return environment['K_SERVICE'] !== undefined && environment['FUNCTIONS_EMULATOR'] !== 'true';
}
