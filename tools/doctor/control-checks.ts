import { COLLECTIONS } from '@foodhouse/domain';
import { field, list, read, Unasked, type Check } from './finding.ts';

/** The services of Google that a house uses, and those that this examination asks. */
export const SERVICES = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'run',
];

const project: Check = {
  what: 'the project',
  find: async (send, { projectId }) => {
    const found = await read(send, `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`);
    const state = field<string>(found, 'lifecycleState');
    return {
      problem: state === 'ACTIVE' ? null : `${projectId} does not exist, or is being deleted`,
      mend: 'Create it at console.firebase.google.com.',
    };
  },
};

const billing: Check = {
  what: 'billing',
  find: async (send, { projectId }) => {
    const info = await read(send, `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`);
    return {
      problem: field(info, 'billingEnabled') === true ? null : 'no billing account, which functions need',
      mend: 'Upgrade to the Blaze plan in the Firebase console, and set a budget alert there.',
    };
  },
};

const services: Check = {
  what: 'services',
  find: async (send, { projectId }) => {
    const names = SERVICES.map((name) => `names=projects/${projectId}/services/${name}.googleapis.com`).join('&');
    const found = await read(
      send,
      `https://serviceusage.googleapis.com/v1/projects/${projectId}/services:batchGet?${names}`,
    );
    const states = list<{ name: string; state: string }>(found, 'services');
    const enabled = new Set(
      states.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1)),
    );
    const missing = SERVICES.map((name) => `${name}.googleapis.com`).filter((name) => !enabled.has(name));
    return {
      problem: missing.length === 0 ? null : `not enabled: ${missing.join(', ')}`,
      mend: `gcloud services enable ${missing.join(' ')} --project ${projectId}`,
    };
  },
};

const configOf = (projectId: string): string =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;

const signIn: Check = {
  what: 'sign-in',
  find: async (send, { projectId }) => {
    const [config, providers] = await Promise.all([
      read(send, configOf(projectId)),
      read(send, configOf(projectId).replace(/config$/, 'defaultSupportedIdpConfigs')),
    ]);
    const { email } = field<{ email?: { enabled?: boolean } }>(config, 'signIn') ?? {};
    const isGoogleOn = list<{ name: string; enabled?: boolean }>(providers, 'defaultSupportedIdpConfigs').some(
      ({ name, enabled }) => name.endsWith('/google.com') && enabled === true,
    );
    const missing = [...(email?.enabled === true ? [] : ['email and password']), ...(isGoogleOn ? [] : ['Google'])];
    return {
      problem: missing.length === 0 ? null : `not switched on: ${missing.join(', ')}`,
      mend: 'Firebase console, Authentication, Sign-in method.',
    };
  },
};

/** A house that lets people order without an account has anonymous accounts, which somebody must switch on. */
const guests: Check = {
  what: 'guests',
  find: async (send, { projectId }) => {
    const settings = await read(
      send,
      `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents/${COLLECTIONS.house}/settings`,
    );
    const { guestOrders } = field<{ guestOrders?: { booleanValue?: boolean } }>(settings, 'fields') ?? {};
    if (guestOrders?.booleanValue !== true) return { problem: null, mend: '', remark: 'the house takes none' };
    const config = await read(send, configOf(projectId));
    const { anonymous } = field<{ anonymous?: { enabled?: boolean } }>(config, 'signIn') ?? {};
    const lacks = [
      ...(anonymous?.enabled === true ? [] : ['sign-in of anonymous people, so nobody can order as a guest']),
      ...(field(config, 'autodeleteAnonymousUsers') === true ? [] : ['clean-up of their accounts after 30 days']),
    ];
    return {
      problem: lacks.length === 0 ? null : `off: ${lacks.join('; ')}`,
      mend: 'Firebase console, Authentication: Sign-in method, Anonymous; Settings, User account clean-up.',
    };
  },
};

const domains: Check = {
  what: 'authorised domains',
  find: async (send, { projectId, origins }) => {
    const authorised = list<string>(await read(send, configOf(projectId)), 'authorizedDomains');
    const needed = [`${projectId}.firebaseapp.com`, ...origins.map((origin) => new URL(origin).hostname)];
    const missing = needed.filter((domain) => !authorised.includes(domain));
    return {
      problem: missing.length === 0 ? null : `nobody can sign in with Google at ${missing.join(', ')}`,
      mend: 'Firebase console, Authentication, Settings, Authorised domains.',
    };
  },
};

/** A database that demands tokens of a site that sends none is closed to every visitor. */
const appCheck: Check = {
  what: 'App Check',
  find: async (send, { projectId, origins }) => {
    const found = await read(send, `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`);
    const enforced = list<{ name: string; enforcementMode?: string }>(found, 'services')
      .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
      .map(({ name }) => name.split('/').at(-1) ?? name);
    if (enforced.length === 0) return { problem: null, mend: '', remark: 'off' };
    const page = await send(`${origins[0]}/`);
    if (page.status !== 200) throw new Unasked(`the site answers ${page.status}`);
    const sendsTokens =
      page.headers.get('content-security-policy')?.includes('firebaseappcheck.googleapis.com') === true;
    return {
      problem: sendsTokens ? null : `demanded for ${enforced.join(', ')}, and the published site sends no tokens`,
      mend: 'Firebase console, App Check, APIs: stop enforcing, or publish a site that is configured for it.',
      remark: `enforced for ${enforced.join(', ')}`,
    };
  },
};

export const CONTROL_CHECKS: readonly Check[] = [project, billing, services, signIn, guests, domains, appCheck];
