import type { Send } from '../operator.ts';
import { tickJob } from './tick-job.ts';
import { list, read, Unasked, type Check, type Wanted } from './finding.ts';

interface DeployedFunction {
  /** `projects/house/locations/us-central1/functions/api`. */
  readonly name: string;
  readonly state: string;
  readonly serviceConfig?: { readonly serviceAccountEmail?: string };
}

const deploy = (projectId: string): string => `npm run deploy -- --project ${projectId}`;

async function deployed(send: Send, { projectId }: Wanted): Promise<readonly DeployedFunction[]> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions`;
  return list<DeployedFunction>(await read(send, url), 'functions');
}

const functions: Check = {
  what: 'functions',
  find: async (send, wanted) => {
    const found = await deployed(send, wanted);
    const active = found
      .filter(({ name, state }) => state === 'ACTIVE' && name.includes(`/locations/${wanted.region}/`))
      .map(({ name }) => name.split('/').at(-1) ?? '');
    const missing = wanted.functions.filter((name) => !active.includes(name));
    return {
      problem: missing.length === 0 ? null : `not active in ${wanted.region}: ${missing.join(', ')}`,
      mend: deploy(wanted.projectId),
    };
  },
};

const region: Check = {
  what: 'region',
  find: async (send, wanted) => {
    const elsewhere = (await deployed(send, wanted))
      .map(({ name }) => /\/locations\/([^/]+)\/functions\/(.+)$/.exec(name))
      .flatMap((match) => (match && match[1] !== wanted.region ? [`${match[2]} in ${match[1]}`] : []));
    return {
      problem: elsewhere.length === 0 ? null : `expected ${wanted.region}, and there is ${elsewhere.join(', ')}`,
      mend: `FOODHOUSE_REGION of functions/.env says where: ${deploy(wanted.projectId)}, then delete the others with npx firebase functions:delete NAME --region REGION --project ${wanted.projectId}`,
    };
  },
};

const schedule: Check = {
  what: 'the tick',
  find: async (send, { projectId, region: place }) => {
    const job = await tickJob(send, projectId, place);
    const { code = 0, message = '' } = job?.status ?? {};
    const problem =
      job === undefined
        ? 'nothing calls tick, which completes interrupted changes of users'
        : job.state !== 'ENABLED'
          ? `the job that calls tick is ${job.state ?? 'in no state'}`
          : code !== 0
            ? `the last call of tick failed (${[code, message].filter(Boolean).join(': ')})`
            : null;
    return { problem, mend: `${deploy(projectId)}; the job is at console.cloud.google.com/cloudscheduler.` };
  },
};

/** Each permission, and the roles that have it. */
const NEEDED_ROLES = [
  { to: 'read and write Firestore', roles: ['roles/datastore.user', 'roles/datastore.owner'] },
  { to: 'manage accounts', roles: ['roles/firebaseauth.admin', 'roles/firebaseauth.editor'] },
] as const;
const WIDE_ROLES = ['roles/editor', 'roles/owner', 'roles/firebase.admin', 'roles/firebase.sdkAdminServiceAgent'];

const roles: Check = {
  what: 'roles of the functions',
  find: async (send, wanted) => {
    const { projectId } = wanted;
    const [account] = (await deployed(send, wanted)).flatMap(
      ({ serviceConfig }) => serviceConfig?.serviceAccountEmail ?? [],
    );
    if (account === undefined) throw new Unasked('no function is there that would name its account');
    const policy = await read(
      send,
      `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`,
      { options: { requestedPolicyVersion: 3 } },
    );
    const held = list<{ role: string; members?: readonly string[] }>(policy, 'bindings')
      .filter(({ members = [] }) => members.includes(`serviceAccount:${account}`))
      .map(({ role }) => role);
    const wide = held.find((role) => WIDE_ROLES.includes(role));
    const missing = NEEDED_ROLES.filter((needed) => !needed.roles.some((role) => held.includes(role)));
    return {
      problem:
        wide !== undefined || missing.length === 0
          ? null
          : `${account} may not ${missing.map(({ to }) => to).join(', nor ')}`,
      mend: missing
        .map(
          ({ roles: [role] }) =>
            `gcloud projects add-iam-policy-binding ${projectId} --member=serviceAccount:${account} --role=${role}`,
        )
        .join('; '),
      ...(wide !== undefined && {
        remark: `${account} has ${wide}, which is more than the functions need: see FOODHOUSE_SERVICE_ACCOUNT in docs/deploy.md`,
      }),
    };
  },
};

/** Browsers ask before they call another origin; the callables have their own. */
const preflight: Check = {
  what: 'calls of the callables',
  find: async (send, { projectId, region: place, origins }) => {
    const address = `https://${place}-${projectId}.cloudfunctions.net/setUserRole`;
    const answers = await Promise.all(
      origins.map(async (origin) => {
        const { status, headers } = await send(address, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,content-type',
          },
        });
        return { origin, status, isAllowed: headers.get('access-control-allow-origin') === origin };
      }),
    );
    const refused = answers.filter(({ isAllowed }) => !isAllowed).map(({ origin, status }) => `${origin} (${status})`);
    return {
      problem: refused.length === 0 ? null : `${address} refuses pages of ${refused.join(', ')}`,
      mend: `A domain of your own belongs in SITE_ORIGINS of functions/.env; then ${deploy(projectId)}`,
    };
  },
};

export const FUNCTION_CHECKS: readonly Check[] = [functions, region, schedule, roles, preflight];
