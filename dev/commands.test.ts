import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Commands for a real project end with one sentence when their arguments are wrong.

const { scripts: SCRIPTS } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** What is made before a script of ours starts, and its file. */
const OURS = /^node (?:--import (?<before>\S+) )?(?<file>\S+\.ts)/;

function fileOf(script: string): string {
  return OURS.exec(SCRIPTS[script] ?? '')?.groups?.['file'] ?? script;
}

function run(script: string, ...args: readonly string[]): { code: number | null; said: string } {
  const { FIRESTORE_EMULATOR_HOST: _host, ...environment } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [fileOf(script), ...args], {
    encoding: 'utf8',
    env: {
      ...environment,
      // Nobody is logged in.
      GOOGLE_APPLICATION_CREDENTIALS: 'nowhere.json',
      METADATA_SERVER_DETECTION: 'none',
      XDG_CONFIG_HOME: '.cache/nobody',
    },
  });
  return { code: status, said: stderr };
}

it('npm start names the houses that there are', () => {
  expect(run('start', '--house', 'grand').said).toBe(
    'foodhouse: --house: expected bare, configured, or empty, got grand.\n',
  );
});

describe('commands for a real project', () => {
  it.each([
    ['deploy', [], /^foodhouse: --project: expected the project's id/],
    ['deploy', ['--project', 'demo-foodhouse'], /^foodhouse: demo-foodhouse is a demo project/],
    ['deploy', ['--project', 'default'], /^foodhouse: demo-foodhouse is a demo project/],
    ['doctor', ['--project', 'default'], /^foodhouse: demo-foodhouse is a demo project/],
    // The suite may be running.
    [
      'grant-admin',
      ['nobody@example.com', '--project', 'default'],
      /^foodhouse: (Firestore does not listen|nobody@example.com has no account in demo-foodhouse)/,
    ],
    [
      'person',
      ['export', 'nobody@example.com', '--project', 'default'],
      /^foodhouse: (Firestore does not listen|demo-foodhouse holds nothing)/,
    ],
    [
      'backup',
      ['--project', 'default', '--to', 'package.json/no-folder'],
      /^foodhouse: (Firestore does not listen|No backup was written)/,
    ],
    [
      'restore',
      ['--project', 'default', '--from', 'nowhere.ndjson'],
      /^foodhouse: (Firestore does not listen|The restore has not ended)/,
    ],
    ['deploy', ['--project', 'house', '--only', 'site'], /^foodhouse: --only: expected some of firestore, functions/],
    [
      'deploy',
      ['--project', 'house'],
      /^foodhouse: Where the database of house is, could not be asked: .*Failed to authenticate/,
    ],
    ['doctor', ['--project', 'demo-foodhouse'], /^foodhouse: demo-foodhouse is a demo project/],
    [
      'doctor',
      ['--project', 'house'],
      /^foodhouse: No credentials of yours were found .*gcloud auth application-default login/,
    ],
    ['backup', [], /^foodhouse: --project: expected the project's id/],
    ['backup', ['--project', 'house'], /^foodhouse: No credentials of yours were found /],
    ['restore', ['--project', 'house'], /^foodhouse: --from: expected a file of npm run backup/],
    ['person', ['export', 'ann@example.com'], /^foodhouse: --project: expected the project's id/],
    [
      'person',
      ['forget', 'ann@example.com', '--project', 'house'],
      /^foodhouse: expected export or erase, got "forget"/,
    ],
    [
      'person',
      ['erase', 'ann/bob', '--project', 'house'],
      /^foodhouse: expected an email address, or the uid in somebody’s orders, got "ann\/bob"/,
    ],
    ['recount', [], /^foodhouse: --project: expected the project's id/],
    ['recount', ['--project', 'house'], /^foodhouse: No credentials of yours were found /],
    ['person', ['erase', 'ann@example.com', '--project', 'house'], /^foodhouse: No credentials of yours were found /],
    ['grant-admin', ['ann@example.com', '--project', 'house'], /^foodhouse: No credentials of yours were found /],
    ['grant-admin', ['ann@example.com'], /^foodhouse: --project: expected the project's id/],
    ['grant-admin', ['ann', '--project', 'house'], /^foodhouse: expected an email address, got "ann"/],
  ])('%s %j ends with one sentence', (script, args, sentence) => {
    const { code, said } = run(script, ...args);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});

describe('every script of npm', () => {
  const scripts = Object.entries(SCRIPTS).flatMap(([name, command]) => {
    const { file, before } = OURS.exec(command)?.groups ?? {};
    return file === undefined ? [] : [[name, file, before] as const];
  });

  it.each(scripts)('%s reads its options in the one way', (_name, file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/= startScript\(|^startScript\(|await startBenchmark\(/m);
  });

  it.each(scripts.filter(([, file]) => file !== 'tools/make-texts.ts'))(
    '%s has its texts, also where none were made yet',
    (_name, _file, before) => {
      expect(before).toBe('./tools/with-texts.ts');
    },
  );

  it.each([
    ['dev/test.ts', 'npm test'],
    ['tools/seed.ts', 'npm run seed'],
    ['bench/order.ts', 'npm run bench:order'],
  ])('%s answers --help, and refuses unknown options in one sentence', (file, call) => {
    const help = spawnSync(process.execPath, [file, '--help'], { encoding: 'utf8' });
    expect([help.status, help.stdout.startsWith(call)]).toEqual([0, true]);
    const refused = spawnSync(process.execPath, [file, '--nonsense'], { encoding: 'utf8' });
    expect([refused.status, refused.stderr]).toEqual([
      1,
      `foodhouse: Unknown option '--nonsense': ${call} -- --help says more.\n`,
    ]);
  });
});
