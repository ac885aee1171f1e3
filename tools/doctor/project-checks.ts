import type { Ask, Reply } from './google.ts';

// What a Firebase project needs to run Foodhouse, and how to add each. docs/deploy.md has the same list for an empty
// project.

export interface Finding {
  readonly what: string;
  /** Null when all is well, else the problem. */
  readonly problem: string | null;
  /** How to mend it. */
  readonly mend: string;
}

/** What this repository expects of the project. */
export interface Wanted {
  readonly projectId: string;
  readonly region: string;
  readonly functions: readonly string[];
  readonly rules: string;
  /** The parsed firestore.indexes.json. */
  readonly indexes: {
    readonly indexes: readonly { readonly collectionGroup: string; readonly fields: readonly IndexField[] }[];
    readonly fieldOverrides: readonly {
      readonly collectionGroup: string;
      readonly fieldPath: string;
      readonly ttl?: boolean;
    }[];
  };
}

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

const SERVICES = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'identitytoolkit',
  'run',
];

/** Runs all checks in the order of the set-up. A request that fails is a finding of its own. */
export async function examineProject(ask: Ask, wanted: Wanted): Promise<readonly Finding[]> {
  const checks = [
    checkProject,
    checkBilling,
    checkServices,
    checkDatabase,
    checkRules,
    checkIndexes,
    checkExpiry,
    checkSignIn,
    checkFunctions,
    checkSite,
    checkApi,
    checkAdmin,
  ];
  return Promise.all(
    checks.map(async (check) => {
      try {
        return await check(ask, wanted);
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return { what: check.name, problem: `could not be asked for: ${problem}`, mend: 'Is this machine online?' };
      }
    }),
  );
}

async function checkProject(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const reply = await ask(`https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`);
  return {
    what: 'the project',
    problem: reply.status === 200 ? null : `${projectId} cannot be read (${reply.status})`,
    mend: 'Create it at console.firebase.google.com, or use an account that may see it.',
  };
}

async function checkBilling(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const reply = await ask(`https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`);
  return {
    what: 'billing',
    problem: field(reply, 'billingEnabled') === true ? null : 'no billing account, which functions need',
    mend: 'Upgrade to the Blaze plan in the Firebase console, and set a budget alert there.',
  };
}

async function checkServices(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const names = SERVICES.map((name) => `names=projects/${projectId}/services/${name}.googleapis.com`).join('&');
  const reply = await ask(`https://serviceusage.googleapis.com/v1/projects/${projectId}/services:batchGet?${names}`);
  const services = list<{ name: string; state: string }>(reply, 'services');
  const enabled = new Set(
    services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1)),
  );
  const missing = SERVICES.map((name) => `${name}.googleapis.com`).filter((name) => !enabled.has(name));
  return {
    what: 'services',
    problem: missing.length === 0 ? null : `not enabled: ${missing.join(', ')}`,
    mend: `gcloud services enable ${missing.join(' ')} --project ${projectId}`,
  };
}

async function checkDatabase(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const reply = await ask(`https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`);
  const type = field(reply, 'type');
  return {
    what: 'Firestore',
    problem:
      type === 'FIRESTORE_NATIVE'
        ? null
        : `no database (default) in native mode, got ${typeof type === 'string' ? type : 'none'}`,
    mend: `gcloud firestore databases create --location LOCATION --project ${projectId}`,
  };
}

async function checkRules(ask: Ask, { projectId, rules }: Wanted): Promise<Finding> {
  const base = 'https://firebaserules.googleapis.com/v1';
  const release = await ask(`${base}/projects/${projectId}/releases/cloud.firestore`);
  const name = field(release, 'rulesetName');
  const ruleset = typeof name === 'string' ? await ask(`${base}/${name}`) : release;
  const [file] = (ruleset.body as { source?: { files?: { content?: string }[] } } | null)?.source?.files ?? [];
  return {
    what: 'rules',
    problem: file?.content === rules ? null : 'the released rules are not those of firestore.rules',
    mend: `npm run deploy -- --project ${projectId}`,
  };
}

