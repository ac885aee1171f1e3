import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './build-all.ts';
import { compileRules, formatIssue } from '@foodhouse/local-firestore/rules';
import type { StartChild } from './children.ts';
import { writeEmulatorConfig } from './firebase-config.ts';
import { nextOf } from './kept-state.ts';
import { takenPort } from './port-owner.ts';
import { isPortOpen } from '../local/ports.ts';
import { HOST, PORTS, PROJECT_ID, SUITE_ENVIRONMENT } from '../local/suite.ts';

const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const LOCAL_FIRESTORE = path.join(ROOT, 'packages/local-firestore/dist/cli.js');
export const LOG_FILE = path.join(ROOT, '.cache/emulators.log');
const READY_POLL_MS = 100;
const UI_DOWNLOAD_MS = 120_000;

export type FirestoreChoice = 'local' | 'official' | 'external';

export interface SuiteOptions {
  readonly choice: FirestoreChoice;
  readonly start: StartChild;
  /** A folder with the initial state, if it exists; the final state is written beside it: see kept-state.ts. */
  readonly keepIn: string | null;
  /** Whether Firebase's Emulator UI is started too. */
  readonly hasUi: boolean;
}

/** The suite's Firestore: `FIRESTORE=official` or `external`, else the one of this repository. */
export function firestoreChoice(): FirestoreChoice {
  const choice = process.env['FIRESTORE'] ?? '';
  if (choice === '' || choice === 'local') return 'local';
  if (choice === 'official' || choice === 'external') return choice;
  throw new Error(`FIRESTORE: expected local, official or external, got ${choice}`);
}

/** @throws Error with one sentence that says what is missing or which port is taken, and how to mend it */
export async function checkReadiness(choice: FirestoreChoice, needed: readonly (keyof typeof PORTS)[]): Promise<void> {
  if (!existsSync(FIREBASE)) throw new Error('firebase-tools is not installed: run npm ci first.');
  const states = await Promise.all(needed.map(async (name) => ({ name, isTaken: await isPortOpen(PORTS[name]) })));
  for (const { name, isTaken } of states) {
    const isExternal = name === 'firestore' && choice === 'external';
    if (isExternal && !isTaken)
      throw new Error(
        `FIRESTORE=external, but nothing listens on ${HOST}:${PORTS.firestore}: start that emulator first.`,
      );
    if (!isExternal && isTaken) throw new Error(takenPort(PORTS[name], name));
  }
}

/** Compiles the rules before anything starts. @throws Error with file, line, column and the problem */
export function checkRules(file: string): void {
  const name = path.basename(file);
  const errors = compileRules(readFileSync(file, 'utf8'), name).issues.filter((issue) => issue.severity === 'ERROR');
  if (errors.length === 0) return;
  throw new Error(`The rules do not compile: ${errors.map((issue) => formatIssue(issue, name)).join('; ')}`);
}

/**
 * Starts the emulator suite and waits until all of it answers.
 * @returns a promise that resolves when the suite has ended
 * @throws Error with the end of its log
 */
export async function startSuite({ choice, start, keepIn, hasUi }: SuiteOptions): Promise<{ ended: Promise<void> }> {
  mkdirSync(path.dirname(LOG_FILE), { recursive: true });
  // Its output goes straight into the file: a pipe would break when we are killed, and the suite could not end in
  // order.
  const log = openSync(LOG_FILE, 'w');
  const only = choice === 'external' ? 'auth,functions,hosting' : 'auth,functions,firestore,hosting';
  const child = start(
    process.execPath,
    [
      FIREBASE,
      'emulators:start',
      '--config',
      writeEmulatorConfig(hasUi),
      '--project',
      PROJECT_ID,
      '--only',
      only,
      ...keepArguments(keepIn),
    ],
    { cwd: ROOT, stdio: ['ignore', log, log], env: environmentOf(choice) },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  await ready(ended, keepIn !== null && existsSync(keepIn) ? keepIn : null);
  if (choice === 'external') await pushRules();
  return { ended };
}

/** Downloads Firebase's Emulator UI if needed. @returns whether it can be started */
export function fetchUi(start: StartChild): Promise<boolean> {
  const module = path.join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulators.js');
  const script = `require(${JSON.stringify(module)}).downloadIfNecessary('ui').catch(() => process.exit(1))`;
  const child = start(process.execPath, ['-e', script], { cwd: ROOT, stdio: 'ignore', timeout: UI_DOWNLOAD_MS });
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}

function keepArguments(keepIn: string | null): readonly string[] {
  if (keepIn === null) return [];
  return [...(existsSync(keepIn) ? ['--import', keepIn] : []), '--export-on-exit', nextOf(keepIn)];
}

/** firebase-tools loads the rules only into a Firestore that it started itself. */
async function pushRules(): Promise<void> {
  const content = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8');
  const response = await fetch(`http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok)
    throw new Error(`The Firestore on ${HOST}:${PORTS.firestore} refused the rules: ${await response.text()}`);
}

function environmentOf(choice: FirestoreChoice): NodeJS.ProcessEnv {
  const binaries = [path.join(ROOT, 'node_modules/.bin'), path.dirname(process.execPath)];
  if (choice === 'local') binaries.unshift(path.join(ROOT, 'packages/local-firestore/java-shim'));
  return {
    ...process.env,
    PATH: [...binaries, process.env['PATH']].join(path.delimiter),
    NO_UPDATE_NOTIFIER: '1',
    PICTURES_OF_TESTS: SUITE_ENVIRONMENT.PICTURES_OF_TESTS,
    GLORIAFOOD_ADDRESS: process.env['GLORIAFOOD_ADDRESS'] ?? SUITE_ENVIRONMENT.GLORIAFOOD_ADDRESS,
    ...(choice === 'local' && {
      FIRESTORE_EMULATOR_BINARY_PATH: LOCAL_FIRESTORE,
      LOCAL_FIRESTORE_INDEXES: path.join(ROOT, 'firestore.indexes.json'),
    }),
    ...(choice === 'external' && { FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore}` }),
  };
}

/** @param keptIn folder of the initial state; null for none */
function ready(ended: Promise<void>, keptIn: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!readFileSync(LOG_FILE, 'utf8').includes('All emulators ready')) return;
      clearInterval(timer);
      resolve();
    }, READY_POLL_MS);
    void ended.then(() => {
      clearInterval(timer);
      const advice = keptIn && `\nWhere what was kept is broken: remove it (rm -r ${keptIn}), or start without --keep.`;
      reject(
        new Error(
          `The emulator suite did not start. The end of ${path.relative(ROOT, LOG_FILE)}:\n${endOfLog()}${advice ?? ''}`,
        ),
      );
    });
  });
}

function endOfLog(): string {
  return readFileSync(LOG_FILE, 'utf8').split('\n').slice(-25).join('\n');
}
