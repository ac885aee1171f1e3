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

/** The networks of Hosting's edge, by its operator's public list; requests through the site come from there. */
const EDGE_NETWORKS = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

/**
 * The proxies whose X-Forwarded-For is trusted, as Express's `trust proxy` takes them: the platform's front end, which
 * adds the address that it saw, and behind it Hosting's edge. Elsewhere no proxy is trusted.
 */
export function trustedProxies(environment: Environment): string[] | false {
  return isDeployed(environment) ? ['loopback', 'linklocal', ...EDGE_NETWORKS] : false;
}

/**
 * Whether chef and admin are given only to people whose address is verified. `REQUIRE_VERIFIED_EMAIL=false` switches it
 * off, for houses without mail.
 * @throws Error for anything else than `true` and `false`
 */
export function requiresVerifiedEmail(environment: Environment): boolean {
  const value = environment['REQUIRE_VERIFIED_EMAIL'] ?? 'true';
  if (value !== 'true' && value !== 'false') {
    throw new Error(`REQUIRE_VERIFIED_EMAIL: expected true or false, got ${JSON.stringify(value)}`);
  }
  return value === 'true';
}

/** @throws Error in a deployed process that would talk to emulators: tokens would not be checked there */
export function refuseEmulatorsInProduction(environment: Environment): void {
  const switches = Object.keys(environment).filter((name) => /^(FIRESTORE|FIREBASE_AUTH)_EMULATOR_HOST$/.test(name));
  if (isDeployed(environment) && switches.length > 0) {
    throw new Error(`A deployed function must not use emulators: unset ${switches.join(', ')}.`);
  }
}

function isDeployed(environment: Environment): boolean {
  return environment['K_SERVICE'] !== undefined && environment['FUNCTIONS_EMULATOR'] !== 'true';
}
