import type { Reply } from '../../operator.ts';
import { SERVICES } from '../control-checks.ts';
import { POLICIES } from '../watch-checks.ts';

// Google's control APIs as an operator meets them, and a house that is set up. It refuses what the real ones refuse, in
// their words.

export interface GoogleRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
}

export interface GoogleAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The pages that may call it from another origin. */
  readonly origins?: readonly string[];
}

/** The project of the stand-in, and what it expects of the repository. */
export const HOUSE = {
  projectId: 'house',
  region: 'us-central1',
  origins: ['https://house.web.app', 'https://food.example'],
  functions: ['api', 'setUserRole', 'deleteUser', 'tick'],
  nowMs: Date.parse('2026-12-01T09:00:00Z'),
} as const;

export const TOKEN = 'ya29.of-the-operator';

const DATABASE = 'projects/house/databases/(default)';
const ACCOUNT = 'foodhouse@house.iam.gserviceaccount.com';
const POLICY =
  "default-src 'self'; connect-src https://us-central1-house.cloudfunctions.net; frame-src https://house.firebaseapp.com/__/auth/";

/** The answers of a complete project, by the address. */
export const WELL: Readonly<Record<string, GoogleAnswer>> = {
  'cloudresourcemanager.googleapis.com/v1/projects/house': { body: { projectId: 'house', lifecycleState: 'ACTIVE' } },
  'cloudresourcemanager.googleapis.com/v1/projects/house:getIamPolicy': {
    body: {
      bindings: [
        { role: 'roles/datastore.user', members: [`serviceAccount:${ACCOUNT}`] },
        { role: 'roles/firebaseauth.admin', members: ['user:ann@example.com', `serviceAccount:${ACCOUNT}`] },
        { role: 'roles/editor', members: ['serviceAccount:1-compute@developer.gserviceaccount.com'] },
      ],
    },
  },
  'cloudbilling.googleapis.com/v1/projects/house/billingInfo': { body: { billingEnabled: true } },
  'serviceusage.googleapis.com/v1/projects/house/services:batchGet': {
    body: {
      services: SERVICES.map((name) => ({ name: `projects/1/services/${name}.googleapis.com`, state: 'ENABLED' })),
    },
  },
  'identitytoolkit.googleapis.com/admin/v2/projects/house/config': {
    body: {
      signIn: { email: { enabled: true }, anonymous: { enabled: true } },
      autodeleteAnonymousUsers: true,
      authorizedDomains: ['localhost', 'house.firebaseapp.com', 'house.web.app', 'food.example'],
    },
  },
  'identitytoolkit.googleapis.com/admin/v2/projects/house/defaultSupportedIdpConfigs': {
    body: { defaultSupportedIdpConfigs: [{ name: 'projects/1/defaultSupportedIdpConfigs/google.com', enabled: true }] },
  },
  'identitytoolkit.googleapis.com/v1/projects/house/accounts:lookup': {
    body: { kind: 'identitytoolkit#GetAccountInfoResponse' },
  },
  'firebaseappcheck.googleapis.com/v1/projects/house/services': { body: {} },
  [`firestore.googleapis.com/v1/${DATABASE}`]: {
    body: {
      type: 'FIRESTORE_NATIVE',
      locationId: 'nam5',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
  },
  [`firestore.googleapis.com/v1/${DATABASE}/backupSchedules`]: {
    body: { backupSchedules: [{ name: `${DATABASE}/backupSchedules/1`, retention: '1209600s', dailyRecurrence: {} }] },
  },
  'firebaserules.googleapis.com/v1/projects/house/releases/cloud.firestore': {
    body: { rulesetName: 'projects/house/rulesets/1' },
  },
  [`firestore.googleapis.com/v1/${DATABASE}/documents/counters/admins`]: {
    body: { fields: { count: { integerValue: '1' } } },
  },
  [`firestore.googleapis.com/v1/${DATABASE}/documents/house/settings`]: {
    body: { fields: { guestOrders: { booleanValue: true } } },
  },
  'monitoring.googleapis.com/v3/projects/house/alertPolicies': {
    body: { alertPolicies: POLICIES.map((displayName) => ({ displayName, notificationChannels: ['channel'] })) },
  },
  'logging.googleapis.com/v2/projects/house/sinks/_Default': {
    body: { exclusions: [{ name: 'visitors', filter: 'LOG_ID("run.googleapis.com/requests")' }] },
  },
  [`firestore.googleapis.com/v1/${DATABASE}/documents:runQuery`]: {
    body: [aFood('Spring rolls', { low: { booleanValue: false } })],
  },
  [`firestore.googleapis.com/v1/${DATABASE}/documents:runAggregationQuery`]: {
    body: [{ result: { aggregateFields: { count: { integerValue: '12' } } } }],
  },
  'cloudfunctions.googleapis.com/v2/projects/house/locations/-/functions': {
    body: {
      functions: HOUSE.functions.map((name) => ({
        name: `projects/house/locations/us-central1/functions/${name}`,
        state: 'ACTIVE',
        serviceConfig: { serviceAccountEmail: ACCOUNT },
      })),
    },
  },
  'cloudscheduler.googleapis.com/v1/projects/house/locations/us-central1/jobs': {
    body: {
      jobs: [
        {
          name: 'projects/house/locations/us-central1/jobs/firebase-schedule-tick-us-central1',
          state: 'ENABLED',
          status: {},
        },
      ],
    },
  },
  'us-central1-house.cloudfunctions.net/setUserRole': { status: 204, origins: HOUSE.origins },
  'house.web.app/': { headers: { 'content-security-policy': POLICY } },
  'food.example/': { headers: { 'content-security-policy': POLICY } },
  'house.web.app/api/health': { body: { status: 'ok' } },
  'house.firebaseapp.com/__/auth/iframe': { headers: { 'cache-control': 'public, max-age=1800' } },
};

/** A food on the menu, as a query answers it. */
export function aFood(name: string, fields: object): object {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    document: {
      name: `${DATABASE}/documents/foods/${id}`,
      fields: { name: { stringValue: name }, retiredAt: { nullValue: null }, ...fields },
    },
  };
}

