import type { Send } from '../operator.ts';
import { field, type Check } from './finding.ts';

const deploy = (projectId: string): string => `npm run deploy -- --project ${projectId}`;

const site: Check = {
  what: 'the site',
  find: async (send, { projectId, origins }) => {
    const answers = await Promise.all(
      origins.map(async (origin) => ({ origin, status: (await send(`${origin}/`)).status })),
    );
    const silent = answers.filter(({ status }) => status !== 200);
    return {
      problem:
        silent.length === 0 ? null : silent.map(({ origin, status }) => `${origin} answers ${status}`).join(', '),
      mend: `${deploy(projectId)}; a domain of your own is added in the Firebase console, Hosting.`,
    };
  },
};

/** The policy of the pages names the project and the region that they were built for. */
const build: Check = {
  what: 'the published build',
  find: async (send, { projectId, region, origins }) => {
    const policies = await Promise.all(origins.map((origin) => policyOf(send, origin)));
    const problems = origins.flatMap((origin, index) => {
      const policy = policies[index] ?? '';
      const functions = /https:\/\/([a-z]+-[a-z]+\d+)-([a-z0-9-]+)\.cloudfunctions\.net/.exec(policy);
      if (policy === '') return [`${origin} has no content security policy`];
      if (/127\.0\.0\.1:\*|localhost:/.test(policy)) return [`${origin} was built for the emulators`];
      if (functions?.[2] !== projectId) return [`${origin} was built for ${functions?.[2] ?? 'an unknown project'}`];
      if (functions[1] !== region) return [`${origin} was built for functions in ${functions[1]}`];
      return [];
    });
    return { problem: problems.length === 0 ? null : problems.join(', '), mend: deploy(projectId) };
  },
};

const api: Check = {
  what: 'the API',
  find: async (send, { projectId, origins }) => {
    const address = `${origins[0]}/api/health`;
    const { status, body } = await send(address);
    return {
      problem: status === 200 && field(body, 'status') === 'ok' ? null : `${address} answers ${status}`,
      mend:
        status === 403
          ? 'An organisation may forbid functions that everybody may call (iam.allowedPolicyMemberDomains): docs/deploy.md, step 7.'
          : `Look at the log: npx firebase functions:log --only api --project ${projectId}`,
    };
  },
};

/** Signing in with Google goes through a frame of Hosting's own, which our headers would forbid. */
const frame: Check = {
  what: 'the frame of the sign-in',
  find: async (send, { projectId }) => {
    const address = `https://${projectId}.firebaseapp.com/__/auth/iframe`;
    const { status, headers } = await send(address);
    const forbids = [
      ...(headers.has('x-frame-options') ? ['x-frame-options'] : []),
      ...(headers.get('content-security-policy')?.includes('frame-ancestors') === true ? ['frame-ancestors'] : []),
    ];
    return {
      problem:
        status === 200 && forbids.length === 0
          ? null
          : `${address} answers ${status}${forbids.map((name) => `, with ${name}`).join('')}`,
      mend: 'Nobody can sign in with Google: in web/prerender/hosting.ts, name the pages that the headers are for.',
    };
  },
};

async function policyOf(send: Send, origin: string): Promise<string> {
  return (await send(`${origin}/`)).headers.get('content-security-policy') ?? '';
}

export const SITE_CHECKS: readonly Check[] = [site, build, api, frame];
