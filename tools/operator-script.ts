import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPortOpen } from '../local/ports.ts';
import { HOST, pointAtSuite, PORTS } from '../local/suite.ts';
import { ROOT } from './build-all.ts';
import { projectIdOf } from './deployment.ts';
import { fail, sayWhy } from './fail.ts';
import { isDemo, sendAsOperator, type Send } from './operator.ts';

// How the commands for a real project begin. Projects named demo-… are those of the suite on this machine.

/** Returns the id of the project that `--project` names: itself, or what .firebaserc calls so, such as `staging`. */
export function projectNamed(name: string): string {
  return projectIdOf(name, readFileSync(path.join(ROOT, '.firebaserc'), 'utf8'));
}

/** Requests to a project. Ends the program with one sentence without credentials, or without the suite. */
export async function sendTo(projectId: string): Promise<Send> {
  if (isDemo(projectId)) await requireSuite();
  return sendAsOperator(projectId).catch((error: unknown) =>
    fail(`No credentials of yours were found (${sayWhy(error)}): run gcloud auth application-default login.`),
  );
}

/**
 * Points the admin SDK of this process to a project. The SDK names the project that pays for a request in a header only
 * when the environment or the credentials name it; Identity Toolkit refuses a person's credentials without it.
 */
export async function useProject(projectId: string): Promise<void> {
  if (isDemo(projectId)) {
    pointAtSuite();
    await requireSuite();
  } else {
    const switches = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'].filter((name) => process.env[name]);
    if (switches.length > 0) fail(`${projectId} is no demo project: unset ${switches.join(' and ')} first.`);
    await sendTo(projectId); // without credentials the SDK says so in a trace, and late
    process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
  }
  process.env['GCLOUD_PROJECT'] = projectId;
}

const EVERY = 10_000;
let shown = 0;

/** Prints how far a long copy is, every 10,000 documents. */
export function showProgress(documents: number): void {
  if (documents - shown < EVERY) return;
  shown = documents;
  console.log(`${documents} documents so far`);
}

async function requireSuite(): Promise<void> {
  if (!(await isPortOpen(PORTS.firestore)))
    fail(`Firestore does not listen on ${HOST}:${PORTS.firestore}: start the suite first, with npm start.`);
}