/** Rules and indexes that are published as the repository has them. */
export function published(rules: string, indexes: object): Readonly<Record<string, GoogleAnswer>> {
  const { indexes: composite = [], fieldOverrides = [] } = indexes as {
    indexes?: readonly { collectionGroup: string; fields: readonly object[] }[];
    fieldOverrides?: readonly { collectionGroup: string; fieldPath: string }[];
  };
  const groups = `firestore.googleapis.com/v1/${DATABASE}/collectionGroups`;
  return {
    'firebaserules.googleapis.com/v1/projects/house/rulesets/1': {
      body: { source: { files: [{ name: 'firestore.rules', content: rules }] } },
    },
    [`${groups}/-/indexes`]: {
      body: {
        indexes: composite.map(({ collectionGroup, fields }, number) => ({
          name: `${DATABASE}/collectionGroups/${collectionGroup}/indexes/${number}`,
          state: 'READY',
          fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
        })),
      },
    },
    ...Object.fromEntries(
      fieldOverrides.map(({ collectionGroup, fieldPath }) => [
        `${groups}/${collectionGroup}/fields/${fieldPath}`,
        { body: { ttlConfig: { state: 'ACTIVE' } } },
      ]),
    ),
  };
}

/** Answers as the real hosts do. @throws Error for an address that nobody expected */
export function answerAsGoogle(answers: Readonly<Record<string, GoogleAnswer>>, request: GoogleRequest): Reply {
  const url = new URL(request.url);
  const refusal = url.hostname.endsWith('.googleapis.com') ? refusalOf(url, request.headers) : null;
  const address = `${url.hostname}${url.pathname}`;
  const { status = 200, headers = {}, body = null, origins = [] } = refusal ?? answers[address] ?? {};
  if (refusal === null && answers[address] === undefined) throw new Error(`nobody expected ${address}`);
  const origin = request.headers.get('origin') ?? '';
  return {
    status,
    headers: new Headers({ ...headers, ...(origins.includes(origin) && { 'access-control-allow-origin': origin }) }),
    body,
  };
}

/** What Google checks before it looks at the request: who asks, and whose quota pays. */
function refusalOf({ hostname, pathname }: URL, headers: Headers): GoogleAnswer | null {
  if (hostname === 'oauth2.googleapis.com' && pathname === '/token')
    return { body: { access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' } };
  if (headers.get('authorization') !== `Bearer ${TOKEN}`)
    return refuse(
      401,
      'UNAUTHENTICATED',
      'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
    );
  if (!headers.has('x-goog-user-project'))
    return refuse(
      403,
      'PERMISSION_DENIED',
      `Your application is authenticating by using local Application Default Credentials. The ${hostname} API requires a quota project, which is not set by default. To learn how to set your quota project, see https://cloud.google.com/docs/authentication/adc-troubleshooting/user-creds .`,
    );
  return null;
}

export function refuse(code: number, status: string, message: string): GoogleAnswer {
  return { status: code, body: { error: { code, status, message } } };
}
