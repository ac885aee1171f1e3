import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './build-all.ts';
import { compileRules, formatIssue } from '../packages/local-firestore/src/rules/ruleset.ts';
import { writeEmulatorConfig } from './firebase-config.ts';
import { isPortOpen } from './ports.ts';
import { HOST, PORTS, PROJECT_ID } from './suite.ts';

const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const LOCAL_FIRESTORE = path.join(ROOT, 'packages/local-firestore/dist/cli.js');
export const LOG_FILE = path.join(ROOT, '.cache/emulators.log');
const STOP_TIMEOUT_MS = 30_000;

export type FirestoreChoice = 'local' | 'official' | 'external';

export interface Suite {
  /** Resolves when the suite ended, whoever ended it. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Which Firestore the suite runs on: `FIRESTORE=official` or `external`, else the one of this repository. */
export function firestoreChoice(): FirestoreChoice {
  const choice = process.env['FIRESTORE'] ?? '';
  if (choice === '' || choice === 'local') return 'local';
  if (choice === 'official' || choice === 'external') return choice;
  throw new Error(`FIRESTORE: expected local, official or external, got ${choice}`);
}

/** @throws Error with one sentence that says what is missing or taken and how to mend it */
export async function checkReadiness(choice: FirestoreChoice, needed: readonly (keyof typeof PORTS)[]): Promise<void> {
  if (!existsSync(FIREBASE)) throw new Error('firebase-tools is not installed: run npm ci first.');
  const states = await Promise.all(needed.map(async (name) => ({ name, isTaken: await isPortOpen(PORTS[name]) })));
  for (const { name, isTaken } of states) {
    const isExternal = name === 'firestore' && choice === 'external';
    if (isExternal && !isTaken)
      throw new Error(
        `FIRESTORE=external, but nothing listens on ${HOST}:${PORTS.firestore}: start that emulator first.`,
      );
    if (!isExternal && isTaken)
      throw new Error(
        `Port ${PORTS[name]} (${name}) is taken: end the program that uses it, perhaps another Foodhouse.`,
      );
  }
}

/** Compiles the rules before anything starts. @throws Error with file, line, column and what is wrong */
export function checkRules(file: string): void {
  const name = path.basename(file);
  const errors = compileRules(readFileSync(file, 'utf8'), name).issues.filter((issue) => issue.severity === 'ERROR');
  if (errors.length === 0) return;
  throw new Error(`The rules do not compile: ${errors.map((issue) => formatIssue(issue, name)).join('; ')}`);
}

/**
 * Starts the emulator suite and waits until all of it answers.
 * @param keepIn a folder to begin with, where it exists, and to leave everything in at the end
 * @throws Error with the end of its log
 */
export async function startSuite(choice: FirestoreChoice, keepIn: string | null = null): Promise<Suite> {
  mkdirSync(path.dirname(LOG_FILE), { recursive: true });
  const log = createWriteStream(LOG_FILE);
  const only = choice === 'external' ? 'auth,functions,hosting' : 'auth,functions,firestore,hosting';
  const child = spawn(
    process.execPath,
    [
      FIREBASE,
      'emulators:start',
      '--config',
      writeEmulatorConfig(),
      '--project',
      PROJECT_ID,
      '--only',
      only,
      ...keepArguments(keepIn),
    ],
    {
      cwd: ROOT,
      detached: true, // the terminal's Ctrl-C reaches us alone; we pass it on once
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentOf(choice),
    },
  );
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  await ready(child, ended);
  if (choice === 'external') await pushRules();
  return { ended, stop: () => stop(child, ended) };
}

function keepArguments(keepIn: string | null): readonly string[] {
  if (keepIn === null) return [];
  return [...(existsSync(keepIn) ? ['--import', keepIn] : []), '--export-on-exit', keepIn];
}

/** firebase-tools tells only a Firestore that it started about the rules. */
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
    ...(choice === 'local' && {
      FIRESTORE_EMULATOR_BINARY_PATH: LOCAL_FIRESTORE,
      LOCAL_FIRESTORE_INDEXES: path.join(ROOT, 'firestore.indexes.json'),
    }),
    ...(choice === 'external' && { FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore}` }),
  };
}

function ready(child: ChildProcess, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('All emulators ready')) resolve();
    });
    void ended.then(() => {
      reject(
        new Error(`The emulator suite did not start. The end of ${path.relative(ROOT, LOG_FILE)}:\n${endOfLog()}`),
      );
    });
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode === null) child.kill('SIGINT');
  const timer = setTimeout(() => {
    // What does not end by itself is ended with its whole process group.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

function endOfLog(): string {
  return readFileSync(LOG_FILE, 'utf8').split('\n').slice(-25).join('\n');
}
