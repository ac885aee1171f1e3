import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Send } from '../operator.ts';
import type { Finding, Wanted } from './finding.ts';
import { examineProject } from './project-checks.ts';
import { SERVICES } from './control-checks.ts';
import { RUNTIME } from './watch-checks.ts';
import {
  aFood,
  answerAsGoogle,
  HOUSE,
  published,
  refuse,
  TOKEN,
  WELL,
  type GoogleAnswer,
} from './testing/google-stand-in.ts';

const INDEXES = {
  indexes: [
    {
      collectionGroup: 'orders',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'rateLimits', fieldPath: 'expiresAt', ttl: true }],
} as const;
const WANTED: Wanted = { ...HOUSE, rules: 'the rules', indexes: INDEXES };
const DATABASE = 'firestore.googleapis.com/v1/projects/house/databases/(default)';
const ANSWERS = { ...WELL, ...published(WANTED.rules, INDEXES) };

/** Sends as `npm run doctor` does, with these headers to Google's hosts. */
function sendTo(answers: Readonly<Record<string, GoogleAnswer>>, credentials: Readonly<Record<string, string>>): Send {
  return async (url, { method = 'GET', headers = {} } = {}) =>
    answerAsGoogle(answers, { url, method, headers: new Headers({ ...credentials, ...headers }) });
}

const OPERATOR = { authorization: `Bearer ${TOKEN}`, 'x-goog-user-project': 'house' };

function findings(changes: Readonly<Record<string, GoogleAnswer>> = {}): Promise<readonly Finding[]> {
  return examineProject(sendTo({ ...ANSWERS, ...changes }, OPERATOR), WANTED);
}

async function problems(changes?: Readonly<Record<string, GoogleAnswer>>): Promise<readonly string[]> {
  return (await findings(changes)).flatMap(({ what, state, said }) =>
    state === 'ok' ? [] : [`${state} ${what}: ${said}`],
  );
}

const CSP = 'content-security-policy';
const functionsIn = (region: string, account = 'foodhouse@house.iam.gserviceaccount.com'): GoogleAnswer => ({
  body: {
    functions: HOUSE.functions.map((name) => ({
      name: `projects/house/locations/${region}/functions/${name}`,
      state: 'ACTIVE',
      serviceConfig: { serviceAccountEmail: account },
    })),
  },
});
const tick = (changes: object): GoogleAnswer => ({
  body: {
    jobs: [
      {
        name: 'projects/house/locations/us-central1/jobs/firebase-schedule-tick-us-central1',
        state: 'ENABLED',
        ...changes,
      },
    ],
  },
});
const NOT_FOUND = refuse(404, 'NOT_FOUND', 'Requested entity was not found.');

