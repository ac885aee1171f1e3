import { list, read, type Check } from './finding.ts';

// What tells an operator that something is wrong, and what others may read of visitors.

/** The policies of docs/operations.md, by their names. */
export const POLICIES = ['Foodhouse fails', 'Foodhouse does not tick', 'Foodhouse does not answer'];

const alerts: Check = {
  what: 'alerts',
  find: async (send, { projectId }) => {
    const found = await read(send, `https://monitoring.googleapis.com/v3/projects/${projectId}/alertPolicies`);
    const policies = list<{ displayName?: string; enabled?: boolean; notificationChannels?: readonly string[] }>(
      found,
      'alertPolicies',
    );
    const heard = policies
      .filter(({ enabled = true, notificationChannels = [] }) => enabled && notificationChannels.length > 0)
      .map(({ displayName }) => displayName);
    const missing = POLICIES.filter((name) => !heard.includes(name));
    return {
      problem: missing.length === 0 ? null : `nobody is told of: ${missing.join(', ')}`,
      mend: 'docs/operations.md, Alerts: paste them once.',
    };
  },
};

/** Cloud Run keeps the address of every visitor, and of every request, for 30 days, unless it is told not to. */
const requestLog: Check = {
  what: 'the log of requests',
  find: async (send, { projectId }) => {
    const sink = await read(send, `https://logging.googleapis.com/v2/projects/${projectId}/sinks/_Default`);
    const isLeftOut = list<{ filter?: string; disabled?: boolean }>(sink, 'exclusions').some(
      ({ filter = '', disabled = false }) => !disabled && /run\.googleapis\.com(?:\/|%2F)requests/.test(filter),
    );
    return {
      problem: isLeftOut ? null : 'Google keeps the addresses of visitors and of their requests for 30 days',
      mend: `gcloud logging sinks update _Default --add-exclusion='name=visitors,filter=LOG_ID("run.googleapis.com/requests")' --project ${projectId}`,
    };
  },
};

/** Of nodejs24, as firebase-tools knows it. */
export const RUNTIME = { name: 'nodejs24', deprecated: '2028-04-30', ends: '2028-10-31' } as const;
const HALF_A_YEAR_MS = 183 * 24 * 60 * 60_000;

const runtime: Check = {
  what: 'the runtime',
  find: async (_send, { nowMs }) => ({
    problem:
      nowMs < Date.parse(RUNTIME.deprecated) - HALF_A_YEAR_MS
        ? null
        : `${RUNTIME.name} is deprecated from ${RUNTIME.deprecated} on, and from ${RUNTIME.ends} on nothing can be deployed`,
    mend: 'Deploy a version of Foodhouse for a later Node.',
    remark: `${RUNTIME.name}, until ${RUNTIME.ends}`,
  }),
};

export const WATCH_CHECKS: readonly Check[] = [alerts, requestLog, runtime];
