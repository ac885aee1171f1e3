import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostedProject, policyIn, withHosting } from '../../web/prerender/hosting.ts';
import { ROOT } from '../build-all.ts';
import { runsOf } from '../deployment.ts';
import { startGoogle, type GoogleStandIn } from './google.ts';

// A deployment and a rollback by firebase-tools itself, without a terminal, with the credentials of a workflow. Google is
// on this machine, and accepts everything.

/** Inside the repository, whose firebase-functions lists the functions. */
const HOUSE = path.join(ROOT, '.cache/rehearsal');
const CONFIG = 'firebase.my-house.json';
const DEPLOYMENT = { project: 'my-house', config: CONFIG, hasTerminal: false };

rmSync(HOUSE, { recursive: true, force: true });
mkdirSync(path.join(HOUSE, 'web/.build'), { recursive: true });
for (const part of ['functions/dist', 'firestore.rules', 'firestore.indexes.json'])
  cpSync(path.join(ROOT, part), path.join(HOUSE, part), { recursive: true });
mkdirSync(path.join(HOUSE, 'web/dist'));
write('web/dist/index.html', '<title>Foodhouse</title>');
write('package.json', JSON.stringify({ scripts: { 'check-publish': `node ${ROOT}/tools/check-publish.ts` } }));
write(
  'functions/.env',
  'FOODHOUSE_MIN_INSTANCES=1\nFOODHOUSE_SERVICE_ACCOUNT=foodhouse@my-house.iam.gserviceaccount.com\n',
);
const config = await withHosting(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'), {
  project: hostedProject('{"projectId":"my-house"}', 'us-central1'),
  scriptHashes: [],
  pages: {},
  files: [],
});
write(CONFIG, config);
write(
  'web/.build/stamp.json',
  JSON.stringify({ project: 'my-house', region: 'us-central1', policy: policyIn(config) }),
);

let google: GoogleStandIn;

beforeEach(async () => {
  google = await startGoogle('my-house');
});

afterEach(() => {
  google.close();
});

afterAll(() => {
  rmSync(HOUSE, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(path.join(HOUSE, file), text);
}

/** Runs firebase-tools. @returns its exit code and all that it printed */
async function firebase(args: readonly string[]): Promise<{ readonly code: number | null; readonly printed: string }> {
  const script = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const child = spawn(process.execPath, [script, ...args], {
    cwd: HOUSE,
    env: { ...process.env, ...google.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, printed };
}

describe('a first deployment without a terminal', () => {
  it('publishes everything: rules, functions with their settings and a policy for images, and the site', async () => {
    for (const args of runsOf(DEPLOYMENT)) expect(await firebase(args)).toMatchObject({ code: 0 });
    expect([...google.functions.keys()].toSorted()).toEqual(['api', 'deleteUser', 'setUserRole', 'tick']);
    expect(google.functions.get('api')).toMatchObject({
      buildConfig: { runtime: 'nodejs24', entryPoint: 'api' },
      serviceConfig: {
        minInstanceCount: 1,
        maxInstanceRequestConcurrency: 80,
        serviceAccountEmail: 'foodhouse@my-house.iam.gserviceaccount.com',
        environmentVariables: { FOODHOUSE_MIN_INSTANCES: '1' },
      },
    });
    expect(google.imagePolicies()).toEqual(['firebase-functions-cleanup']);
    expect(google.releases).toEqual(['v1']);
    expect(google.unknown).toEqual([]);
  });

  it('would not get as far as the site if nobody agreed to the policy', async () => {
    const [, functions = []] = runsOf(DEPLOYMENT);
    write('functions/.env', '');
    const { code, printed } = await firebase(functions.filter((argument) => argument !== '--force'));
    expect(code).not.toBe(0);
    expect(printed).toContain('Functions successfully deployed but could not set up cleanup policy');
  });
});

describe('a rollback of the site', () => {
  it('releases an earlier version again', async () => {
    const [, , site = []] = runsOf(DEPLOYMENT);
    await firebase(site);
    await firebase(site);
    const { code, printed } = await firebase([
      'hosting:clone',
      'my-house@v1',
      'my-house:live',
      '--project',
      'my-house',
    ]);
    expect([code, printed]).toEqual([0, expect.stringContaining('has been cloned to site my-house channel live')]);
    expect(google.releases).toEqual(['v1', 'v2', 'v1']);
  });
});