async function checkIndexes(ask: Ask, { projectId, indexes }: Wanted): Promise<Finding> {
  const url = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`;
  const found = list<{ name: string; state: string; fields: IndexField[] }>(await ask(url), 'indexes');
  const ready = new Set(
    found
      .filter(({ state }) => state === 'READY')
      .map(({ name, fields }) => keyOf(name.split('/collectionGroups/')[1]?.split('/')[0] ?? '', fields)),
  );
  const missing = indexes.indexes
    .map(({ collectionGroup, fields }) => keyOf(collectionGroup, fields))
    .filter((key) => !ready.has(key));
  return {
    what: 'indexes',
    problem: missing.length === 0 ? null : `missing or still building: ${missing.join('; ')}`,
    mend: `npm run deploy -- --project ${projectId}; building takes minutes.`,
  };
}

async function checkExpiry(ask: Ask, { projectId, indexes }: Wanted): Promise<Finding> {
  const fields = indexes.fieldOverrides.filter(({ ttl }) => ttl === true);
  const states = await Promise.all(
    fields.map(async ({ collectionGroup, fieldPath }) => {
      const name = `projects/${projectId}/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
      const reply = await ask(`https://firestore.googleapis.com/v1/${name}`);
      const { state } = (field(reply, 'ttlConfig') ?? {}) as { state?: string };
      return { name: `${collectionGroup}.${fieldPath}`, isActive: state === 'ACTIVE' };
    }),
  );
  const missing = states.filter(({ isActive }) => !isActive).map(({ name }) => name);
  return {
    what: 'expiry',
    problem: missing.length === 0 ? null : `nothing removes old documents: ${missing.join(', ')}`,
    mend: `npm run deploy -- --project ${projectId}`,
  };
}

async function checkSignIn(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const base = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}`;
  const [config, providers] = await Promise.all([ask(`${base}/config`), ask(`${base}/defaultSupportedIdpConfigs`)]);
  const { email } = (field(config, 'signIn') ?? {}) as { email?: { enabled?: boolean } };
  const isGoogleOn = list<{ name: string; enabled?: boolean }>(providers, 'defaultSupportedIdpConfigs').some(
    ({ name, enabled }) => name.endsWith('/google.com') && enabled === true,
  );
  const missing = [...(email?.enabled === true ? [] : ['email and password']), ...(isGoogleOn ? [] : ['Google'])];
  return {
    what: 'sign-in',
    problem: missing.length === 0 ? null : `not switched on: ${missing.join(', ')}`,
    mend: 'Firebase console, Authentication, Sign-in method.',
  };
}

async function checkFunctions(ask: Ask, { projectId, region, functions }: Wanted): Promise<Finding> {
  const reply = await ask(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/${region}/functions`,
  );
  const active = list<{ name: string; state: string }>(reply, 'functions')
    .filter(({ state }) => state === 'ACTIVE')
    .map(({ name }) => name.split('/').at(-1));
  const missing = functions.filter((name) => !active.includes(name));
  return {
    what: 'functions',
    problem: missing.length === 0 ? null : `not active in ${region}: ${missing.join(', ')}`,
    mend: `npm run deploy -- --project ${projectId}`,
  };
}

async function checkSite(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const reply = await ask(`https://${projectId}.web.app/`);
  const policy = reply.headers.get('content-security-policy') ?? '';
  const problem =
    reply.status !== 200
      ? `https://${projectId}.web.app answers ${reply.status}`
      : policy.includes('127.0.0.1') || policy === ''
        ? 'the site was published without its own content security policy'
        : null;
  return { what: 'the site', problem, mend: `npm run deploy -- --project ${projectId}` };
}

async function checkApi(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const reply = await ask(`https://${projectId}.web.app/api/health`);
  const isWell = reply.status === 200 && field(reply, 'status') === 'ok';
  return {
    what: 'the API',
    problem: isWell ? null : `https://${projectId}.web.app/api/health answers ${reply.status}`,
    mend: `Look at the log: firebase functions:log --only api --project ${projectId}`,
  };
}

async function checkAdmin(ask: Ask, { projectId }: Wanted): Promise<Finding> {
  const url = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents/counters/admins`;
  const { count } = (field(await ask(url), 'fields') ?? {}) as { count?: { integerValue?: string } };
  return {
    what: 'an admin',
    problem: Number(count?.integerValue ?? 0) > 0 ? null : 'nobody is an admin yet',
    mend: `npm run grant-admin -- someone@example.com --project ${projectId}`,
  };
}

function keyOf(collectionGroup: string, fields: readonly IndexField[]): string {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return `${collectionGroup} ${named.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`).join(', ')}`;
}

function field(reply: Reply, name: string): unknown {
  return (reply.body as Readonly<Record<string, unknown>> | null)?.[name];
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what Google documents of the list
function list<T>(reply: Reply, name: string): readonly T[] {
  const value = field(reply, name);
  return Array.isArray(value) ? (value as readonly T[]) : [];
}