describe('the doctor', () => {
  it('finds nothing missing in a project that is set up', async () => {
    expect(await problems()).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, GoogleAnswer>>, string]>([
    [
      'no project',
      { 'cloudresourcemanager.googleapis.com/v1/projects/house': NOT_FOUND },
      'the project: house does not exist, or is being deleted',
    ],
    [
      'no billing',
      { 'cloudbilling.googleapis.com/v1/projects/house/billingInfo': { body: {} } },
      'billing: no billing account, which functions need',
    ],
    [
      'services that are off',
      { 'serviceusage.googleapis.com/v1/projects/house/services:batchGet': { body: { services: [] } } },
      `services: not enabled: ${SERVICES.map((name) => `${name}.googleapis.com`).join(', ')}`,
    ],
    [
      'Google sign-in that is off',
      { 'identitytoolkit.googleapis.com/admin/v2/projects/house/defaultSupportedIdpConfigs': { body: {} } },
      'sign-in: not switched on: Google',
    ],
    [
      'a domain where nobody can sign in',
      {
        'identitytoolkit.googleapis.com/admin/v2/projects/house/config': {
          body: {
            signIn: { email: { enabled: true }, anonymous: { enabled: true } },
            autodeleteAnonymousUsers: true,
            authorizedDomains: ['house.firebaseapp.com', 'house.web.app'],
          },
        },
      },
      'authorised domains: nobody can sign in with Google at food.example',
    ],
    [
      'guests who cannot sign in',
      {
        'identitytoolkit.googleapis.com/admin/v2/projects/house/config': {
          body: {
            signIn: { email: { enabled: true } },
            authorizedDomains: ['house.firebaseapp.com', 'house.web.app', 'food.example'],
          },
        },
      },
      'guests: off: sign-in of anonymous people, so nobody can order as a guest; clean-up of their accounts after 30 days',
    ],
    [
      'an alert that nobody hears',
      {
        'monitoring.googleapis.com/v3/projects/house/alertPolicies': {
          body: {
            alertPolicies: [
              { displayName: 'Foodhouse fails', notificationChannels: ['channel'] },
              { displayName: 'Foodhouse does not tick', notificationChannels: ['channel'], enabled: false },
              { displayName: 'Foodhouse does not answer' },
            ],
          },
        },
      },
      'alerts: nobody is told of: Foodhouse does not tick, Foodhouse does not answer',
    ],
    [
      'visitors in Google’s own log',
      { 'logging.googleapis.com/v2/projects/house/sinks/_Default': { body: { name: '_Default' } } },
      'the log of requests: Google keeps the addresses of visitors and of their requests for 30 days',
    ],
    [
      'App Check that the site does not answer',
      {
        'firebaseappcheck.googleapis.com/v1/projects/house/services': {
          body: { services: [{ name: 'projects/1/services/firestore.googleapis.com', enforcementMode: 'ENFORCED' }] },
        },
      },
      'App Check: demanded for firestore.googleapis.com, and the published site sends no tokens',
    ],
    [
      'a database that one click deletes',
      { [DATABASE]: { body: { type: 'FIRESTORE_NATIVE', deleteProtectionState: 'DELETE_PROTECTION_DISABLED' } } },
      'protection of the database: off: delete protection, point-in-time recovery',
    ],
    [
      'a database on another continent',
      { [DATABASE]: { body: { ...(ANSWERS[DATABASE]?.body as object), locationId: 'eur3' } } },
      'Firestore: it is in eur3, and the functions are in us-central1',
    ],
    [
      'no backups',
      { [`${DATABASE}/backupSchedules`]: { body: {} } },
      'backups: no schedule: nothing brings a lost house back',
    ],
    [
      'other rules',
      published('allow read, write', INDEXES),
      'rules: the released rules are not those of firestore.rules',
    ],
    [
      'rules that were never released',
      { 'firebaserules.googleapis.com/v1/projects/house/releases/cloud.firestore': NOT_FOUND },
      'rules: the released rules are not those of firestore.rules',
    ],
    [
      'an index that is still building',
      { [`${DATABASE}/collectionGroups/-/indexes`]: { body: { indexes: [] } } },
      'indexes: missing or still building: orders status ASCENDING, createdAt DESCENDING',
    ],
    [
      'documents that never expire',
      { [`${DATABASE}/collectionGroups/rateLimits/fields/expiresAt`]: { body: {} } },
      'expiry: nothing removes old documents: rateLimits.expiresAt',
    ],
    ['nobody in charge', { [`${DATABASE}/documents/counters/admins`]: NOT_FOUND }, 'an admin: nobody is an admin yet'],
    [
      'foods from before their commits said whether they run low, but for one that was removed',
      {
        [`${DATABASE}/documents:runQuery`]: {
          body: [
            aFood('Beef Pho', {}),
            aFood('Green tea', { low: { booleanValue: true } }),
            aFood('Curry', {}),
            aFood('Old soup', { retiredAt: { timestampValue: '2026-01-01T00:00:00Z' } }),
          ],
        },
      },
      'foods that run low: by their own number no list finds: Beef Pho, Curry',
    ],
    [
      'a tick that nobody calls',
      { 'cloudscheduler.googleapis.com/v1/projects/house/locations/us-central1/jobs': { body: {} } },
      'the tick: nothing calls tick, which completes interrupted changes of users',
    ],
    [
      'a tick that was paused',
      { 'cloudscheduler.googleapis.com/v1/projects/house/locations/us-central1/jobs': tick({ state: 'PAUSED' }) },
      'the tick: the job that calls tick is PAUSED',
    ],
    [
      'a tick that may not be called',
      { 'cloudscheduler.googleapis.com/v1/projects/house/locations/us-central1/jobs': tick({ status: { code: 7 } }) },
      'the tick: the last call of tick failed (7)',
    ],
    [
      'functions that may do nothing',
      {
        'cloudfunctions.googleapis.com/v2/projects/house/locations/-/functions': functionsIn(
          'us-central1',
          'new@house',
        ),
      },
      'roles of the functions: new@house may not read and write Firestore, nor manage accounts',
    ],
    [
      'a site whose pages may not call the callables',
      { 'us-central1-house.cloudfunctions.net/setUserRole': { status: 204, origins: ['https://house.web.app'] } },
      'calls of the callables: https://us-central1-house.cloudfunctions.net/setUserRole refuses pages of https://food.example (204)',
    ],
    [
      'a domain that does not answer',
      { 'food.example/': { status: 404, headers: WELL['food.example/']?.headers ?? {} } },
      'the site: https://food.example answers 404',
    ],
    [
      'a site for the emulators',
      { 'house.web.app/': { headers: { [CSP]: 'connect-src http://127.0.0.1:*' } } },
      'the published build: https://house.web.app was built for the emulators',
    ],
    [
      'a site of another project',
      { 'house.web.app/': { headers: { [CSP]: 'connect-src https://us-central1-staging.cloudfunctions.net' } } },
      'the published build: https://house.web.app was built for staging',
    ],
    [
      'a site that calls another region',
      { 'house.web.app/': { headers: { [CSP]: 'connect-src https://europe-west1-house.cloudfunctions.net' } } },
      'the published build: https://house.web.app was built for functions in europe-west1',
    ],
    [
      'an API that is not well',
      { 'house.web.app/api/health': { status: 503 } },
      'the API: https://house.web.app/api/health answers 503',
    ],
    [
      'a sign-in that our headers forbid',
      {
        'house.firebaseapp.com/__/auth/iframe': {
          headers: { 'x-frame-options': 'DENY', [CSP]: "frame-ancestors 'none'" },
        },
      },
      'the frame of the sign-in: https://house.firebaseapp.com/__/auth/iframe answers 200, with x-frame-options, with frame-ancestors',
    ],
  ])('names %s, and nothing else', async (_what, changes, problem) => {
    expect(await problems(changes)).toEqual([`missing ${problem}`]);
  });

  it('names functions in another region, and each function that is not in its own', async () => {
    const changes = {
      'cloudfunctions.googleapis.com/v2/projects/house/locations/-/functions': functionsIn('europe-west1'),
    };
    expect(await problems(changes)).toEqual([
      'missing functions: not active in us-central1: api, setUserRole, deleteUser, tick',
      'missing region: expected us-central1, and there is api in europe-west1, setUserRole in europe-west1, deleteUser in europe-west1, tick in europe-west1',
    ]);
  });

  it('asks nothing of anonymous people in a house without guests', async () => {
    const changes = {
      [`${DATABASE}/documents/house/settings`]: NOT_FOUND,
      'identitytoolkit.googleapis.com/admin/v2/projects/house/config': {
        body: {
          signIn: { email: { enabled: true } },
          authorizedDomains: ['house.firebaseapp.com', 'house.web.app', 'food.example'],
        },
      },
    };
    expect(await problems(changes)).toEqual([]);
  });

  it('says half a year before that the runtime ends, at the dates that firebase-tools knows', async () => {
    const known = readFileSync('node_modules/firebase-tools/lib/deploy/functions/runtimes/supported/types.js', 'utf8');
    const [entry = ''] = new RegExp(`${RUNTIME.name}: \\{[^}]*\\}`).exec(known) ?? [];
    expect(entry).toContain(`deprecationDate: "${RUNTIME.deprecated}"`);
    expect(entry).toContain(`decommissionDate: "${RUNTIME.ends}"`);
    expect(
      `nodejs${(JSON.parse(readFileSync('functions/package.json', 'utf8')) as { engines: { node: string } }).engines.node}`,
    ).toBe(RUNTIME.name);
    const late = { ...WANTED, nowMs: Date.parse('2027-11-01') };
    const found = await examineProject(sendTo(ANSWERS, OPERATOR), late);
    expect(found.filter(({ state }) => state !== 'ok').map(({ what }) => what)).toEqual(['the runtime']);
  });

  it('tells an API that nobody may call from one that fails', async () => {
    const found = await findings({ 'house.web.app/api/health': { status: 403 } });
    expect(found.find(({ what }) => what === 'the API')?.mend).toContain('iam.allowedPolicyMemberDomains');
  });

  it('remarks on functions that may do everything', async () => {
    const wide = functionsIn('us-central1', '1-compute@developer.gserviceaccount.com');
    const found = await findings({ 'cloudfunctions.googleapis.com/v2/projects/house/locations/-/functions': wide });
    expect(found.find(({ what }) => what === 'roles of the functions')).toMatchObject({
      state: 'ok',
      said: expect.stringContaining('has roles/editor, which is more than the functions need') as string,
    });
  });

  it.each([
    [403, 'PERMISSION_DENIED', 'The caller does not have permission'],
    [429, 'RESOURCE_EXHAUSTED', "Quota exceeded for quota metric 'Requests'"],
    [404, 'NOT_REALLY', 'a page of a proxy'],
  ])('calls nothing missing when Google answers %i', async (code, status, message) => {
    const refused = Object.fromEntries(
      Object.keys(ANSWERS)
        .filter((address) => address.includes('googleapis.com'))
        .map((address) => [address, refuse(code, status, message)]),
    );
    const found = (await findings(refused)).filter(({ state }) => state !== 'ok');
    expect(found.length).toBeGreaterThan(15);
    expect(new Set(found.map(({ state, said }) => `${state}: ${said}`))).toEqual(
      new Set([`unasked: ${message} (${code})`]),
    );
  });

  it('repeats what Google says of credentials without a quota project', async () => {
    const { 'x-goog-user-project': _project, ...credentials } = OPERATOR;
    const found = await examineProject(sendTo(ANSWERS, credentials), WANTED);
    expect(found.find(({ what }) => what === 'sign-in')).toMatchObject({
      state: 'unasked',
      said: expect.stringMatching(
        /^Your application is authenticating by using local .* requires a quota project/,
      ) as string,
    });
  });

  it('says how to mend every problem, also when a request failed', async () => {
    const all = await examineProject(() => Promise.reject(new Error('offline')), WANTED);
    const found = all.filter(({ what }) => what !== 'the runtime'); // which asks nobody
    expect(found.every(({ state, said }) => state === 'unasked' && said === 'offline')).toBe(true);
    expect(found.every(({ mend }) => mend.length > 10)).toBe(true);
  });
});

it('checks the services that docs/deploy.md switches on', () => {
  const [, names = ''] = /for name in ([a-z\\\s]+); do/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  expect(names.split(/[\s\\]+/)).toEqual(SERVICES);
});
