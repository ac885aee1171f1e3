import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../tools/build-all.ts';
import { compileAllTexts } from '../local/texts.ts';
import { measureFirstPaint, measureSite } from './site-sizes.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, as the closing lines name it. */
  readonly failures?: readonly string[];
}

const BIN = path.join(ROOT, 'node_modules/.bin');
const FIREBASE_JSON = path.join(ROOT, 'firebase.json');
const REPORTS = path.join(ROOT, '.cache');
/** The niceness of a run beside another, which is the longer one: it takes what the other leaves. */
const BESIDE = 19;

/** The vitest project that needs the suite's ports free. */
export const STARTING_PROJECT = 'starting';
/** The vitest projects that need neither suite nor browser. */
export const CHECK_PROJECTS = [
  'domain',
  'functions',
  'local-firestore',
  'rules',
  'web',
  'tools',
  STARTING_PROJECT,
] as const;
/** The vitest projects that need a browser and no suite. Their waits have deadlines: they never take what others leave. */
export const BROWSER_PROJECTS = ['local-firestore-browser', 'gallery', 'production'] as const;
/** The vitest projects that need no suite. */
export const UNIT_PROJECTS = [...CHECK_PROJECTS, ...BROWSER_PROJECTS] as const;

interface Beside {
  /** Another run comes first: this one takes what it leaves of the processors, and prints at the end. */
  readonly isBeside?: boolean;
}

const STATIC_CHECKS = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  ...['packages/domain', 'packages/local-firestore', 'functions', 'web', '.'].map((project) => ({
    name: `types of ${project}`,
    command: 'tsc',
    args: ['-p', project],
  })),
];

/** Format, lint and types: each is one check that passes or fails. */
export async function runStaticChecks(how: Beside = {}): Promise<Tally> {
  compileAllTexts();
  const tallies: Tally[] = [];
  for (const { name, command, args } of STATIC_CHECKS) {
    // oxlint-disable-next-line no-await-in-loop -- each takes all processors
    const isFine = (await runCommand(command, args, how)) === 0;
    tallies.push(checked(isFine, name));
  }
  return add(tallies);
}

/** Script bytes of the built site against their limits. */
export function runSizeChecks(): Tally {
  return add(
    [...measureFirstPaint(), ...measureSite()].map(({ name, bytes, maxBytes, problems }) => {
      const size = `${(bytes / 1000).toFixed(1)} KB, limit ${maxBytes / 1000} KB`;
      return checked(problems.length === 0, `size of ${name}: ${size} ${problems.join('; ')}`);
    }),
  );
}

/** The committed firebase.json, or the current one without git. Read it before the build writes it. */
export function committedFirebaseJson(): string {
  const { status, stdout } = spawnSync('git', ['show', ':firebase.json'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout : readFileSync(FIREBASE_JSON, 'utf8');
}

/** The build writes firebase.json, which must equal the committed one. @param committed read before the build */
export function runFirebaseJsonCheck(committed: string, built = readFileSync(FIREBASE_JSON, 'utf8')): Tally {
  const isFresh = committed === built;
  const advice = isFresh ? '' : ': the build wrote another one, which belongs to the change: git add firebase.json';
  return checked(isFresh, `firebase.json is what the build writes${advice}`);
}

/** One check that passes or fails, printed as it is judged. */
function checked(isFine: boolean, what: string): Tally {
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${what}`);
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [what] };
}

/**
 * Runs vitest projects and counts their tests. A run that fails without a failed test counts as one failure.
 * @param files only these, where given
 * @param name only tests whose name contains it
 * @param environment additional variables
 */
export async function runTests(
  projects: readonly string[],
  {
    files = [],
    name,
    environment = {},
    ...how
  }: Beside & {
    readonly files?: readonly string[];
    readonly name?: string | undefined;
    readonly environment?: NodeJS.ProcessEnv;
  } = {},
): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  const report = path.join(REPORTS, `tests-${projects[0]}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...(name === undefined ? [] : ['--testNamePattern', name]),
    ...(files.length === 0 ? [] : ['--passWithNoTests']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runCommand('vitest', args, { ...how, env: { ...process.env, ...environment } });
  return judgeRun(readCounts(report), { code, projects });
}

/** A run that ended badly without a failed test, such as one with an unhandled error, is a failure with a name. */
export function judgeRun(
  counts: Tally,
  { code, projects }: { readonly code: number | null; readonly projects: readonly string[] },
): Tally {
  if (code === 0 || counts.failed > 0) return counts;
  const failures = [
    ...(counts.failures ?? []),
    `the tests of ${projects.join(', ')} ended with ${code}, no test failed`,
  ];
  return { ...counts, failed: 1, failures };
}

/** @returns its exit code; null when a signal ended it */
function runCommand(
  command: string,
  args: readonly string[],
  { isBeside = false, env = process.env }: Beside & { readonly env?: NodeJS.ProcessEnv },
): Promise<number | null> {
  const child = spawn(path.join(BIN, command), args, { cwd: ROOT, stdio: isBeside ? 'pipe' : 'inherit', env });
  if (isBeside && child.pid !== undefined) setPriority(child.pid, BESIDE);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code);
    });
  });
}

export function add(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  };
}

/** Prints what failed, whatever was printed since, then the closing line alone, and exits with the matching code. */
export function finish({ passed, failed, failures = [] }: Tally): never {
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      /** What a journey's pages showed when it failed (`tests/support/failure.ts`). */
      readonly meta?: { readonly seen?: string };
    }[];
  }[];
}

/** The counts of a report of vitest, and what failed: file, test, and why in a line. */
export function readCounts(report: string): Tally {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that failed without a failed test could not be loaded, or failed around its tests.
      if (failed.length === 0) return status === 'failed' ? [`${file}: ${reasonIn(message, file)}`] : [];
      return failed.map(({ fullName, failureMessages, meta }) =>
        [`${file} > ${fullName}: ${reasonIn(failureMessages.join('\n'), file)}`, meta?.seen].filter(Boolean).join('; '),
      );
    });
    return { passed: numPassedTests, failed: numFailedTests, failures };
  } catch {
    return { passed: 0, failed: 1, failures: [`${path.basename(report)}: the run wrote no report`] };
  }
}

/** As much of a browser's log as says why it waited. */
const MOST_AWAITED = 400;
/** What a browser does again and again, and which says nothing. */
const REPEATED = /^(attempting|retrying|scrolling|done scrolling|waiting \d+ms|waiting for element)/;

/** The first line of a message, what a browser waited for, and the line of the test: a log that is cut still says where. */
function reasonIn(message: string, file: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const steps = lines.flatMap((line) => /^\s*- (.+)$/.exec(line)?.[1] ?? []).filter((step) => !REPEATED.test(step));
  const awaited = [...new Set(steps)].join(', ').slice(0, MOST_AWAITED);
  const place = lines.map((line) => line.split(`${file}:`, 2)[1]?.match(/^\d+/)?.[0]).find(Boolean);
  return [lines[0], awaited, place && `line ${place}`].filter(Boolean).join('; ');
}
