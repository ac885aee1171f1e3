import { describe, expect, it } from 'vitest';
import type { Ask } from './google.ts';
import { examineProject, type Wanted } from './project-checks.ts';

// A table of answers replaces Google's control APIs, which tests cannot reach.

const WANTED: Wanted = {
  projectId: 'house',
  region: 'us-central1',
  functions: ['api', 'setUserRole'],
  rules: 'the rules',
  indexes: {
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
  },
};

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
const PARENT = 'projects/house/databases/(default)';

/** The answers in a complete project, by a part of the address. */
const WELL: Record<string, { status?: number; headers?: Record<string, string>; body?: unknown }> = {
  'cloudresourcemanager.googleapis.com/v1/projects/house': { body: { projectId: 'house' } },
  billingInfo: { body: { billingEnabled: true } },
  'services:batchGet': {
    body: {
      services: SERVICES.map((name) => ({ name: `projects/1/services/${name}.googleapis.com`, state: 'ENABLED' })),
    },
  },
  'databases/(default)$': { body: { type: 'FIRESTORE_NATIVE' } },
  'releases/cloud.firestore': { body: { rulesetName: 'projects/house/rulesets/1' } },
  'rulesets/1': { body: { source: { files: [{ name: 'firestore.rules', content: 'the rules' }] } } },
  'collectionGroups/-/indexes': {
    body: {
      indexes: [
        {
          name: `${PARENT}/collectionGroups/orders/indexes/1`,
          state: 'READY',
          fields: [...(WANTED.indexes.indexes[0]?.fields ?? []), { fieldPath: '__name__', order: 'DESCENDING' }],
        },
      ],
    },
  },
  'collectionGroups/rateLimits/fields/expiresAt': { body: { ttlConfig: { state: 'ACTIVE' } } },
  'projects/house/config': { body: { signIn: { email: { enabled: true } } } },
  defaultSupportedIdpConfigs: {
    body: { defaultSupportedIdpConfigs: [{ name: 'projects/1/defaultSupportedIdpConfigs/google.com', enabled: true }] },
  },
  'us-central1/functions': {
    body: {
      functions: ['api', 'setUserRole'].map((name) => ({
        name: `projects/house/locations/us-central1/functions/${name}`,
        state: 'ACTIVE',
      })),
    },
  },
  'house.web.app/$': { headers: { 'content-security-policy': "default-src 'self'" } },
  'house.web.app/api/health': { body: { status: 'ok' } },
  'documents/counters/admins': { body: { fields: { count: { integerValue: '1' } } } },
};

function asking(changes: typeof WELL = {}): Ask {
  const answers = Object.entries({ ...WELL, ...changes });
  return async (url) => {
    const known = answers.find(([part]) => (part.endsWith('$') ? url.endsWith(part.slice(0, -1)) : url.includes(part)));
    if (!known) throw new Error(`nobody expected ${url}`);
    const [, { status = 200, headers = {}, body = null }] = known;
    return { status, headers: new Headers(headers), body };
  };
}

async function problems(changes?: typeof WELL): Promise<readonly string[]> {
  const findings = await examineProject(asking(changes), WANTED);
  return findings.flatMap(({ what, problem }) => (problem === null ? [] : [`${what}: ${problem}`]));
}

describe('the doctor', () => {
  it('finds nothing missing in a project that is set up', async () => {
    expect(await problems()).toEqual([]);
  });

  it.each([
    [
      'a project that is not there',
      { 'cloudresourcemanager.googleapis.com/v1/projects/house': { status: 403 } },
      'the project: house cannot be read (403)',
    ],
    [
      'no billing',
      { billingInfo: { body: { billingEnabled: false } } },
      'billing: no billing account, which functions need',
    ],
    [
      'a service that is off',
      { 'services:batchGet': { body: { services: [] } } },
      `services: not enabled: ${SERVICES.map((name) => `${name}.googleapis.com`).join(', ')}`,
    ],
    [
      'no database',
      { 'databases/(default)$': { status: 404 } },
      'Firestore: no database (default) in native mode, got none',
    ],
    [
      'other rules',
      { 'rulesets/1': { body: { source: { files: [{ content: 'allow read, write' }] } } } },
      'rules: the released rules are not those of firestore.rules',
    ],
    [
      'an index that is still building',
      { 'collectionGroups/-/indexes': { body: { indexes: [] } } },
      'indexes: missing or still building: orders status ASCENDING, createdAt DESCENDING',
    ],
    [
      'documents that never expire',
      { 'collectionGroups/rateLimits/fields/expiresAt': { body: {} } },
      'expiry: nothing removes old documents: rateLimits.expiresAt',
    ],
    ['Google sign-in that is off', { defaultSupportedIdpConfigs: { body: {} } }, 'sign-in: not switched on: Google'],
    [
      'a function that is not there',
      { 'us-central1/functions': { body: {} } },
      'functions: not active in us-central1: api, setUserRole',
    ],
    [
      'a site for emulators',
      { 'house.web.app/$': { headers: { 'content-security-policy': 'connect-src http://127.0.0.1:*' } } },
      'the site: the site was published without its own content security policy',
    ],
    [
      'an API that is not well',
      { 'house.web.app/api/health': { status: 503 } },
      'the API: https://house.web.app/api/health answers 503',
    ],
    ['nobody in charge', { 'documents/counters/admins': { status: 404 } }, 'an admin: nobody is an admin yet'],
  ])('names %s, and nothing else', async (_what, changes, problem) => {
    expect(await problems(changes)).toEqual([problem]);
  });

  it('says how to mend every problem, also when a request failed', async () => {
    const findings = await examineProject(() => Promise.reject(new Error('offline')), WANTED);
    expect(findings.every(({ problem }) => problem === 'could not be asked for: offline')).toBe(true);
    expect(findings.every(({ mend }) => mend.length > 10)).toBe(true);
  });
});
